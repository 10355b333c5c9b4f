import 'server-only';
import { db } from '@/lib/core/db';
import { expirePages } from '@/lib/core/memory/cache';
import type { Actor } from '@/lib/core/sessions/actor';

/** Makes fresh every kept page that shows the actor's name, city or photo: their own, their things', their reviews'. */
export async function expirePersonPages(actor: Actor): Promise<void> {
  const visible = { where: { isVisible: true }, select: { id: true } };
  const { transports, demandes, produits, reviewsWritten } = await db.user.findUniqueOrThrow({
    where: { id: actor.id },
    select: {
      transports: visible,
      demandes: visible,
      produits: visible,
      reviewsWritten: { select: { userId: true } },
    },
  });
  expirePages(
    '/',
    ...[actor.id, ...reviewsWritten.map(({ userId }) => userId)].flatMap((id) => [
      `/profile/${id}`,
      `/agences/${id}`,
    ]),
    ...transports.map(({ id }) => `/transporteurs/${id}`),
    ...demandes.map(({ id }) => `/demandes/${id}`),
    ...produits.map(({ id }) => `/produits/${id}`),
  );
}
