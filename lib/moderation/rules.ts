import type { Action, Cible } from './labels';

/** What an operator can do about a report. A person is not hidden but suspended; only what waits is dismissed. */
export function actionsFor(report: {
  cible: Cible;
  decision: Action | null;
  masque: boolean;
  suspendu: boolean;
  existe: boolean;
}): Action[] {
  const { cible, decision, masque, suspendu, existe } = report;
  return [
    ...(cible !== 'utilisateur' && existe && !masque ? (['masquer'] as const) : []),
    ...(masque || suspendu ? (['retablir'] as const) : []),
    'avertir',
    ...(suspendu ? [] : (['suspendre'] as const)),
    ...(decision === null ? (['classer'] as const) : []),
  ];
}
