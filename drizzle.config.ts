import { defineConfig } from "drizzle-kit";

export default defineConfig({ dialect: "sqlite", schema: "./server/sharing/database/schema.ts", out: "./migrations" });
