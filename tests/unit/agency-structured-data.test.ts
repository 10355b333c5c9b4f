import { expect, test } from 'vitest';
import { agencyStructuredData } from '@/components/agences/agency-structured-data';
import type { AgencyView } from '@/lib/users/queries/agencies';

const agency = {
  _id: 'a1',
  profileImage: '/uploads/logo-96.webp',
  rating: null,
  reviewCount: 0,
  agencyDetails: {
    companyName: 'Trans Atlas',
    address: '26 rue des Cabœufs, 92230 Gennevilliers',
    ville: 'Paris',
    openingHours: {
      monday: '9h-12h30, 14h-18h',
      friday: '20h-2h',
      saturday: '24h/24',
      sunday: 'sur rendez-vous',
    },
    mainContact: { name: null, phone: '+33639980190', email: null },
    photos: [],
  },
} as unknown as AgencyView;

test('an agency without reviews has hours and a contact, and no note', () => {
  const data = agencyStructuredData(agency, 'https://rihla.example');
  expect(data).toMatchObject({
    '@type': 'LocalBusiness',
    url: 'https://rihla.example/agences/a1',
    telephone: '+33639980190',
    logo: 'https://rihla.example/uploads/logo-96.webp',
  });
  expect(data).not.toHaveProperty('aggregateRating');
  expect(data).not.toHaveProperty('email');
  expect(data.openingHoursSpecification).toMatchObject([
    { dayOfWeek: 'https://schema.org/Monday', opens: '09:00', closes: '12:30' },
    { dayOfWeek: 'https://schema.org/Monday', opens: '14:00', closes: '18:00' },
    { dayOfWeek: 'https://schema.org/Friday', opens: '20:00', closes: '02:00' },
    { dayOfWeek: 'https://schema.org/Saturday', opens: '00:00', closes: '23:59' },
  ]);
});

test('real reviews make a note', () => {
  const data = agencyStructuredData({ ...agency, rating: 4.8, reviewCount: 41 }, '');
  expect(data.aggregateRating).toMatchObject({ ratingValue: 4.8, reviewCount: 41 });
});
