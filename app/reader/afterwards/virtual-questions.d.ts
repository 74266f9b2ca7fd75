/** Made by the build of the tales' files (`scripts/storybook/library-files.ts`): tale → its questions, as typeset. */
declare module "virtual:storybook-questions" {
  const questions: Readonly<Record<string, readonly string[]>>;
  export default questions;
}
