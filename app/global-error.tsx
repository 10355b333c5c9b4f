'use client';
import { useEffect, useState } from 'react';
import { BrokenFrame } from '@/components/page/broken-frame';
import { langueOfAddress } from '@/lib/langues/adresse.mjs';
import type { Ecrans } from '@/lib/langues/ecrans';
import type { Langue } from '@/lib/langues/langue.mjs';
import { cadre as later } from '@/lib/langues/later-cadre';
import { cadre } from '@/lib/langues/messages/fr/ecrans/page/cadre';
import './globals.css';

/** Stands alone: even the layout failed. Nothing above says its language: the address does, as soon as its words are there. */
export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  const [said, setSaid] = useState<{ langue: Langue; texts: Ecrans['page/cadre'] }>({
    langue: 'fr',
    texts: cadre,
  });
  useEffect(() => {
    const { langue } = langueOfAddress(location.pathname);
    if (langue === 'fr') return;
    // Where nothing more is to be had, it stays in French.
    const stay = () => {};
    later[langue]().then(({ screens }) => setSaid({ langue, texts: screens['page/cadre'] }), stay);
  }, []);
  return <BrokenFrame {...said} retry={retry} />;
}
