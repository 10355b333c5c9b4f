import 'server-only';
import { db } from '@/lib/core/db';
import type { Actor } from '@/lib/core/sessions/actor';
import { gramsToKg } from '@/lib/core/text/money';
import type { AlertesView, AlerteView } from '../schema/view';

type Row = Awaited<ReturnType<typeof db.alerte.findMany>>[number];

const day = (date: Date | null) => date?.toISOString().slice(0, 10) ?? null;

/** An alert as its person sees it. */
export function toAlerteView(row: Row): AlerteView {
  const { genre, villeDepart, villeArrivee, type, categorie, mots, rythme, active } = row;
  return {
    _id: row.id,
    ...{ genre, villeDepart, villeArrivee, type, categorie, mots, rythme, active },
    du: day(row.du),
    au: day(row.au),
    poids: row.poidsGrammes === null ? null : gramsToKg(row.poidsGrammes),
    createdAt: row.createdAt.toISOString(),
  };
}

/** The actor's kept searches, newest first, and whether their needs and trips look too. */
export async function listAlertes(actor: Actor): Promise<AlertesView> {
  const [rows, reglages] = await Promise.all([
    db.alerte.findMany({ where: { userId: actor.id }, orderBy: { id: 'desc' } }),
    db.alerteReglages.findUnique({ where: { userId: actor.id } }),
  ]);
  return {
    alertes: rows.map(toAlerteView),
    reglages: { besoins: reglages?.besoins ?? true, trajets: reglages?.trajets ?? true },
  };
}
