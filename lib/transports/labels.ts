import type { SORTS_TRANSPORT, TYPES_TRANSPORT } from './schema';

export const TYPE_TRANSPORT_LABELS: Record<(typeof TYPES_TRANSPORT)[number], string> = {
  Particulier: 'Particulier',
  Professionnel: 'Professionnel',
};

export const SORT_TRANSPORT_LABELS: Record<(typeof SORTS_TRANSPORT)[number], string> = {
  date: 'Départ le plus proche',
  recent: 'Publication la plus récente',
};

export const STATUT_TRANSPORT_LABELS = { actif: 'actif', termine: 'terminé' } as const;
