import 'server-only';

const TYPE = /^application\/x-www-form-urlencoded\b/i;

/** Whether a form of a page sent this by itself, as forms do without scripts. */
export function isPlainForm(request: Request): boolean {
  return TYPE.test(request.headers.get('content-type') ?? '');
}

/** What such a form says, by the names of its fields. */
export function plainFields(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

/** Its answer: the way to a page, where the browser goes on by reading. */
export function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { Location: path } });
}
