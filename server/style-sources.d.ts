/** Made by the build (`scripts/build-steps/page-sheets.ts`); the alias in wrangler.toml gives it to the Worker. */
declare module "virtual:style-sources" {
  /** As the Content-Security-Policy names the style elements of pages without the framework. */
  const sources: readonly string[];
  export default sources;
}
