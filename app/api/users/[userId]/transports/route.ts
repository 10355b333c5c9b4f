import { list, route } from '@/lib/core/http/route';
import { listUserTransports } from '@/lib/transports/queries/listings';
import { listUserTransportsSchema } from '@/lib/transports/schema';
import { userParams } from '@/lib/users/schema/account';

export const GET = route(
  {
    summary: 'A person’s trips; the hidden ones too for themselves',
    auth: 'optional',
    params: userParams,
    query: listUserTransportsSchema,
  },
  async ({ actor, params, query }) => list(await listUserTransports(actor, params.userId, query)),
);
