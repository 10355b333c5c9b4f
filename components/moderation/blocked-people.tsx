'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useWords } from '#words';
import { useSubmit } from '@/components/form/use-submit';
import { Avatar } from '@/components/images/avatar';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { formatLongDate } from '@/lib/core/text/time';
import { displayName } from '@/lib/users/labels';
import type { BlockView } from '@/lib/users/queries/blocks';

/** The people one has blocked, each with « Débloquer ». */
export function BlockedPeople({ blocks }: { blocks: BlockView[] }) {
  const words = useWords('moderation/bloques');
  return (
    <div className="mt-6 border-line border-t pt-6">
      <h3>{words('titre')}</h3>
      {blocks.length === 0 ? (
        <p className="mt-1 text-muted text-sm">{words('personne')}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {blocks.map((block) => (
            <Blocked key={block.user._id} block={block} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Blocked({ block: { user, bloqueLe } }: { block: BlockView }) {
  const words = useWords('moderation/bloques');
  const router = useRouter();
  const { submit, pending } = useSubmit();
  const [gone, setGone] = useState(false);
  const name = displayName(user, words.langue);
  if (gone) return null;

  async function unblock() {
    const answer = await submit('DELETE /users/{userId}/block', { params: { userId: user._id } });
    if (!answer) return;
    if (!answer.ok) return toast({ title: answer.failure.message, tone: 'error' });
    setGone(true);
    // The button leaves with the line: the keyboard goes on from the content.
    document.getElementById('contenu')?.focus({ preventScroll: true });
    toast({ title: words('debloque', { nom: name }) });
    router.refresh();
  }

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <Avatar name={name} seed={user._id} src={user.profileImage} />
      <div className="min-w-0 grow basis-40">
        <p id={`bloque-${user._id}`} className="truncate font-medium">
          <bdi>{name}</bdi>
        </p>
        <p className="text-muted text-sm">
          {words('depuis', { jour: formatLongDate(bloqueLe, undefined, words.langue) })}
        </p>
      </div>
      <Button
        variant="secondary"
        size="small"
        pending={pending}
        aria-describedby={`bloque-${user._id}`}
        onClick={() => void unblock()}
      >
        {words('debloquer')}
      </Button>
    </li>
  );
}
