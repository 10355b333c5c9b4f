import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { completeAccount, getAccount } from '@/lib/payments/commands/account';
import { payoutAccountViewSchema, payoutLinkViewSchema } from '@/lib/payments/schema/view';

export const GET = route(
  {
    summary: 'Le compte sur lequel on est payé, et ce qui lui manque',
    response: answerOf(payoutAccountViewSchema),
    refuses: ['unavailable'],
    auth: true,
    accountLimit: 'paymentAccount',
  },
  ({ actor, langue }) => getAccount(actor, langue),
);

export const POST = route(
  {
    summary: 'Ouvrir ou compléter ce compte, chez le prestataire',
    response: answerOf(payoutLinkViewSchema),
    refuses: ['conflict', 'unavailable'],
    auth: true,
    accountLimit: 'paymentAccount',
    leadsTo: (link) => link?.url ?? '/payments?compte=refus',
  },
  ({ actor }) => completeAccount(actor),
);

export const { PUT, PATCH, DELETE, OPTIONS } = others({ GET, POST });
