import 'server-only';
import { newId, type RawDb } from '@/lib/core/db';
import type { StoredEvenement } from '../rules/evenement';

/** What happened between two people about a transport. `by` did it; null when it was time. */
export type ToldEvenement = {
  transportId: string;
  people: [one: string, other: string];
  by: string | null;
  evenement: StoredEvenement;
};

/**
 * Tells what happened in the threads of the people concerned, each about its transport, opened where there is none; in the
 * transaction in which it happens, after what it locks of the deal and before `notify`.
 */
export async function writeEvenements(tx: RawDb, told: ToldEvenement[]): Promise<void> {
  if (told.length > 0)
    await tx.$executeRaw`SELECT write_evenements(${JSON.stringify(evenementRows(told))}::jsonb)`;
}

/** What the database's `write_evenements` takes, for a statement that tells in one step with what it does. */
export function evenementRows(told: ToldEvenement[]): object[] {
  return told.map(({ transportId, people: [un, autre], by, evenement }) => ({
    fil: newId(),
    id: newId(),
    un,
    autre,
    transport: transportId,
    par: by,
    evenement,
  }));
}
