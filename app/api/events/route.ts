import { AppError } from '@/lib/core/errors';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { LIVE_CALL } from '@/lib/core/live/call';
import { refus } from '@/lib/langues/refus/moyens';

/** Our own server answers before it comes here (server/events-door.mjs): where that is missing, people ask now and then. */
export const GET = route({ ...LIVE_CALL, refuses: ['not_implemented'] }, () => {
  throw new AppError('not_implemented', refus('pasDeDirect'));
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
