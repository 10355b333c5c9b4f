import type { CallName } from './contract';

/** A call's method, and its address with what is asked in its place. What is undefined is not asked. */
export function addressOf(
  call: CallName,
  { params = {}, query = {} }: { params?: object | undefined; query?: object | undefined },
): { method: string; url: string } {
  const [method = '', path = ''] = call.split(' ');
  const values = new Map<string, unknown>(Object.entries(params));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) asked.set(name, String(value));
  }
  return { method, url: `/api${filled}${asked.size > 0 ? `?${asked}` : ''}` };
}
