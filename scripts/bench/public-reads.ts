import { readPaire } from '@/lib/core/cities/paires';
import { encodeCursor } from '@/lib/core/listing/cursor';
import { sitemapEntries, sitemapStarts } from '@/lib/core/listing/sitemap';
import { forget } from '@/lib/core/memory/cache';
import { listDemandes, listUrgentDemandes, sitemapDemandes } from '@/lib/demandes/queries';
import { listDemandesSchema } from '@/lib/demandes/schema';
import { listProduits } from '@/lib/produits/queries';
import { prixConstates } from '@/lib/reservations/queries/prix';
import { getTransport } from '@/lib/transports/queries/get';
import { listTransports } from '@/lib/transports/queries/list';
import { listPopularRoutes, listUrgentTransports } from '@/lib/transports/queries/listings';
import { listAround, listPaire, listPaireCarriers } from '@/lib/transports/queries/paire';
import { forgetSearches } from '@/lib/transports/queries/remembered';
import { sitemapTransports } from '@/lib/transports/queries/sitemap';
import { listTransportsSchema } from '@/lib/transports/schema';
import { listAgencies } from '@/lib/users/queries/agencies';
import { publicUserView } from '@/lib/users/queries/public';
import { query } from './database';

type Work = () => Promise<unknown>;
/** A read as visitors ask it: several of a kind, in turn. */
export type PublicRead = { label: string; works: Work[] };

const DAY_MS = 86_400_000;
const PAGE = { limit: 20 };
const day = (ahead: number) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);

const trajets = (asked: Record<string, string>): Work => {
  const filters = listTransportsSchema.parse(asked);
  return () => listTransports(filters);
};
const besoins = (asked: Record<string, string>): Work => {
  const filters = listDemandesSchema.parse(asked);
  return () => listDemandes(filters);
};
const ofBoth = (each: (sort: Record<string, string>) => Work[]) => [
  ...each({ sort: 'date' }),
  ...each({ sort: 'recent' }),
];

/** Whatever is remembered is read anew: a read costs here what it costs whoever asks first. */
export function forgetAll(): void {
  forgetSearches();
  for (const kind of ['common words', 'popular routes']) forget(kind);
}

