module hombre

go 1.19
