import { nothing } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { seeReconciliation } from '@/lib/moderation/commands/argent';
import { jourParams } from '@/lib/moderation/schema';

export const POST = route(
  {
    summary: 'Dire que l’on a vu ce qui diffère entre les livres et le prestataire',
    response: nothing,
    auth: true,
    accountLimit: 'remiseAccount',
    params: jourParams,
  },
  ({ actor, params }) => seeReconciliation(actor, params.jour),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
