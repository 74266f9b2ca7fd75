import * as z from "./zod-classic";

export * from "./zod-classic";
export { z, z as default };
