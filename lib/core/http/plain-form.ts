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

type LeadsTo<D> = (data: D | null, params: Record<string, string>) => string;

/** What a plain form is answered: the way to a page, where the browser goes on by reading. Others get the answer itself. */
export async function ledTo<D>(
  leadsTo: LeadsTo<D>,
  answered: Response,
  request: Request,
  params: Record<string, string | string[] | undefined>,
): Promise<Response> {
  if (!isPlainForm(request)) return answered;
  const { data = null } = answered.ok ? await answered.json() : {};
  const path = leadsTo(data, params as Record<string, string>);
  return new Response(null, { status: 303, headers: { Location: path } });
}
