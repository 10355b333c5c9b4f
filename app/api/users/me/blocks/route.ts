import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import * as z from '@/lib/core/zod';
import { listBlocks } from '@/lib/users/queries/blocks';
import { blockViewSchema } from '@/lib/users/schema/view';

export const GET = route(
  {
    summary: 'Les personnes que l’on a bloquées, la dernière d’abord',
    response: answerOf(z.array(blockViewSchema)),
    auth: true,
  },
  ({ actor }) => listBlocks(actor),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
