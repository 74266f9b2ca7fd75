/** Where this page is: one step from the generator. */
export function Breadcrumbs({ here }: { readonly here: string }) {
  return (
    <nav className="landing-crumbs" aria-label="Breadcrumb">
      <ol>
        <li>
          <a href="/">Home</a>
        </li>
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
