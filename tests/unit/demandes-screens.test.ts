import { describe, expect, it } from 'vitest';
import { demandeBody, formValues } from '@/components/demandes/demande-form-values';
import {
  filterChips,
  filterOptions,
  readDemandeSearch,
  searchHref,
} from '@/components/demandes/demande-search';
import { demandeStructuredData } from '@/components/demandes/demande-structured-data';
import { produitBody, formValues as produitValues } from '@/components/produits/produit-form-values';
import { produitStructuredData } from '@/components/produits/produit-structured-data';
import { wordsIn } from '@/components/words/words-of';
import { canManage } from '@/lib/core/listing/owner';
import type { DemandeView } from '@/lib/demandes/queries';
import {
  afterAgreement,
  daysLeft,
  deadlineToday,
  isOpenDemande,
  isUrgentDemande,
  ownerMoves,
} from '@/lib/demandes/rules';
import { demandeFormSchema } from '@/lib/demandes/schema';
import { ecrans } from '@/lib/langues/ecrans';
import type { Langue } from '@/lib/langues/langue.mjs';
import type { ProduitView } from '@/lib/produits/queries';

const words = (langue: Langue) => wordsIn<'demandes/filtres'>(langue, ecrans[langue]['demandes/filtres']);
const asIs = (ville: string) => ville;
const categories = (langue: Langue) =>
  wordsIn<'demandes/categorie'>(langue, ecrans[langue]['demandes/categorie']);

const image = { url: '/uploads/a/800.webp', width: 800, height: 600, widths: [400, 800] };
const person = {
  _id: 'u1',
  firstName: 'Salma',
  lastName: 'Idrissi',
  companyName: null,
  userType: 'particular',
};
const demande = {
  _id: 'd1',
  userId: person,
  titre: 'Console',
  description: 'Neuve.',
  categorie: 'Gaming',
  budget: 120,
  lieuLivraison: 'Rabat',
  dateLimite: '2026-11-20',
  urgent: true,
  lienProduit: null,
  imagePath: image.url,
  image,
  createdAt: '2026-11-01T10:00:00.000Z',
} as DemandeView;
const produit = {
  ...{ _id: 'p1', userId: person, nom: 'Robe', titre: 'Robe', description: '', categorie: 'Mode', prix: 45 },
  ...{ localisation: 'Lyon', imagePath: null, image: null },
} as ProduitView;

describe('the search of needs', () => {
  it('overlooks blanks, repeats and names that are not filters', () => {
    const { values, filters, problems } = readDemandeSearch({
      search: '  ',
      categorie: ['Mode', 'Gaming'],
      ville: '',
      utm_source: 'lettre',
    });
    expect([values, problems]).toEqual([{ categorie: 'Mode' }, {}]);
    expect(filters).toEqual({ categorie: 'Mode', limit: 20 });
  });

  it('says in French what is wrong and searches with the rest', () => {
    const { filters, problems } = readDemandeSearch({
      categorie: 'Voitures',
      ville: 'Tanger',
      search: 'a'.repeat(121),
    });
    expect(problems).toEqual({
      categorie: 'Cette catégorie n’existe pas.',
      search: '120 caractères au plus.',
    });
    expect(filters).toEqual({ ville: 'Tanger', limit: 20 });
  });

  it.each([
    [{}, {}, '/demandes'],
    [{ ville: 'Tanger', categorie: 'Mode' }, {}, '/demandes?categorie=Mode&ville=Tanger'],
    [{ ville: 'Tanger', search: 'a&b' }, { ville: undefined }, '/demandes?search=a%26b'],
    [{ ville: 'Rabat' }, { cursor: 'abc' }, '/demandes?ville=Rabat&cursor=abc'],
  ])('writes %j with %j', (values, change, expected) => {
    expect(searchHref(values, change)).toBe(expected);
  });

  it('makes a chip of each filter in use', () => {
    expect(
      filterChips(words('fr'), categories('fr'), readDemandeSearch({ search: 'PS5', ville: 'Rabat' }), asIs),
    ).toEqual([
      { label: '«\u00a0PS5\u00a0»', href: '/demandes?ville=Rabat' },
      { label: 'Livraison à Rabat', href: '/demandes?search=PS5' },
    ]);
    expect(
      filterChips(words('en'), categories('en'), readDemandeSearch({ ville: 'Tanger' }), () => 'Tangier'),
    ).toEqual([{ label: expect.stringContaining('Tangier'), href: '/demandes' }]);
  });

  it('offers the product’s choices, and what the address asks for beside them', () => {
    const labels = (query: Record<string, string>) => {
      const { categories: kinds, villes } = filterOptions(
        words('fr'),
        categories('fr'),
        readDemandeSearch(query),
        asIs,
      );
      return [kinds, villes].map((options) => options.map(({ label }) => label).join(' '));
    };
    const usual = 'Toutes Électronique Cosmétique Gaming Mode';
    const cities = 'Toutes Casablanca Rabat Marrakech Tanger';
    expect(labels({ ville: 'Rabat' })).toEqual([usual, cities]);
    expect(labels({ categorie: 'Autres', ville: 'Dakar' })).toEqual([`${usual} Autres`, `${cities} Dakar`]);
    expect(labels({ categorie: 'Voitures' })).toEqual([usual, cities]);
  });
});

