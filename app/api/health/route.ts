import { checkHealth } from '@/lib/core/http/health';
import { route } from '@/lib/core/http/route';

export const GET = route(
  { summary: 'Liveness (this answer) and readiness (503 while the database is away)' },
  checkHealth,
);
