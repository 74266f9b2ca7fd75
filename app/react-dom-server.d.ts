/** Web streams on Node too (development); React's types know it under `react-dom/server` only. */
declare module "react-dom/server.browser" {
  export { renderToReadableStream } from "react-dom/server";
}
