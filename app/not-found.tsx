import type { Metadata } from 'next';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';

export const metadata: Metadata = { title: 'Page introuvable', robots: { index: false } };

export default function NotFound() {
  return (
    <div className="wrap flex flex-1 items-center justify-center py-10">
      <EmptyState
        headingLevel="h1"
        title="Cette route ne mène nulle part"
        action={
          <>
            <LinkButton href="/transporteurs">Voir les trajets</LinkButton>
            <LinkButton href="/" variant="secondary">
              Retour à l’accueil
            </LinkButton>
          </>
        }
      >
        La page que vous cherchez n’existe pas, ou n’existe plus.
      </EmptyState>
    </div>
  );
}
