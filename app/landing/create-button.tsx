import type { Handoff } from "./content/handoff";

interface CreateButtonProps {
  readonly handoff?: Handoff | undefined;
  readonly children: string;
}

/** A plain link to the wizard. What it carries is read by the script in `inline-scripts.ts` or, without one, from its address. */
export function CreateButton({ handoff, children }: CreateButtonProps) {
  return (
    <a
      className="button landing-create"
      href={handoff?.href ?? "/"}
      data-category={handoff?.category}
      data-value={handoff?.value}
    >
      {children}
    </a>
  );
}
