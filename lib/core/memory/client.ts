import 'server-only';
import { ofProcess } from './process';

const clientClass = ofProcess('client', () => import('@/prisma/client/internal/class'));

/**
 * In the place of the module that holds all that Prisma's client knows of the schema (`LEFT_OUT` of server/next-internals.mjs):
 * read once for a process, by whichever of Next's bundles asks first.
 */
export const { getPrismaClientClass } = await clientClass();
