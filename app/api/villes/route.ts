import { villesQuery, villeViewSchema } from '@/lib/core/cities/schema';
import { searchVilles } from '@/lib/core/cities/villes';
import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { reply, route } from '@/lib/core/http/route';
import * as z from '@/lib/core/zod';
import { spoken } from '@/lib/langues/langue.mjs';

export const GET = route(
  {
    summary: 'Les villes qui commencent par ce qui est tapé',
    response: answerOf(z.array(villeViewSchema)),
    query: villesQuery,
  },
  ({ query, langue }) => reply({ data: searchVilles(query.q, langue) }, spoken(langue)),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
