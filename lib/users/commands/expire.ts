import 'server-only';
import { db } from '@/lib/core/db';
import { expirePages } from '@/lib/core/memory/cache';

type Things = Partial<Record<'transports' | 'demandes' | 'produits', { id: string }[]>>;

/** Makes fresh, after a commit, the kept pages of these people and things, and the home page, which shows some of all. */
export function expirePagesOf(
  people: string[],
  { transports = [], demandes = [], produits = [] }: Things,
): void {
  expirePages(
    '/',
    ...people.flatMap((id) => [`/profile/${id}`, `/agences/${id}`]),
    ...transports.map(({ id }) => `/transporteurs/${id}`),
    ...demandes.map(({ id }) => `/demandes/${id}`),
    ...produits.map(({ id }) => `/produits/${id}`),
  );
}

/** Makes fresh every kept page that shows a person's name, city, photo or badges: their own, their things', their reviews'. */
export async function expirePersonPages(person: { id: string }): Promise<void> {
  const visible = { where: { isVisible: true }, select: { id: true } };
  const { reviewsWritten, ...things } = await db.user.findUniqueOrThrow({
    where: { id: person.id },
    select: {
      transports: visible,
      demandes: visible,
      produits: visible,
      reviewsWritten: { select: { userId: true } },
    },
  });
  expirePagesOf([person.id, ...reviewsWritten.map(({ userId }) => userId)], things);
}
