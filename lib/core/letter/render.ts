import { Fragment, isValidElement, type ReactNode } from 'react';

/** Tags without an end. */
const VOID = new Set(['meta', 'br', 'hr', 'img']);
const NAMES: Record<string, string> = {
  className: 'class',
  cellPadding: 'cellpadding',
  cellSpacing: 'cellspacing',
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * The HTML of elements without state. React's own renderer refuses to run where our server code does (`react-server`,
 * docs/decisions/029), and a letter needs no more than this: what stands between tags and in attributes is escaped.
 */
export function renderStatic(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node === 'string' || typeof node === 'number') return escaped(String(node));
  if (Array.isArray(node)) return node.map(renderStatic).join('');
  if (!isValidElement(node)) throw new TypeError('not an element of a letter');
  const { type, props } = node as { type: unknown; props: Record<string, unknown> };
  if (type === Fragment) return renderStatic(props.children as ReactNode);
  if (typeof type === 'function') return renderStatic((type as (given: unknown) => ReactNode)(props));
  if (typeof type !== 'string') throw new TypeError('not an element of a letter');
  const attributes = Object.entries(props).map(([name, value]) => attribute(name, value));
  const open = `<${type}${attributes.join('')}>`;
  if (VOID.has(type)) return open;
  // A style sheet is ours and no text of anybody's.
  const inner = type === 'style' ? String(props.children) : renderStatic(props.children as ReactNode);
  return `${open}${inner}</${type}>`;
}

function attribute(name: string, value: unknown): string {
  if (name === 'children' || value === undefined || value === null || value === false) return '';
  const text = name === 'style' ? styleText(value as Record<string, string | number>) : String(value);
  return ` ${NAMES[name] ?? name}="${escaped(text)}"`;
}

function styleText(style: Record<string, string | number>): string {
  return Object.entries(style)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';');
}
