'use client';
import { type ComponentType, useState } from 'react';
import { useWords } from '#words';
import { useComeBack } from '@/components/session/come-back';
import { useMe } from '@/components/session/me';
import { IconButton } from '@/components/ui/icon-button';
import { toast } from '@/components/ui/toast';
import { withWords } from '@/components/words/with-words';
import { reportOpens } from './report-opens';

export type PersonMenuProps = { person: { _id: string; name: string }; onBlocked?: () => void };

const loadActions = () => withWords(() => import('./person-actions').then((module) => module.PersonActions));

/** « … » beside somebody, for everybody but themselves: what it opens comes when it is wanted, a profile being a light page. */
export function PersonMenu(props: PersonMenuProps) {
  const words = useWords('moderation/personne');
  const failures = useWords('api/echecs');
  const me = useMe();
  const [Actions, setActions] = useState<ComponentType<PersonMenuProps & { defaultOpen: boolean }>>();
  const [loading, setLoading] = useState(false);
  const [pressed, setPressed] = useState(false);
  const { _id, name } = props.person;
  useComeBack((asked) => {
    if (asked === reportOpens(_id)) void load();
    // It is what comes that takes it.
    return false;
  });
  if (me.state === 'user' && me.user._id === _id) return null;
  if (Actions) return <Actions {...props} defaultOpen={pressed} />;

  async function load() {
    setLoading(true);
    try {
      const loaded = await loadActions();
      setActions(() => loaded);
    } catch {
      toast({ tone: 'error', title: failures('connexion') });
    } finally {
      setLoading(false);
    }
  }

  return (
    <IconButton
      icon="more"
      label={words('plus', { nom: name })}
      aria-haspopup="menu"
      aria-busy={loading}
      onClick={() => {
        setPressed(true);
        void load();
      }}
    />
  );
}
