'use client';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '#words';
import { call } from '@/components/api/call';
import { useSubmit } from '@/components/form/use-submit';
import { useMe } from '@/components/session/me';
import { IconButton } from '@/components/ui/icon-button';
import { Menu } from '@/components/ui/menu';
import { toast } from '@/components/ui/toast';
import { BlockConfirm } from './block-confirm';
import type { PersonMenuProps } from './person-menu';
import { useReport } from './use-report';

/**
 * Report and block somebody, with the menu open when it was pressed for. `onBlocked` hears of a block that was set or taken
 * back.
 */
export function PersonActions({
  person,
  onBlocked,
  defaultOpen,
}: PersonMenuProps & { defaultOpen: boolean }) {
  const words = useWords('moderation/personne');
  const reports = useWords('moderation/signaler');
  const me = useMe();
  const { submit } = useSubmit();
  const [blocked, setBlocked] = useState(false);
  const [open, setOpen] = useState(false);
  const { report, dialogs } = useReport({ cible: 'utilisateur', cibleId: person._id, nom: person.name });
  const params = { userId: person._id };
  const button = useRef<HTMLButtonElement>(null);

  async function readBlock() {
    const answer = await call('GET /users/{userId}/block', { params });
    if (answer.ok) setBlocked(answer.data.bloque);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: of the menu that is open when it comes.
  useEffect(() => {
    if (defaultOpen && me.state === 'user') void readBlock();
  }, []);

  async function unblock() {
    const answer = await submit('DELETE /users/{userId}/block', { params });
    if (!answer) return;
    if (!answer.ok) return toast({ title: answer.failure.message, tone: 'error' });
    setBlocked(false);
    onBlocked?.();
    toast({ title: words('debloque', { nom: person.name }) });
  }

  return (
    <>
      <Menu
        defaultOpen={defaultOpen}
        trigger={<IconButton ref={button} icon="more" label={words('plus', { nom: person.name })} />}
        onOpenChange={(opened) => {
          if (opened && me.state === 'user') void readBlock();
        }}
        entries={[
          { kind: 'action', label: reports('signaler'), icon: 'flag', onSelect: report },
          ...(me.state !== 'user'
            ? []
            : blocked
              ? [
                  {
                    kind: 'action' as const,
                    label: words('debloquer'),
                    icon: 'check' as const,
                    onSelect: () => void unblock(),
                  },
                ]
              : [
                  {
                    kind: 'action' as const,
                    label: words('bloquer'),
                    icon: 'block' as const,
                    danger: true,
                    onSelect: () => setOpen(true),
                  },
                ]),
        ]}
      />
      {dialogs}
      <BlockConfirm
        {...{ open, person }}
        finalFocus={button}
        onOpenChange={setOpen}
        onDone={() => {
          setBlocked(true);
          onBlocked?.();
        }}
      />
    </>
  );
}
