import { describe, expect, it } from 'vitest';
import { profileDescription } from '@/components/users/profile-description';
import { profileStructuredData } from '@/components/users/profile-structured-data';
import { ratingSentence } from '@/components/users/rating';
import { pageWords } from '@/components/words/server';
import { wordsIn } from '@/components/words/words-of';
import { canManage } from '@/lib/core/listing/owner';
import { ecrans } from '@/lib/langues/ecrans';
import { canReview, isReviewComplete } from '@/lib/reviews/rules';
import { verificationsByState } from '@/lib/users/labels';
import type { PublicUserView } from '@/lib/users/queries/public';

const person = {
  _id: 'U',
  firstName: 'Yassine',
  lastName: 'Benali',
  companyName: null,
  userType: 'particular',
  profileImage: '/uploads/u.webp',
  createdAt: '2023-04-01T08:00:00.000Z',
  rating: 4.9,
  reviewCount: 31,
  stats: { transports: 1, demandes: 2, produits: 0, evaluations: 31 },
} as PublicUserView;
const french = pageWords('users/personne');
const arabic = wordsIn<'users/personne'>('ar', ecrans.ar['users/personne']);
const agency = { ...person, userType: 'agency', companyName: 'Trans Atlas' } as PublicUserView;

describe('reviews', () => {
  it('are of others, and their author’s', () => {
    expect(canReview({ id: 'A' }, { _id: 'B' })).toBe(true);
    expect(canReview({ id: 'A' }, { _id: 'A' })).toBe(false);
    expect(canManage({ id: 'A' }, { _id: 'A' })).toBe(true);
    expect(canManage({ id: 'A' }, { _id: 'B' })).toBe(false);
  });

  it.each([
    [{}, false],
    [{ rating: 4 }, false],
    [{ comment: 'Bien.' }, false],
    [{ rating: 4, comment: ' \n' }, false],
    [{ rating: 4, comment: 'Bien.' }, true],
  ])('can be sent when note and words are there: %j %s', (values, complete) => {
    expect(isReviewComplete(values)).toBe(complete);
  });
});

describe('the note without reviews', () => {
  it('is the place’s constant, and always says that there are none', () => {
    expect(ratingSentence(french, null, 0, 'profil')).toMatch(/^4,8 sur 5 \(0\s?avis\)$/);
    expect(ratingSentence(french, null, 0, 'resume')).toMatch(/^4,5 sur 5 \(0\s?avis\)$/);
    expect(ratingSentence(arabic, 4, 2, 'profil')).toBe('4,0 من 5 (تقييمان)');
  });

  it('never reaches search engines', () => {
    const newcomer = { ...agency, rating: null, reviewCount: 0 } as PublicUserView;
    expect(JSON.stringify(profileStructuredData(newcomer, 'https://rihla.example'))).not.toContain('ating');
    expect(profileDescription(newcomer)).not.toContain('4,8');
  });
});

describe('a profile for search engines', () => {
  it('is a person, or an organisation with its real note', () => {
    expect(profileStructuredData(person, 'https://rihla.example')).toMatchObject({
      '@type': 'ProfilePage',
      url: 'https://rihla.example/profile/U',
      mainEntity: {
        '@type': 'Person',
        name: 'Yassine Benali',
        image: 'https://rihla.example/uploads/u.webp',
      },
    });
    expect(profileStructuredData(agency, '')).toMatchObject({
      mainEntity: {
        '@type': 'Organization',
        name: 'Trans Atlas',
        aggregateRating: { ratingValue: 4.9, reviewCount: 31 },
      },
    });
  });

  it('is one sentence', () => {
    expect(profileDescription(person).replace(/\s/g, ' ')).toBe(
      'Yassine Benali, particulier : 1 transport, 2 demandes, 4,9 sur 5 (31 avis).',
    );
  });
});

describe('verifications', () => {
  it('are told apart in the order of the badges', () => {
    expect(verificationsByState({ telephone: true, email: false, identite: true })).toEqual({
      done: ['identite', 'telephone'],
      open: ['email'],
    });
  });
});
