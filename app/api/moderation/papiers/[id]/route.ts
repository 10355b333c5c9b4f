import { nothing } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';
import { decidePapier } from '@/lib/moderation/commands/papiers';
import { decidePapierSchema } from '@/lib/users/schema/papiers';

export const POST = route(
  {
    summary: 'Répondre à un document présenté, pour la modération',
    response: nothing,
    refuses: ['conflict'],
    auth: true,
    params: idParams,
    body: decidePapierSchema,
  },
  ({ actor, params, body }) => decidePapier(actor, params.id, body),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
