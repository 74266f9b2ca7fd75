/** Made by the build of the tales' files (`scripts/storybook/library-files.ts`). */
declare module "virtual:storybook-library" {
  const library: import("./library").Library;
  export default library;
}

/** In development only: static file → its tales. */
declare module "virtual:storybook-files" {
  const files: Readonly<Record<string, readonly import("./tale").Tale[]>>;
  export default files;
}
