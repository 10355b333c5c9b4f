'use client';
import { useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import { useAddresses } from '#words';

export type SearchAddress = {
  typed: string;
  /** What is looked for: `typed` without what surrounds it. */
  search: string;
  type: (text: string) => void;
  /** Where a conversation is (null: the list), the search being kept. */
  hrefOf: (id: string | null) => string;
};

/** The search of the list; the address says what it is (`q`), so that it is there again on the way back. */
export function useSearchAddress(): SearchAddress {
  const inLangue = useAddresses();
  const asked = useSearchParams().get('q') ?? '';
  const [typed, setTyped] = useState(asked);
  const search = typed.trim();
  useEffect(() => setTyped((before) => (before.trim() === asked ? before : asked)), [asked]);

  const type = useCallback((text: string) => {
    setTyped(text);
    const { pathname } = window.location;
    const q = text.trim();
    window.history.replaceState(null, '', q ? `${pathname}?q=${encodeURIComponent(q)}` : pathname);
  }, []);
  const hrefOf = useCallback(
    (id: string | null) =>
      inLangue(`/messagerie${id ? `/${id}` : ''}${search ? `?q=${encodeURIComponent(search)}` : ''}`),
    [inLangue, search],
  );
  return { typed, search, type, hrefOf };
}
