import { nothing } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { receiveEvent } from '@/lib/payments/commands/events';

export const POST = route(
  {
    summary: 'Ce que raconte le prestataire de paiement, signé par lui',
    response: nothing,
    refuses: ['not_found'],
    textBytes: 512 * 1024,
  },
  ({ text, request }) => receiveEvent(text, request.headers.get('stripe-signature')),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
