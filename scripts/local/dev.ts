import { spawn } from "node:child_process";
import { prepareLocal, root } from "./prepare.ts";

/** `npm run dev`: hot reload with the bindings of wrangler.toml and the variables of `.dev.vars`. */
await prepareLocal();
const server = spawn("remix", ["vite:dev", ...process.argv.slice(2)], { cwd: root, stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 1));
