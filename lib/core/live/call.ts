import 'server-only';
import { saisie } from '@/lib/langues/saisie/moyens';
import { langueQuery } from '../schema';
import * as z from '../zod';

/** Where a reader of the stream stopped, as an event's id: how often something happened to the person. */
const PLACE = /^\d{1,15}$/;
const place = z.string().regex(PLACE, saisie('evenement'));

/** Whether a header holds the id of an event. */
export const isPlace = (text: string | null): text is string => text !== null && PLACE.test(text);

const streamQuery = z.strictObject({
  depuis: place.optional().meta({
    description: 'L’id du dernier événement reçu, pour qui rouvre un flux sans Last-Event-ID.',
    examples: ['128'],
  }),
  ...langueQuery,
});

/** The call as its document describes it; `door.ts` answers it. */
export const LIVE_CALL = {
  summary: 'Le flux de ce qui arrive à soi\u202f: conversation, compteurs, ecrit (docs/api.md)',
  auth: true,
  query: streamQuery,
  produces: 'text/event-stream',
  response: z.string().meta({
    examples: ['id: 128\nevent: compteurs\ndata: {"nonLus":3}\n\n'],
    description:
      'Le premier événement est bonjour\u202f; { "relire": true } demande de relire ce qui est affiché.',
  }),
} as const;
