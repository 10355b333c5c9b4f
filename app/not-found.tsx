import type { Metadata } from 'next';
import { EmptyState } from '@/components/page/empty-state';
import { LinkButton } from '@/components/ui/link-button';

// Next says noindex by itself on what it answers with 404.
export const metadata: Metadata = { title: 'Page introuvable' };

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