describe('the need form', () => {
  const today = '2026-11-21';
  const typed = {
    ...formValues(),
    titre: 'Console',
    description: 'Neuve.',
    budget: 120,
    lieuLivraison: 'Rabat',
  };
  const filled = { ...typed, dateLimite: today, imagePath: image.url };
  const problemsOf = (values: object, current?: { dateLimite: string }) =>
    demandeFormSchema(today, current)
      .safeParse(values)
      .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

  it.each<[string, object, [string, string][]]>([
    ['is complete', {}, []],
    ['asks for a picture', { imagePath: '' }, [['imagePath', 'Une image est requise']]],
    ['takes a budget of 0', { budget: 0 }, []],
    ['refuses one below', { budget: -1 }, [['budget', 'Le budget ne peut pas être négatif.']]],
    [
      'refuses yesterday',
      { dateLimite: '2026-11-20' },
      [['dateLimite', 'La date limite ne peut pas être passée.']],
    ],
    ['asks for a day', { dateLimite: '' }, [['dateLimite', 'Indiquez la date limite.']]],
    [
      'refuses a script',
      { lienProduit: 'javascript:alert(1)' },
      [['lienProduit', 'Indiquez un lien complet, par exemple https://exemple.fr/produit.']],
    ],
  ])('%s', (_name, change, expected) => {
    expect(problemsOf({ ...filled, ...change })).toEqual(expected);
  });

  it('lets an edited need keep its deadline and its picture', () => {
    const values = { ...formValues(demande), imagePath: '' };
    expect(problemsOf(values, demande)).toEqual([]);
    expect(problemsOf({ ...values, dateLimite: '2026-11-19' }, demande)).toHaveLength(1);
  });

  it('sends a picture only when it is another', () => {
    const values = { ...filled, lienProduit: '' };
    expect(demandeBody(values)).toEqual(values);
    expect(demandeBody(values, demande)).not.toHaveProperty('imagePath');
    expect(demandeBody({ ...values, imagePath: '' }, demande)).not.toHaveProperty('imagePath');
    expect(demandeBody({ ...values, imagePath: '/uploads/b' }, demande)).toHaveProperty(
      'imagePath',
      '/uploads/b',
    );
  });

  it('of a product sends a picture that was changed or taken away', () => {
    const values = { ...produitValues(produit), prix: 45 };
    const shown = { ...produit, imagePath: image.url };
    expect(produitBody(values, produit)).not.toHaveProperty('imagePath');
    expect(produitBody({ ...values, imagePath: '/uploads/b' }, produit)).toHaveProperty(
      'imagePath',
      '/uploads/b',
    );
    expect(produitBody({ ...values, imagePath: '' }, shown)).toHaveProperty('imagePath', '');
    expect(produitBody(values)).not.toHaveProperty('imagePath');
  });
});

describe('the rules of needs', () => {
  it.each([
    ['en attente', ['en cours', 'terminée']],
    ['en cours', ['terminée']],
    ['terminée', []],
  ] as const)('its owner moves one that is %s on to %j, never back', (from, moves) => {
    expect(ownerMoves(from)).toEqual(moves);
  });

  // Status, by agreement; agreed on or not any more; what it is then.
  it.each([
    ['en attente', false, true, 'en cours', true],
    ['en cours', true, true, 'en cours', true],
    ['en cours', false, true, 'en cours', false],
    ['terminée', false, true, 'terminée', false],
    ['en cours', true, false, 'en attente', false],
    ['en cours', false, false, 'en cours', false],
    ['en attente', false, false, 'en attente', false],
    ['terminée', false, false, 'terminée', false],
  ] as const)(
    '%s (by agreement: %s), agreed on: %s, becomes %s (%s)',
    (status, parAccord, agreed, ...then) => {
      expect(Object.values(afterAgreement({ status, parAccord }, agreed))).toEqual(then);
    },
  );

  it('is open until it is finished', () => {
    expect(
      (['en attente', 'en cours', 'terminée'] as const).map((status) => isOpenDemande({ status })),
    ).toEqual([...[true, true, false]]);
  });

  it('counts whole days to the deadline, as days pass in Paris', () => {
    const late = new Date('2026-11-21T23:30:00Z');
    expect(deadlineToday(late)).toBe('2026-11-22');
    expect([22, 23, 30, 21].map((day) => daysLeft(`2026-11-${day}`, late))).toEqual([0, 1, 8, -1]);
  });

  it.each([
    [true, 'en attente', '2026-11-22', true],
    [true, 'en cours', '2026-12-01', true],
    [true, 'terminée', '2026-12-01', false],
    [true, 'en attente', '2026-11-21', false],
    [false, 'en attente', '2026-12-01', false],
  ] as const)('flagged %s, %s, until %s: urgent is %s', (urgent, status, dateLimite, expected) => {
    expect(isUrgentDemande({ urgent, status, dateLimite }, new Date('2026-11-21T23:30:00Z'))).toBe(expected);
  });

  it('lets the owner manage, and nobody else', () => {
    expect([{ id: 'u1' }, { id: 'u2' }, null].map((actor) => canManage(actor, demande.userId))).toEqual([
      ...[true, false, false],
    ]);
  });
});

describe('structured data', () => {
  it('of a need and of a product has whole addresses and no address of a person', () => {
    const data = [
      demandeStructuredData(demande, 'https://rihla.test'),
      produitStructuredData(produit, 'https://rihla.test'),
    ];
    expect(data).toMatchObject([
      {
        '@type': 'Demand',
        url: 'https://rihla.test/demandes/d1',
        image: 'https://rihla.test/uploads/a/800.webp',
      },
      { '@type': 'Product', offers: { price: 45, priceCurrency: 'EUR', seller: { name: 'Salma Idrissi' } } },
    ]);
    expect(JSON.stringify(data)).not.toMatch(/rating|@exemple/i);
  });
});
