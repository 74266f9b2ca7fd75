import { answering, done, unreadable } from "./one-method";

export { twinHeaders as headers } from "./twin-headers";

export const loader = unreadable("DELETE");

/** Takes a shared story back, for whoever has its token. */
export const action = answering("DELETE", async ({ request, params, context }) => {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1] ?? "";
  await context.server.services.sharedStories.takeBack(params.id ?? "", token);
  return done();
});
