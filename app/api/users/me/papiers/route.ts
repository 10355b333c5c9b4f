import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import * as z from '@/lib/core/zod';
import { sendPapier } from '@/lib/users/commands/identity/papiers';
import { listPapiers } from '@/lib/users/queries/papiers';
import { papierViewSchema, sendPapierSchema } from '@/lib/users/schema/papiers';

export const GET = route(
  { summary: 'Ses documents, et où ils en sont', response: answerOf(z.array(papierViewSchema)), auth: true },
  ({ actor }) => listPapiers(actor),
);

export const POST = route(
  {
    summary: 'Présenter un document à la vérification',
    response: answerOf(papierViewSchema),
    refuses: ['forbidden'],
    auth: true,
    body: sendPapierSchema,
    status: 201,
  },
  ({ actor, body }) => sendPapier(actor, body),
);

export const { PUT, PATCH, DELETE, OPTIONS } = others({ GET, POST });
