import * as z from 'zod';

/** What UPLOADTHING_TOKEN holds, as JSON in base64. */
const tokenSchema = z.object({
  apiKey: z.string().startsWith('sk_'),
  appId: z.string().regex(/^[A-Za-z0-9-]+$/),
  regions: z.array(z.string()).min(1),
});

/** The content of a token, or null when it is none of UploadThing's. */
export function readUploadThingToken(token: string): z.output<typeof tokenSchema> | null {
  try {
    return tokenSchema.parse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
  } catch {
    return null;
  }
}

/** Whether a token can be read as one of UploadThing's. */
export function isUploadThingToken(token: string): boolean {
  return readUploadThingToken(token) !== null;
}
