/** The server's own review of a parent's words: what it refuses is refused without a network, too. */
export { reviewRequest } from "../../../server/telling/review-request";
