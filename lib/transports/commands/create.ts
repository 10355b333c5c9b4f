import 'server-only';
import { db, newId } from '@/lib/core/db';
import { invalidField } from '@/lib/core/errors';
import type { Actor } from '@/lib/core/sessions/actor';
import { kgToGrams } from '@/lib/core/text/money';
import { refus } from '@/lib/langues/refus/transports';
import { lookForAlertes } from '@/lib/notifications/commands/look';
import { getOwnTransport } from '../queries/get';
import type { TransportView } from '../queries/view';
import type { TransportInput } from '../schema';
import { draftEtapes, etapesOfInput, legRows, texteRecherche } from './etapes';
import { expireTransport } from './expire';
import { announcePaires } from './paires';

/**
 * Publishes a trip with its ordered stops (docs/screens.md and docs/rules.md). Answers the owner's view of it.
 * Throws `invalid` with field paths; a departure must lie ahead.
 */
export async function createTransport(actor: Actor, input: TransportInput): Promise<TransportView> {
  const etapes = draftEtapes(etapesOfInput(input).map(({ _id, ...etape }) => etape));
  const [first, last] = [etapes[0], etapes.at(-1)];
  if (!first || !last || +first.date <= Date.now()) {
    throw invalidField(input.etapes?.length ? 'etapes.0.date' : 'dateDepart', refus('departPasse'));
  }
  const nom = input.nom || `${first.ville} → ${last.ville}`;
  const capaciteGrammes = kgToGrams(input.poidsMax);
  const isVisible = input.isVisible ?? true;
  const id = newId();
  const legs = legRows(etapes, { type: input.type, capaciteGrammes, listed: isVisible });
  await db.$transaction(async (tx) => {
    await tx.transport.create({
      data: {
        id,
        userId: actor.id,
        nom,
        type: input.type,
        description: input.description,
        poidsMaxGrammes: capaciteGrammes,
        isVisible,
        texteRecherche: texteRecherche(nom, input.description, etapes),
        etapes: {
          createMany: { data: etapes.map((etape, position) => etapeRow(etape, position, capaciteGrammes)) },
        },
        legs: { createMany: { data: legs } },
      },
      select: { id: true },
    });
    if (isVisible) {
      await lookForAlertes(tx, 'transport', [id]);
      await announcePaires(tx, [id]);
    }
  });
  expireTransport(actor.id, id);
  return getOwnTransport(actor, id);
}

/** A stop's row without its load. */
export function etapeRow(
  etape: ReturnType<typeof draftEtapes>[number],
  position: number,
  capaciteGrammes: number,
) {
  const { known, countryName, actions, ...row } = etape;
  return { ...row, ...actions, position, capaciteGrammes };
}
