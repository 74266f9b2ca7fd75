/** Made by the build of the tales' files (`scripts/storybook/library-files.ts`). */
declare module "virtual:storybook-library" {
  const library: import("./library").Library;
  export default library;
}

/** In development only: static file → what is in it. */
declare module "virtual:storybook-files" {
  const files: Readonly<Record<string, import("./library").TaleFile>>;
  export default files;
}
