/*
 * What `zod/v4` exports, minus its error messages in fifty languages: 50 KB gzip of Worker, which a bundler
 * cannot leave out by itself because the AI SDK takes zod as one object. wrangler.toml puts this file in its place.
 */
export * from "../../node_modules/zod/v4/classic/checks.js";
export * as coerce from "../../node_modules/zod/v4/classic/coerce.js";
export * from "../../node_modules/zod/v4/classic/compat.js";
export * from "../../node_modules/zod/v4/classic/errors.js";
export * as iso from "../../node_modules/zod/v4/classic/iso.js";
export * from "../../node_modules/zod/v4/classic/parse.js";
export * from "../../node_modules/zod/v4/classic/schemas.js";
export {
  clone,
  config,
  flattenError,
  formatError,
  globalRegistry,
  NEVER,
  prettifyError,
  regexes,
  registry,
  treeifyError,
  util,
} from "../../node_modules/zod/v4/core/index.js";
export { toJSONSchema } from "../../node_modules/zod/v4/core/json-schema-processors.js";
