// What the modules of packages are, where the page finds them: they are copied there at build.
declare module "*/vendor/minisearch.mjs" {
  export { default } from "minisearch";
  export * from "minisearch";
}
declare module "*/vendor/qrcode.mjs" {
  export { default } from "qrcode-generator";
}
declare module "*/vendor/smol-toml/index.js" {
  export * from "smol-toml";
}
