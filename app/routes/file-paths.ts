const fileExtension = /\.(?:xml|txt|ico|png|jpe?g|svg|css|js)$/i;

/** Paths that get an empty 404 instead of the page (docs/specification.md, 'Routes'). */
export function isFilePath(pathname: string): boolean {
  return fileExtension.test(pathname);
}
