import type { Metadata } from 'next';
import { OwnAlerte } from '@/components/alertes/own-alerte';
import { AlerteReglages } from '@/components/alertes/reglages';
import { EmptyState } from '@/components/page/empty-state';
import { PageHeader } from '@/components/page/page-header';
import { toLogin } from '@/components/page/to-login';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { pageLangue, pageWords } from '@/components/words/server';
import { Words } from '@/components/words/words';
import { listAlertes } from '@/lib/alertes/queries/own';
import { placesIn } from '@/lib/core/cities/names';
import { actorOfPage } from '../actor';

const HERE = '/mes-alertes';

export function generateMetadata(): Metadata {
  return { title: pageWords('alertes/page')('titre') };
}

export default async function MyAlertesPage() {
  const actor = await actorOfPage();
  if (!actor) toLogin(HERE);
  const { alertes, reglages } = placesIn(pageLangue(), await listAlertes(actor));
  const words = pageWords('alertes/page');
  return (
    <div className="wrap max-w-[820px]">
      <PageHeader title={words('titre')} subtitle={words('sousTitre')} />
      {alertes.length > 0 ? (
        <Words of={['alertes/alerte', 'alertes/rythme', 'transports/type', 'demandes/categorie']}>
          <ul className="space-y-4">
            {alertes.map((alerte) => (
              <li key={alerte._id}>
                <OwnAlerte alerte={alerte} />
              </li>
            ))}
          </ul>
        </Words>
      ) : (
        <Card>
          <EmptyState
            title={words('aucune')}
            headingLevel="h2"
            action={<LinkButton href="/transporteurs">{words('chercher')}</LinkButton>}
          >
            {words('aucuneTexte')}
          </EmptyState>
        </Card>
      )}
      <Card as="section" aria-labelledby="vos-annonces" className="mt-8">
        <h2 id="vos-annonces" className="text-xl">
          {words('annonces')}
        </h2>
        <div className="mt-2">
          <Words of={['alertes/reglages']}>
            <AlerteReglages saved={reglages} />
          </Words>
        </div>
      </Card>
    </div>
  );
}
