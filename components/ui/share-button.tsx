'use client';
import { useState } from 'react';
import { useWords } from '#words';
import { later } from '@/components/ui/later';
import { Button } from './button';

const ShareMenu = later(() => import('./share-menu').then((module) => module.ShareMenu), Coming);

const LOOK = { variant: 'ghost', size: 'small', icon: 'share' } as const;

function Coming() {
  const words = useWords('ui/partage');
  return (
    <Button {...LOOK} pending>
      {words('partager')}
    </Button>
  );
}

/** « Partager »: by what the device offers, else by a small menu, which comes when it is wanted. */
export function ShareButton({ path, title, className }: { path: string; title: string; className?: string }) {
  const words = useWords('ui/partage');
  const [menu, setMenu] = useState(false);

  async function share() {
    const url = new URL(path, location.origin).href;
    if (!navigator.share) return setMenu(true);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Who thought better of it closed it themselves.
      if ((error as Error).name !== 'AbortError') setMenu(true);
    }
  }

  return (
    <span className={className}>
      {menu ? (
        <ShareMenu path={path} title={title} />
      ) : (
        <Button {...LOOK} onClick={() => void share()}>
          {words('partager')}
        </Button>
      )}
    </span>
  );
}