/** Everything that a visitor can ask of a loaded world, the dear ones of each kind among them. */
export async function publicReads(databaseUrl: string): Promise<PublicRead[]> {
  const [ids, places] = await Promise.all([
    query<{ id: string; owner: string }>(databaseUrl, TRANSPORTS),
    query<{ rang: string }>(databaseUrl, ANCIENS),
  ]);
  const pairs = [
    ['Paris', 'Tanger'],
    ['Paris', 'Alger'],
    ['Bruxelles', 'Tanger'],
  ].map(([villeDepart = '', villeArrivee = '']) => ({ villeDepart, villeArrivee }));
  const apart = { villeDepart: 'Düsseldorf', villeArrivee: 'Oujda' };
  const oneEnd = { villeDepart: 'Paris', villeArrivee: 'Nouakchott' };
  const paire = readPaire('paris-tanger');
  if (!paire) throw new Error('paris-tanger');
  const [first = ''] = await sitemapStarts(sitemapTransports);
  return [
    { label: 'trajets, tous', works: ofBoth((sort) => [trajets(sort)]) },
    {
      label: 'trajets, deux villes',
      works: ofBoth((sort) => pairs.map((pair) => trajets({ ...sort, ...pair }))),
    },
    {
      label: 'trajets, une ville',
      works: ofBoth((sort) => [
        trajets({ ...sort, villeDepart: 'Paris' }),
        trajets({ ...sort, villeArrivee: 'Tanger' }),
      ]),
    },
    {
      label: 'trajets, villes peu reliées',
      works: ofBoth((sort) => [apart, oneEnd].map((pair) => trajets({ ...sort, ...pair }))),
    },
    {
      label: 'poidsMax courant',
      works: ofBoth((sort) => ['5', '20', '23.5'].map((poidsMax) => trajets({ ...sort, poidsMax }))),
    },
    {
      label: 'poidsMax rare',
      works: ofBoth((sort) => ['2999', '3000', '1850'].map((poidsMax) => trajets({ ...sort, poidsMax }))),
    },
    {
      label: 'poidsMax que rien n’a',
      works: ofBoth((sort) => ['3001', '9000'].map((poidsMax) => trajets({ ...sort, poidsMax }))),
    },
    {
      label: 'poidsMax et type',
      works: ofBoth((sort) =>
        ['10', '300'].map((poidsMax) => trajets({ ...sort, poidsMax, type: 'Professionnel' })),
      ),
    },
    {
      label: 'deux villes et poidsMax',
      works: ofBoth((sort) =>
        pairs.flatMap((pair) =>
          ['10', '300', '3000'].map((poidsMax) => trajets({ ...sort, ...pair, poidsMax })),
        ),
      ),
    },
    {
      label: 'une date',
      works: ofBoth((sort) => [3, 40, 100].map((ahead) => trajets({ ...sort, date: day(ahead) }))),
    },
    { label: 'une date sans trajet', works: ofBoth((sort) => [trajets({ ...sort, date: day(300) })]) },
    {
      label: 'deux villes et une date',
      works: ofBoth((sort) => pairs.map((pair) => trajets({ ...sort, ...pair, date: day(30) }))),
    },
    {
      label: 'deux villes et une date sans trajet',
      works: ofBoth((sort) => pairs.map((pair) => trajets({ ...sort, ...pair, date: day(300) }))),
    },
    {
      label: 'un mot courant',
      works: ['france', 'maroc', 'valises', 'colis'].map((search) => trajets({ search })),
    },
    {
      label: 'deux mots courants',
      works: ['france valises', 'paris meubles', 'lyon fourgon'].map((search) => trajets({ search })),
    },
    {
      label: 'un mot rare, inconnu',
      works: ['rareterme7', 'rareterme21', 'introuvable'].map((search) => trajets({ search })),
    },
    {
      label: 'un mot courant et une date',
      works: ['france', 'valises'].map((search) => trajets({ search, date: day(20) })),
    },
    {
      label: 'un mot courant et deux villes',
      works: pairs.flatMap((pair) =>
        ['france', 'meubles', 'ordonnance'].map((search) => trajets({ ...pair, search })),
      ),
    },
    {
      label: 'un trajet',
      works: ids.slice(0, 20).map(
        ({ id }) =>
          () =>
            getTransport(id),
      ),
    },
    {
      label: 'une personne',
      works: ids.slice(0, 20).map(
        ({ owner }) =>
          () =>
            publicUserView(owner),
      ),
    },
    {
      label: 'deux villes, leur page',
      works: [
        () => listPaire(paire, 6),
        () => listAround(paire, 8),
        () => listPaireCarriers(paire, 4),
        () => prixConstates('Paris', 'Tanger'),
      ],
    },
    {
      label: 'besoins',
      works: [
        besoins({}),
        besoins({ categorie: 'Gaming' }),
        besoins({ ville: 'Tanger' }),
        () => listUrgentDemandes(6),
      ],
    },
    {
      label: 'besoins, un mot courant',
      works: ['telephone', 'neuf', 'console tanger'].map((search) => besoins({ search })),
    },
    {
      label: 'besoins, un mot rare, inconnu',
      works: ['theiere', 'introuvable'].map((search) => besoins({ search })),
    },
    {
      label: 'besoins, page lointaine',
      works: places.map(({ rang }) => besoins({ cursor: encodeCursor(rang) })),
    },
    { label: 'produits', works: [() => listProduits(PAGE)] },
    { label: 'agences', works: [() => listAgencies(PAGE)] },
    {
      label: 'agences, recherche',
      works: ['express 40', 'marseille'].map((search) => () => listAgencies({ ...PAGE, search })),
    },
    { label: 'agences, services', works: [() => listAgencies({ ...PAGE, services: ['emballage'] })] },
    { label: 'accueil, trajets populaires', works: [() => listPopularRoutes(6)] },
    { label: 'accueil, départs proches', works: [() => listUrgentTransports(6)] },
    {
      label: 'plan du site, une partie',
      works: [
        () => sitemapEntries(sitemapTransports, first, undefined),
        () => sitemapEntries(sitemapDemandes, first, undefined),
      ],
    },
  ];
}

const TRANSPORTS = `
  SELECT id, user_id AS owner FROM transports WHERE is_visible ORDER BY md5(id::text) LIMIT 20`;
// Towards the end of the list.
const ANCIENS = `
  SELECT rang FROM demandes WHERE is_visible ORDER BY rang OFFSET 1000 LIMIT 5`;
