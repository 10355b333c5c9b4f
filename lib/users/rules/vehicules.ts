/** The vehicles that the registration offers: how screens call them, and what is kept of the choice. */
export const VEHICULES = [
  ['voiture', 'Voiture'],
  ['fourgonnette', 'Fourgonnette'],
  ['fourgon', 'Fourgon'],
  ['camion', 'Camion'],
  ['poidsLourd', 'Poids lourd'],
  ['autocar', 'Autocar'],
  ['autre', 'Autre'],
] as const;

/** What screens call a kept vehicle; undefined for one that was written freely. */
export function vehiculeOf(kept: string): (typeof VEHICULES)[number][0] | undefined {
  return VEHICULES.find(([, value]) => value === kept)?.[0];
}
