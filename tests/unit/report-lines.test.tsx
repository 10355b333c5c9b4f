import 'next/dist/server/node-environment-baseline.js';
import {
  type WorkUnitStore,
  workUnitAsyncStorage,
} from 'next/dist/server/app-render/work-unit-async-storage.external.js';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReportLines } from '@/components/moderation/report-lines';
import { placesIn } from '@/lib/core/cities/names';

test.each([
  ['fr', 'Réservation annulée', 'Tanger', 'sam. 12 décembre'],
  ['en', 'Booking cancelled', 'Tangier', 'Sat 12 December'],
  ['ar', 'أُلغي الحجز', 'طنجة', 'السبت 12 دجنبر'],
] as const)(
  'an operator reads what happened in a thread in their language: %s',
  (langue, title, city, day) => {
    const evenement = {
      type: 'reservation_annulee',
      reservationId: null,
      transportId: null,
      villeDepart: 'Lyon',
      villeArrivee: 'Tanger',
      dateDepart: '2026-12-12T06:30:00+01:00',
      timezoneDepart: 'Europe/Paris',
      poids: 8,
      prix: 60,
      commentaire: null,
      etape: null,
      statut: null,
    } as const;
    const line = {
      ordre: 1,
      auteur: null,
      texte: 'Réservation annulée',
      evenement,
      link: null,
      images: [],
      signale: false,
      createdAt: '2026-11-26T10:00:00.000Z',
    };
    const page = { rootParams: { langue } } as unknown as WorkUnitStore;
    const html = workUnitAsyncStorage.run(page, () =>
      renderToStaticMarkup(<ReportLines lines={placesIn(langue, [line])} />),
    );
    for (const one of [title, city, day]) expect(html).toContain(one);
    if (langue !== 'fr') expect(html).not.toContain('Réservation');
  },
);
