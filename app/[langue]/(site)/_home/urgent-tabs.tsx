import { useWords } from '#words';
import { DemandeGrid } from '@/components/demandes/demande-grid';
import { EmptyState } from '@/components/page/empty-state';
import { SectionHeader } from '@/components/page/section-header';
import { TransportGrid } from '@/components/transports/transport-grid';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { Tabs } from '@/components/ui/tabs';
import type { DemandeView } from '@/lib/demandes/queries';
import type { TransportView } from '@/lib/transports/queries/view';

/** The two urgent lists. */
export function UrgentTabs({
  transports,
  demandes,
}: {
  transports: TransportView[];
  demandes: DemandeView[];
}) {
  const words = useWords('accueil/page');
  return (
    <section aria-labelledby="urgent" className="wrap pt-10 sm:pt-16">
      <SectionHeader id="urgent" title={words('saisir')} subtitle={words('saisirTexte')} />
      <Tabs
        label={words('annonces')}
        items={[
          {
            value: 'transports',
            label: words('transportsUrgents'),
            count: transports.length,
            content:
              transports.length > 0 ? (
                <>
                  <div className="max-sm:[&>ul>li:nth-child(n+4)]:hidden">
                    <TransportGrid transports={transports} headingLevel="h3" />
                  </div>
                  <More href="/transporteurs" label={words('voirTrajets')} />
                </>
              ) : (
                <None title={words('aucunTransport')} href="/transporteurs" label={words('voirTrajets')} />
              ),
          },
          {
            value: 'demandes',
            label: words('demandesUrgentes'),
            count: demandes.length,
            content:
              demandes.length > 0 ? (
                <>
                  <div className="max-sm:[&>ul>li:nth-child(n+4)]:hidden">
                    <DemandeGrid demandes={demandes} headingLevel="h3" />
                  </div>
                  <More href="/demandes" label={words('voirBesoins')} />
                </>
              ) : (
                <None title={words('aucuneDemande')} href="/demandes" label={words('voirBesoins')} />
              ),
          },
        ]}
      />
    </section>
  );
}

function More({ href, label }: { href: string; label: string }) {
  return (
    <div className="mt-6 flex justify-center">
      <LinkButton href={href} variant="secondary">
        {label}
      </LinkButton>
    </div>
  );
}

function None({ title, href, label }: { title: string; href: string; label: string }) {
  return (
    <Card padded={false}>
      <EmptyState
        title={title}
        className="py-10"
        action={
          <LinkButton href={href} variant="secondary">
            {label}
          </LinkButton>
        }
      />
    </Card>
  );
}
