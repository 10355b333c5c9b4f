'use client';
import { useState } from 'react';
import { useWords } from '#words';
import { refreshMe } from '@/components/session/me';
import { Button } from '@/components/ui/button';

/** In the account's place while it cannot be read: one is neither shown as a visitor nor logged out. */
export function AccountAway() {
  const words = useWords('layout/entete');
  const [asking, setAsking] = useState(false);
  return (
    <div
      role="status"
      className="flex items-center gap-2 max-md:mt-6 max-md:border-line max-md:border-t max-md:pt-6"
    >
      <span className="text-muted text-sm">{words('absent')}</span>
      <Button
        variant="secondary"
        size="small"
        pending={asking}
        onClick={async () => {
          setAsking(true);
          await refreshMe();
          setAsking(false);
        }}
      >
        {words('reessayer')}
      </Button>
    </div>
  );
}
