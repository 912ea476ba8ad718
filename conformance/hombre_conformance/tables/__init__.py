"""Counting tables: how many auctions, lines of play and orders of tricks the law allows."""
