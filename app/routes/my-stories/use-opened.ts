import { useLocation, useNavigate } from "@remix-run/react";

/** Which story is open: the part of the address after `#`, so that Back closes it and no server hears of it. */
export function useOpened() {
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const isOurs = (state as { isFromShelf?: unknown } | null)?.isFromShelf === true;

  function open(id: string) {
    navigate({ hash: id }, { state: { isFromShelf: true } });
  }

  /** As the browser's Back, where that leads to the shelf. */
  function close() {
    if (isOurs) history.back();
    else navigate({ hash: "" }, { replace: true });
  }

  return { openedId: hash.slice(1), open, close };
}
