import type { Metadata } from 'next';
import { KeepSearch } from '@/components/alertes/keep-search';
import { listData } from '@/components/listing/list-data';
import { listMetadata } from '@/components/listing/list-metadata';
import { NextPageLink } from '@/components/listing/next-page-link';
import { EmptyState } from '@/components/page/empty-state';
import { JsonLd } from '@/components/page/json-ld';
import { PageHeader } from '@/components/page/page-header';
import { OwnHiddenProduitsLater } from '@/components/produits/own-hidden-later';
import { ProduitGrid } from '@/components/produits/produit-grid';
import { PRODUITS_PATH } from '@/components/produits/produits-path';
import { ProposeProduitButton } from '@/components/produits/propose-produit-button';
import { Card } from '@/components/ui/card';
import { addressHere, pageLangue, pageWords } from '@/components/words/server';
import { Words } from '@/components/words/words';
import { placesIn } from '@/lib/core/cities/names';
import { AppError } from '@/lib/core/errors';
import { siteOrigin } from '@/lib/core/origin';
import { listProduits } from '@/lib/produits/queries';
import { listProduitsSchema } from '@/lib/produits/schema';

type Props = PageProps<'/[langue]/produits'>;

const cursorOf = async (searchParams: Props['searchParams']) =>
  [(await searchParams).cursor].flat()[0]?.slice(0, 500) || undefined;

/** The asked page, or the first one when its cursor is none of ours. */
async function read(cursor: string | undefined) {
  const first = listProduitsSchema.parse({});
  try {
    return placesIn(pageLangue(), await listProduits({ ...first, cursor }));
  } catch (error) {
    if (!(error instanceof AppError && error.fields?.cursor)) throw error;
    return placesIn(pageLangue(), await listProduits(first));
  }
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const words = pageWords('produits/page');
  const page = { title: words('titre'), description: words('description'), canonical: PRODUITS_PATH };
  return listMetadata(page, (await cursorOf(searchParams)) !== undefined);
}

export default async function ProduitsPage({ searchParams }: Props) {
  const { items, meta } = await read(await cursorOf(searchParams));
  const words = pageWords('produits/page');
  const origin = siteOrigin();
  return (
    <div className="wrap">
      <JsonLd
        data={listData(
          items.map(({ nom, _id }) => ({
            name: nom,
            url: `${origin}${addressHere(`${PRODUITS_PATH}/${_id}`)}`,
          })),
        )}
      />
      <PageHeader
        title={words('titre')}
        subtitle={words('sousTitre')}
        actions={
          <Words of={['produits/proposer']}>
            <ProposeProduitButton />
          </Words>
        }
      />
      {items.length > 0 ? (
        <ProduitGrid produits={items} eager />
      ) : (
        <Card>
          <EmptyState
            headingLevel="h2"
            title={words('vide')}
            action={
              <Words of={['produits/proposer']}>
                <ProposeProduitButton variant="secondary" />
              </Words>
            }
          >
            {words('videTexte')}
          </EmptyState>
        </Card>
      )}
      <NextPageLink
        href={meta.nextCursor ? `${PRODUITS_PATH}?cursor=${encodeURIComponent(meta.nextCursor)}` : null}
        label={words('suivants')}
      />
      <KeepSearch search={{ genre: 'produit' }} />
      <OwnHiddenProduitsLater />
    </div>
  );
}
