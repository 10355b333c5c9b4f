import { pageOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { list, route } from '@/lib/core/http/route';
import { listUserTransports } from '@/lib/transports/queries/listings';
import { listUserTransportsSchema } from '@/lib/transports/schema';
import { transportViewSchema } from '@/lib/transports/schema/view';
import { userParams } from '@/lib/users/schema/account';

export const GET = route(
  {
    summary: 'Les transports d’une personne\u202f; pour elle-même, les masqués aussi',
    response: pageOf(transportViewSchema),
    auth: 'optional',
    params: userParams,
    query: listUserTransportsSchema,
  },
  async ({ actor, params, query }) => list(await listUserTransports(actor, params.userId, query)),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
