import 'server-only';
import { findCity } from '@/lib/core/cities/find';
import { type Db, Prisma } from '@/lib/core/db';
import { localDay } from '@/lib/core/text/time';
import type { ChoseFacts } from '@/lib/notifications/schema';
import { keysOf } from '../rules';
import type { AlerteGenre } from '../schema';

/** A part of a trip that still lies ahead. */
type Part = {
  depart: number;
  arrivee: number;
  departCle: string;
  arriveeCle: string;
  de: string;
  vers: string;
  date: Date;
  fuseau: string;
  libre: number;
  dateArrivee: Date;
  fuseauArrivee: string;
};

/** Something that can be seen, as alerts look at it. */
export type Chose = {
  genre: AlerteGenre;
  id: string;
  ownerId: string;
  /** Folded words. */
  texte: string;
  keys: string[];
  facts: (part?: { depart: number | null; arrivee: number | null }) => ChoseFacts;
  type?: string;
  categorie?: string;
  lieu?: { cle: string; jour: string };
  /** The day on which a trip reaches its stops ahead, on their own clocks, by position. */
  arrivees?: ReadonlyMap<number, string>;
};

/** The parts of a trip on which somebody can still send something; over `$1` a trip's id. */
export const partsAhead = (id: string) => Prisma.sql`
  SELECT l.depart_position AS depart, l.arrivee_position AS arrivee, l.depart_cle, l.arrivee_cle, l.date_depart, l.jour_depart,
    d.ville AS de, a.ville AS vers, d.timezone AS fuseau, a.date AS date_arrivee, a.timezone AS fuseau_arrivee,
    (SELECT min(s.capacite_grammes - s.charge_grammes) FROM etapes s WHERE s.transport_id = l.transport_id
      AND s.position >= l.depart_position AND s.position < l.arrivee_position) AS libre
  FROM legs l JOIN etapes d ON d.transport_id = l.transport_id AND d.position = l.depart_position
    JOIN etapes a ON a.transport_id = l.transport_id AND a.position = l.arrivee_position
  WHERE l.transport_id = ${id}::uuid AND l.listed AND l.date_depart > now()`;

type Owned = { ownerId: string; texte: string };
const seen = Prisma.sql`x.is_visible AND u.deleted_at IS NULL AND u.suspended_at IS NULL`;

async function readTransport(db: Db, id: string): Promise<Chose | null> {
  const [row] = await db.$queryRaw<(Owned & { type: string })[]>`
    SELECT x.user_id AS "ownerId", x.texte_recherche AS texte, x.type::text AS type
    FROM transports x JOIN users u ON u.id = x.user_id WHERE x.id = ${id}::uuid AND ${seen}`;
  const parts = await db.$queryRaw<Part[]>`
    SELECT p.depart, p.arrivee, p.depart_cle AS "departCle", p.arrivee_cle AS "arriveeCle", p.de, p.vers,
      p.date_depart AS date, p.fuseau, p.libre::int AS libre, p.date_arrivee AS "dateArrivee", p.fuseau_arrivee AS "fuseauArrivee"
    FROM (${partsAhead(id)}) p ORDER BY p.date_depart, p.arrivee DESC`;
  const [longest] = parts;
  if (!row || !longest) return null;
  const facts: Chose['facts'] = (asked) => {
    const { de, vers, date, fuseau, libre } =
      parts.find(({ depart, arrivee }) => depart === asked?.depart && arrivee === asked.arrivee) ?? longest;
    return {
      genre: 'transport',
      choseId: id,
      de,
      vers,
      partLe: date.toISOString(),
      fuseau,
      libre,
      lien: `/transporteurs/${id}`,
    };
  };
  const keys = keysOf('transport', { parts, texte: row.texte });
  const arrivees = new Map(
    parts.map((part) => [part.arrivee, localDay(part.dateArrivee, part.fuseauArrivee)]),
  );
  return { genre: 'transport', id, ...row, keys, facts, arrivees };
}

type DemandeRow = Owned & { categorie: string; lieu: string; cle: string; jour: string; budget: number };

async function readDemande(db: Db, id: string): Promise<Chose | null> {
  const [row] = await db.$queryRaw<DemandeRow[]>`
    SELECT x.user_id AS "ownerId", x.texte_recherche AS texte, x.categorie, x.lieu_livraison AS lieu, x.lieu_cle AS cle,
      x.date_limite::text AS jour, x.budget_centimes AS budget
    FROM demandes x JOIN users u ON u.id = x.user_id
    WHERE x.id = ${id}::uuid AND x.status = 'en_attente' AND ${seen}
      AND x.date_limite >= (now() AT TIME ZONE 'Europe/Paris')::date`;
  if (!row) return null;
  const { ownerId, texte, categorie, cle, jour } = row;
  const ville = cityIn(row.lieu);
  const facts = (): ChoseFacts => ({
    genre: 'demande',
    choseId: id,
    categorie,
    ...(ville && { ville }),
    jour,
    budget: row.budget,
    lien: `/demandes/${id}`,
  });
  const keys = keysOf('demande', { arriveeCle: cle, texte, categorie });
  return { genre: 'demande', id, ownerId, texte, categorie, lieu: { cle, jour }, keys, facts };
}

type ProduitRow = Owned & { categorie: string; lieu: string; prix: number };

async function readProduit(db: Db, id: string): Promise<Chose | null> {
  const [row] = await db.$queryRaw<ProduitRow[]>`
    SELECT x.user_id AS "ownerId", x.texte_recherche AS texte, x.categorie, x.localisation AS lieu, x.prix_centimes AS prix
    FROM produits x JOIN users u ON u.id = x.user_id WHERE x.id = ${id}::uuid AND ${seen}`;
  if (!row) return null;
  const { ownerId, texte, categorie } = row;
  const ville = cityIn(row.lieu);
  const facts = (): ChoseFacts => ({
    genre: 'produit',
    choseId: id,
    categorie,
    ...(ville && { ville }),
    prix: row.prix,
    lien: `/produits/${id}`,
  });
  return {
    genre: 'produit',
    id,
    ownerId,
    texte,
    categorie,
    keys: keysOf('produit', { texte, categorie }),
    facts,
  };
}

/** A place as the gazetteer calls it: nobody's own words are kept with what others are told. */
const cityIn = (text: string) => text.split(',').map(findCity).find(Boolean)?.name;

const READ = { transport: readTransport, demande: readDemande, produit: readProduit };

/** What alerts may tell of: null for what is hidden, over, or its owner's no more. */
export function readChose(db: Db, genre: AlerteGenre, id: string): Promise<Chose | null> {
  return READ[genre](db, id);
}
