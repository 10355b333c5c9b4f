import { answerOf, nothing } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { confirmPhone, sendPhoneCode } from '@/lib/users/commands/identity/phone';
import { phoneCodeSchema, phoneCodeSentViewSchema } from '@/lib/users/schema/identity';

export const POST = route(
  {
    summary: 'Recevoir par SMS le code qui confirme son numéro',
    response: answerOf(phoneCodeSentViewSchema),
    refuses: ['conflict', 'forbidden', 'unavailable'],
    auth: true,
    limit: 'smsAddress',
  },
  ({ actor }) => sendPhoneCode(actor),
);

export const PUT = route(
  {
    summary: 'Confirmer son numéro par le code reçu',
    response: nothing,
    auth: true,
    body: phoneCodeSchema,
  },
  ({ actor, body }) => confirmPhone(actor, body),
);

export const { GET, PATCH, DELETE, OPTIONS } = others({ POST, PUT });
