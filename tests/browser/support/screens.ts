import type { APIRequestContext } from '@playwright/test';
import { demoEmail } from '@/prisma/demo-accounts';
import { as, settledOf } from './things';

/** Somebody who looks, and at which screens. */
export type Visitor = {
  name: string;
  email?: string;
  paths: string[];
  /** Those whose address is known by a list only. */
  more?: (read: Read) => Promise<string[]>;
  /** Header and footer are the same everywhere: one of each kind of people presses them. */
  frame?: boolean;
};

export type Read = ReturnType<typeof readScreens>;
type Listed = { _id: string } & Record<string, unknown>;

/** Reads lists as somebody, or as a visitor. */
export function readScreens(request: APIRequestContext, who?: { id: string; token: string }) {
  const headers = who ? as(who) : {};
  const all = async (list: string): Promise<Listed[]> => {
    const { data } = await (await request.get(`/api/${list}`, { headers })).json();
    return data.items ?? data;
  };
  return {
    id: who?.id,
    /** The page of the first thing of a list that no other test changes. */
    first: async (folder: string, list: string) =>
      `${folder}/${(await settledOf(request, `/api/${list}`))._id}`,
    /** The pages of one's own things, one for each that `by` calls different; without an answer, none. */
    each: async (folder: string, list: string, by: (one: Listed) => unknown) => {
      const kinds = new Map((await all(list)).map((one) => [by(one), one]));
      kinds.delete(undefined);
      return [...kinds.values()].map(({ _id }) => `${folder}/${_id}`);
    },
  };
}

export async function screensOf({ paths, more }: Visitor, read: Read): Promise<string[]> {
  return [...paths, ...((await more?.(read)) ?? [])];
}

const NOBODYS = 'un-code-que-personne-n-a';
const AGENCIES = 'users?userType=agency';
const stateOf = ({ etat }: Listed) => etat;
const waits = ({ etat }: Listed) => (etat === 'pending' ? etat : undefined);
const remiseOf = ({ remise, status }: Listed) => `${status} ${remise}`;
const [SALMA, YASSINE, RACHID] = ['Salma Idrissi', 'Yassine Benali', 'Rachid Amrani'].map(demoEmail);
if (!SALMA || !YASSINE || !RACHID) throw new Error('the demo world has no such people');

const things = async ({ first }: Read) => [
  await first('/transporteurs', 'transports?poidsMax=1'),
  await first('/demandes', 'demandes'),
  await first('/produits', 'produits'),
  await first('/agences', AGENCIES),
  await first('/profile', AGENCIES),
  `${await first('/profile', AGENCIES)}/avis`,
];

/** Every screen: the test fails on a page of `app` that is neither among them nor in `ELSEWHERE`. */
export const SCREENS: Visitor[] = [
  { name: 'a visitor on the home page', paths: ['/'], frame: true },
  {
    name: 'a visitor in the lists',
    paths: [
      '/transporteurs',
      '/transporteurs?villeDepart=Lyon&villeArrivee=Tanger',
      '/transporteurs?villeDepart=Oslo&villeArrivee=Dakar',
      '/colis/lyon-tanger',
      '/demandes',
      '/produits',
      '/agences',
    ],
  },
  { name: 'a visitor among things', paths: [], more: things },
  {
    name: 'a visitor at the doors',
    paths: [
      '/login',
      '/register',
      '/forgot-password',
      '/reset-password',
      `/reset-password#${NOBODYS}`,
      `/confirmer-email#${NOBODYS}`,
      `/confirmer-newsletter#${NOBODYS}`,
      `/reprendre-email#${NOBODYS}`,
      `/pas-moi/${NOBODYS}`,
      `/desabonnement/${NOBODYS}`,
      `/newsletter/${NOBODYS}`,
      `/colis/${NOBODYS}-et-de-32-en`,
    ],
  },
  {
    name: 'a visitor who reads',
    paths: [
      '/about',
      '/faq',
      '/terms',
      '/privacy',
      '/cookies',
      '/mentions-legales',
      '/commission',
      '/developpeurs',
      '/contact',
      '/verifications',
      '/nulle-part',
    ],
  },
  {
    name: 'a member at home',
    email: SALMA,
    paths: [
      '/profile',
      '/profile?tab=transports',
      '/profile?tab=avis',
      '/mes-reservations',
      '/mes-alertes',
      '/notifications',
      '/payments',
      `/telechargement/${NOBODYS}`,
    ],
    frame: true,
  },
  { name: 'a member in the settings', email: SALMA, paths: ['/settings'] },
  {
    name: 'a member among things',
    email: SALMA,
    paths: ['/transporteurs', '/demandes', '/produits'],
    more: things,
  },
  {
    name: 'a sender with parcels and money',
    email: SALMA,
    paths: ['/messagerie'],
    more: async ({ each }) => [
      ...(await each('/messagerie', 'conversations', () => 'one')),
      ...(await each('/payments', 'payments', stateOf)),
      ...(await each('/payments', 'payments', waits)).map((path) => `${path}/essai`),
      ...(await each('/remises', 'reservations/user', remiseOf)),
    ],
  },
  {
    name: 'a carrier',
    email: YASSINE,
    paths: ['/payments', '/profile?tab=transports', '/mes-reservations'],
    more: async ({ id, each }) => [
      ...(await each('/transporteurs', `users/${id}/transports`, ({ isVisible }) => isVisible)),
      ...(await each('/demandes', `users/${id}/demandes`, ({ status }) => status)),
      ...(await each('/produits', `users/${id}/produits`, () => 'one')),
      ...(await each('/payments', 'payments', stateOf)),
    ],
  },
  {
    name: 'an agency on its own page',
    email: demoEmail('Trans Atlas'),
    paths: ['/profile'],
    more: async ({ id }) => [`/agences/${id}`],
  },
  {
    name: 'an operator',
    email: RACHID,
    paths: [
      '/moderation',
      '/moderation?etat=decides',
      '/moderation/identite',
      '/moderation/litiges',
      '/moderation/argent',
    ],
  },
];

/** Pages of `app` that show nothing of their own, and one that the demo world has none of, with where it is walked. */
export const ELSEWHERE: Record<string, string> = {
  '/conversation/[[...path]]': 'leads to /messagerie',
  '/messagerie/[conversationId]/[...path]': 'is a 404',
  '/payments/[id]/[...path]': 'is a 404',
  '/paires/[paire]': 'is served as /colis/lyon-tanger',
  '/moderation/decisions/[id]': 'tests/browser/safety.spec.ts',
};
