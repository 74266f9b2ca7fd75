import { useEffect, useState } from "react";

interface Code {
  readonly path: string;
  /** Modules on a side, with the white edge that scanners need. */
  readonly side: number;
}

/** The edge's width in modules (ISO/IEC 18004, section 6.3.8). */
const edge = 4;

/** Drawn by code that comes only now: most stories are never shared. */
async function drawCode(url: string): Promise<Code> {
  const [{ generate }, { toSvgPath }] = await Promise.all([import("lean-qr"), import("lean-qr/extras/svg")]);
  const code = generate(url);
  return { path: toSvgPath(code), side: code.size + 2 * edge };
}

/** The link as a QR code, for a phone beside this one. Nothing where its code does not come: the link is there as text. */
export function LinkCode({ url }: { readonly url: string }) {
  const [code, setCode] = useState<Code>();
  useEffect(() => {
    let isGone = false;
    drawCode(url).then(
      (drawn) => isGone || setCode(drawn),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [url]);
  return (
    <div className="saving-code">
      {code && (
        <svg role="img" aria-label="QR code of the link" viewBox={`${-edge} ${-edge} ${code.side} ${code.side}`}>
          <path d={code.path} />
        </svg>
      )}
    </div>
  );
}
