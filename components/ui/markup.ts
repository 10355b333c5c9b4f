import { Fragment, isValidElement, type ReactNode } from 'react';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** A text as it may stand in HTML, between tags and in an attribute's quotes. */
export function escapeHtml(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign) : text;
}

const NAMES: Record<string, string> = { className: 'class', htmlFor: 'for' };
/** Drawings' attributes whose parts are joined by a dash. */
const DASHED = /^(?:stroke|stop|font|text|paint|fill)[A-Z]/;
const VOID = new Set(['br', 'hr', 'img', 'input', 'source', 'wbr']);
const ADDRESSES = new Set(['href', 'src', 'action', 'formaction']);
/** Browsers pass over blanks in it. */
const SCRIPT = /^[\0-\x20]*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i;
const SAYS_BOTH = /^(?:aria|data)-/;

type Props = Record<string, unknown> & { children?: ReactNode };

/**
 * React elements as HTML text, as React itself would write them: for what is drawn on the server and stays as it is, at a
 * fraction of what React takes, which sends each of them a second time for the browser. Every text is escaped. Components
 * are plain functions; whatever has a life in the browser, or brings HTML of its own, is refused.
 */
export function markup(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node === 'string') return escapeHtml(node);
  if (typeof node === 'number' || typeof node === 'bigint') return String(node);
  if (Array.isArray(node)) {
    let all = '';
    for (const part of node) all += markup(part);
    return all;
  }
  if (!isValidElement<Props>(node)) throw new TypeError('Only elements and texts have a markup.');
  const { type, props } = node;
  if (type === Fragment) return markup(props.children);
  if (typeof type === 'string') return tag(type, props);
  if (typeof type === 'function' && !('$$typeof' in type))
    return markup((type as (props: Props) => ReactNode)(props));
  throw new TypeError('What lives in the browser has no markup.');
}

function tag(name: string, props: Props): string {
  let text = `<${name}`;
  for (const key in props) if (key !== 'children') text += attribute(key, props[key]);
  if (VOID.has(name)) return `${text}/>`;
  return `${text}>${markup(props.children)}</${name}>`;
}

function attribute(key: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  const name = nameOf(key);
  if (key === 'style') return ` style="${escapeHtml(styleText(value as Record<string, unknown>))}"`;
  if (typeof value === 'boolean') {
    if (SAYS_BOTH.test(key)) return ` ${name}="${value}"`;
    return value ? ` ${name}=""` : '';
  }
  if (ADDRESSES.has(name) && SCRIPT.test(String(value))) throw new TypeError('A script is no address.');
  if (typeof value === 'string' || typeof value === 'number')
    return ` ${name}="${escapeHtml(String(value))}"`;
  throw new TypeError(`${key} has no markup.`);
}

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const nameOf = (key: string) => NAMES[key] ?? (DASHED.test(key) ? dashed(key) : key.toLowerCase());

/** Of numbers only those of our own properties: React gives others a unit, by the property. */
function styleText(style: Record<string, unknown>): string {
  return Object.entries(style)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => {
      if (typeof value === 'number' && !name.startsWith('--')) throw new TypeError(`${name} wants a unit.`);
      const property = name.startsWith('--') ? name : dashed(name);
      return `${property}:${String(value).trim()}`;
    })
    .join(';');
}
