import type { ReactNode } from 'react';
import { useWords } from '#words';
import { Icon, type IconName } from '@/components/ui/icon';
import type { DemandeView } from '@/lib/demandes/queries';
import { deadlineText } from './demande-dates';

/** Where, until when, and what kind of thing. */
export function DetailFacts({ demande }: { demande: DemandeView }) {
  const words = useWords('demandes/faits');
  const categories = useWords('demandes/categorie');
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-3">
      <Fact icon="pin" label={words('livraison')}>
        <bdi>{demande.lieuLivraison}</bdi>
      </Fact>
      <Fact icon="calendar" label={words('avant')}>
        <time dateTime={demande.dateLimite}>{deadlineText(demande.dateLimite, words.langue)}</time>
      </Fact>
      <Fact icon="bag" label={words('categorie')}>
        {categories(demande.categorie)}
      </Fact>
    </dl>
  );
}

function Fact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="flex items-center gap-2 text-muted text-sm">
        <Icon name={icon} size={18} />
        {label}
      </dt>
      <dd className="mt-0.5 ps-[26px] font-medium">{children}</dd>
    </div>
  );
}
