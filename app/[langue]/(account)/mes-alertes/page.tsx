import type { Metadata } from 'next';
import { OwnAlerte } from '@/components/alertes/own-alerte';
import { AlerteReglages } from '@/components/alertes/reglages';
import { EmptyState } from '@/components/page/empty-state';
import { PageHeader } from '@/components/page/page-header';
import { toLogin } from '@/components/page/to-login';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { listAlertes } from '@/lib/alertes/queries/own';
import { actorOfPage } from '@/lib/core/sessions/session';

const HERE = '/mes-alertes';

export const metadata: Metadata = { title: 'Mes alertes' };

export default async function MyAlertesPage() {
  const actor = await actorOfPage();
  if (!actor) toLogin(HERE);
  const { alertes, reglages } = await listAlertes(actor);
  return (
    <div className="wrap max-w-[820px]">
      <PageHeader title="Mes alertes" subtitle="Ce qui vous convient vous est dit une fois, sans chercher." />
      {alertes.length > 0 ? (
        <ul className="space-y-4">
          {alertes.map((alerte) => (
            <li key={alerte._id}>
              <OwnAlerte alerte={alerte} />
            </li>
          ))}
        </ul>
      ) : (
        <Card>
          <EmptyState
            title="Aucune alerte"
            headingLevel="h2"
            action={<LinkButton href="/transporteurs">Chercher un trajet</LinkButton>}
          >
            Faites une recherche, puis «{'\u00a0'}Créer une alerte{'\u00a0'}» sous les résultats.
          </EmptyState>
        </Card>
      )}
      <Card as="section" aria-labelledby="vos-annonces" className="mt-8">
        <h2 id="vos-annonces" className="text-xl">
          Vos annonces cherchent aussi
        </h2>
        <div className="mt-2">
          <AlerteReglages saved={reglages} />
        </div>
      </Card>
    </div>
  );
}
