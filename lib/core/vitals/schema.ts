import { saisie } from '@/lib/langues/saisie/moyens';
import * as z from '../zod';
import { APPAREILS, MESURES, PAGES } from './pages';

/** What one view of a page measured: nothing of whoever looked, and nothing of which page it was. */
export const vitalsSchema = z.strictObject({
  page: z.enum(PAGES),
  appareil: z.enum(APPAREILS),
  mesures: z
    .partialRecord(z.enum(MESURES), z.number().min(0).max(600_000))
    .refine((mesures) => Object.keys(mesures).length > 0, saisie('mesures')),
});
export type VitalsInput = z.output<typeof vitalsSchema>;
