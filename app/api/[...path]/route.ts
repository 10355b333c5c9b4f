import { noSuchCall } from '@/lib/core/http/route';

export const GET = noSuchCall;
export const POST = noSuchCall;
export const PUT = noSuchCall;
export const PATCH = noSuchCall;
export const DELETE = noSuchCall;
export const OPTIONS = noSuchCall;
