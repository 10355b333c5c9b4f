import { answerOf } from '@/lib/core/http/answer';
import { checkHealth, healthSchema } from '@/lib/core/http/health';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';

export const GET = route(
  {
    summary: 'Vivant (cette réponse) et prêt (503 tant que la base de données est absente)',
    response: answerOf(healthSchema),
  },
  checkHealth,
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
