import type { Metadata } from 'next';
import { ContactBar } from '@/components/contact/contact-bar';
import { ContactButton } from '@/components/contact/contact-button';
import { LargeImage } from '@/components/images/large-image';
import { ReportButton } from '@/components/moderation/report-button';
import { alternatesOf, openGraphOf } from '@/components/page/alternates';
import { HistoryBack } from '@/components/page/history-back';
import { JsonLd } from '@/components/page/json-ld';
import { Missing } from '@/components/page/missing';
import { produitContact } from '@/components/produits/contact';
import { OwnerPanel } from '@/components/produits/owner-panel';
import { produitAffiche } from '@/components/produits/produit-affiche';
import { ProduitMissing } from '@/components/produits/produit-missing';
import { produitStructuredData } from '@/components/produits/produit-structured-data';
import { PRODUITS_PATH } from '@/components/produits/produits-path';
import { NotOwner } from '@/components/session/gates';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { ShareButton } from '@/components/ui/share-button';
import { PersonCard } from '@/components/users/person-card';
import { pageLangue, pageWords } from '@/components/words/server';
import { Words } from '@/components/words/words';
import { shareMetadata } from '@/lib/core/affiche/metadata';
import { placesIn } from '@/lib/core/cities/names';
import { AppError } from '@/lib/core/errors';
import { readOnce } from '@/lib/core/http/read-once';
import { siteOrigin } from '@/lib/core/origin';
import { idSchema } from '@/lib/core/schema';
import { formatEuros } from '@/lib/core/text/money';
import { getProduit, type ProduitView } from '@/lib/produits/queries';
import { MissingProduit } from './missing-produit';

// Kept and shared; the commands that change a product expire its page.
export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

type Props = { params: Promise<{ id: string }> };

const TITLE_ID = 'produit';

/** Null for a missing, hidden or malformed id; an id has one spelling, so that a product has one page. */
const readProduit = readOnce(async (id: string): Promise<ProduitView | null> => {
  if (idSchema.safeParse(id).data !== id) return null;
  try {
    return await getProduit(id);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const produit = await readProduit((await params).id);
  const words = pageWords('produits/pageDetail');
  if (!produit) return { title: pageWords('produits/absent')('titre') };
  const shown = placesIn(words.langue, produit);
  const { nom, prix, localisation, categorie, _id } = shown;
  const description = words('description', {
    nom,
    prix: formatEuros(prix, words.langue),
    ville: localisation,
    categorie: pageWords('demandes/categorie')(categorie),
  });
  const url = `${PRODUITS_PATH}/${_id}`;
  return {
    title: nom,
    description,
    alternates: alternatesOf(url),
    ...shareMetadata(
      { ...openGraphOf(url), type: 'website', title: nom, description },
      'produit',
      _id,
      produitAffiche(shown, words.langue),
    ),
  };
}

export default async function ProduitPage({ params }: Props) {
  const produit = placesIn(pageLangue(), await readProduit((await params).id));
  if (!produit) {
    return (
      <Missing>
        <MissingProduit missing={<ProduitMissing />} />
      </Missing>
    );
  }
  const words = pageWords('produits/pageDetail');
  const { _id, isVisible, userId: seller } = produit;
  return (
    <div className="wrap py-5 md:pt-6">
      <JsonLd data={produitStructuredData(produit, siteOrigin())} />
      <HistoryBack href={PRODUITS_PATH} className="mb-2 max-md:hidden">
        {words('retour')}
      </HistoryBack>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-x-12">
        <div className="min-w-0">
          <LargeImage image={produit.image} alt={words('photo', { titre: produit.nom })} />
          <div className="mt-5 flex items-center justify-between gap-2">
            <Badge tone="majorelle">{pageWords('demandes/categorie')(produit.categorie)}</Badge>
            <Words of={['ui/partage']}>
              <ShareButton path={`${PRODUITS_PATH}/${_id}`} title={produit.nom} />
            </Words>
          </div>
          <h1 id={TITLE_ID} dir="auto" className="mt-3 text-[2.25rem] leading-tight sm:text-3xl">
            {produit.nom}
          </h1>
          <p className="mt-2 font-bold font-display text-2xl tabular-nums">
            {formatEuros(produit.prix, words.langue)}
          </p>
          <p className="mt-2 flex items-start gap-2">
            <Icon name="pin" className="mt-0.5 text-muted" />
            <bdi className="min-w-0">{produit.localisation}</bdi>
          </p>
          {produit.description && (
            <section aria-labelledby="description" className="mt-8">
              <h2 id="description" className="mb-3 text-xl sm:text-2xl">
                {words('texte')}
              </h2>
              <p dir="auto" className="max-w-prose whitespace-pre-line">
                {produit.description}
              </p>
            </section>
          )}
          <Words of={['moderation/signaler']}>
            <ReportButton
              cible="produit"
              cibleId={_id}
              nom={produit.nom}
              ownerId={seller._id}
              titleId={TITLE_ID}
              className="mt-6"
            />
          </Words>
        </div>
        <aside aria-label={words('vendeur')} className="grid min-w-0 grid-cols-1 gap-4 lg:sticky lg:top-24">
          <Words of={['owned/actions', 'produits/proprietaire']}>
            <OwnerPanel produit={{ _id, isVisible }} ownerId={seller._id} titleId={TITLE_ID} />
          </Words>
          <PersonCard user={seller} />
          <NotOwner ownerId={seller._id}>
            <div className="grid empty:hidden max-lg:hidden">
              <Words of={['contact/bouton']}>
                <ContactButton
                  contact={produitContact(pageWords('produits/contact'), produit)}
                  titleId={TITLE_ID}
                  size="large"
                  variant="primary"
                  full
                />
              </Words>
            </div>
          </NotOwner>
        </aside>
      </div>
      <NotOwner ownerId={seller._id}>
        <ContactBar contact={produitContact(pageWords('produits/contact'), produit)} titleId={TITLE_ID} />
      </NotOwner>
    </div>
  );
}
