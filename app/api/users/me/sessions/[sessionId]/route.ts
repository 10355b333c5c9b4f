import { nothing } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { logoutDevice } from '@/lib/users/commands/safety/sessions';
import { sessionParams } from '@/lib/users/schema/safety';

export const DELETE = route(
  {
    summary: 'Déconnecter un de ses appareils',
    response: nothing,
    refuses: ['not_found'],
    auth: true,
    params: sessionParams,
  },
  async ({ actor, params }) => {
    await logoutDevice(actor, params.sessionId);
    return null;
  },
);

export const { GET, POST, PUT, PATCH, OPTIONS } = others({ DELETE });
