/** In sessionStorage. Alone in its file, so that the page can ask whether there is a told story before the reader loads. */
export const toldStoryKey = "moonthread_story";
