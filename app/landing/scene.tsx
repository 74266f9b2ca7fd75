/** A page's picture, under the evening sky. Its colors are tokens: `public/scenes` has the file, `landing.css` the light. */
export function Scene({ file }: { readonly file: string }) {
  return (
    <svg className="picture landing-scene" viewBox="0 0 400 300" aria-hidden="true">
      <use href={`${file}#scene`} />
    </svg>
  );
}
