import type { ReactNode } from "react";

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className="keeping-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      {children}
    </svg>
  );
}

export function ShareIcon() {
  return (
    <Icon>
      <path d="M12 15V4M8 7.500 12 3.500l4 4M7.500 11H5.500v9.500h13V11h-2" />
    </Icon>
  );
}

export function CopyIcon() {
  return (
    <Icon>
      <path d="M9 8.500h11v12H9zM15 5.500v-2H4v12h2" />
    </Icon>
  );
}

export function PrintIcon() {
  return (
    <Icon>
      <path d="M7 8.500v-5h10v5M7 17H3.500V8.500h17V17H17M7 13.500h10v7H7z" />
    </Icon>
  );
}

export function PdfIcon() {
  return (
    <Icon>
      <path d="M13.500 3.500h-8v17h13v-12zV8.500h5M12 11v6M9.500 14.500 12 17l2.500-2.500" />
    </Icon>
  );
}
