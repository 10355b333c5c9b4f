import { addressIn, langueOfAddress } from '@/lib/langues/adresse.mjs';
import type { Langue } from '@/lib/langues/langue.mjs';
import 'server-only';
import { cookies } from 'next/headers';
import { setCookie } from '../sessions/cookie';

const TYPE = /^application\/x-www-form-urlencoded\b/i;

/** Whether a form of a page sent this by itself, as forms do without scripts. */
export function isPlainForm(request: Request): boolean {
  return TYPE.test(request.headers.get('content-type') ?? '');
}

const sent = new WeakMap<Request, Record<string, string>>();

/** What such a form says, by the names of its fields. */
export function plainFields(request: Request, text: string): Record<string, string> {
  // A form ends its lines by two characters, one more than were typed and a limit counts.
  const said = [...new URLSearchParams(text)].map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]);
  const fields = Object.fromEntries(said);
  sent.set(request, fields);
  return fields;
}

/** Holds what was typed into a form that was refused, for the page that shows the form again, and for nothing else. */
export const TYPED_COOKIE = 'rihla_saisie';
/** As long as a redirect takes, on a slow phone. */
export const TYPED_SECONDS = 120;
/** Browsers keep 4,096 bytes of a cookie, its name included. */
const MOST_CHARACTERS = 4_080;

/** What a refused form gives back: why it was refused, and the field that was typed. */
export type GivenBack = { message: string; texte: string };

type Led<D> = {
  leadsTo: (data: D | null, params: Record<string, string>) => string;
  /** The field that somebody wrote, which comes back when the form is refused. */
  givesBack?: string | undefined;
};

/** What a plain form is answered: the way to a page, where the browser goes on by reading. Others get the answer itself. */
export async function ledTo<D>(
  { leadsTo, givesBack }: Led<D>,
  answered: Response,
  request: Request,
  params: Record<string, string | string[] | undefined>,
): Promise<Response> {
  if (!isPlainForm(request)) return answered;
  const { data = null, message = '' } = await answered.json();
  const to = leadsTo(answered.ok ? data : null, params as Record<string, string>);
  const location = addressIn(langueOfForm(request), to);
  const headers = new Headers({ Location: location });
  if (givesBack) {
    const texte = sent.get(request)?.[givesBack] ?? '';
    const kept = answered.ok ? '' : keepTyped({ message, texte });
    const options = { maxAgeSeconds: kept ? TYPED_SECONDS : 0, path: location.replace(/\?.*$/, '') };
    headers.append(...setCookie(TYPED_COOKIE, kept, options));
  }
  return new Response(null, { status: 303, headers });
}

/** The language of the page that a form stood on: our pages say to us where one comes from. */
function langueOfForm(request: Request): Langue {
  const from = request.headers.get('referer') ?? '';
  return URL.canParse(from) ? langueOfAddress(new URL(from).pathname).langue : 'fr';
}

/** A cookie's value; of what does not fit there, the reason alone. */
function keepTyped({ message, texte }: GivenBack): string {
  const value = Buffer.from(JSON.stringify([message, texte])).toString('base64url');
  return value.length <= MOST_CHARACTERS ? value : keepTyped({ message, texte: '' });
}

/** What the form that led here gives back to its page, or null. What a browser made up reads as nothing. */
export async function givenBack(): Promise<GivenBack | null> {
  const value = (await cookies()).get(TYPED_COOKIE)?.value;
  if (!value) return null;
  try {
    const [message, texte] = JSON.parse(Buffer.from(value, 'base64url').toString());
    return typeof message === 'string' && typeof texte === 'string' ? { message, texte } : null;
  } catch {
    return null;
  }
}
