import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Avatar } from '@/components/images/avatar';
import { ImagePlaceholder } from '@/components/images/image';
import { CardImage } from '@/components/listing/card-image';
import { RouteMap } from '@/components/map/route-map';
import { RouteLine } from '@/components/transports/route-line';
import { Icon } from '@/components/ui/icon';
import { escapeHtml, markup } from '@/components/ui/markup';

/** Names of attributes mean the same in any case; React itself writes some in its own. */
const asRead = (html: string) => html.replace(/ [a-z-]+(?==")/gi, (name) => name.toLowerCase());

const like = (node: ReactNode) => expect(asRead(markup(node))).toBe(asRead(renderToStaticMarkup(node)));

/** What a file of the browser's is to the server. */
const IN_BROWSER = Object.assign(() => null, { $$typeof: Symbol.for('react.client.reference') });

describe('elements as HTML text', () => {
  it('reads as what React writes', () => {
    like(
      <>
        {'a'}
        {0}
        {null}
        {false}
        {[<b key="b">é&nbsp;»</b>, undefined]}
        <label htmlFor="x" className="y" data-thing="" data-yes aria-hidden aria-busy={false}>
          <input tabIndex={-1} disabled={false} required readOnly defaultValue={undefined} />
        </label>
        <time dateTime="2026-01-01">1er</time>
      </>,
    );
    like(<Avatar name="Awa Ndiaye" src="/uploads/a.webp" />);
    like(<Avatar name="O’Neil <b>" size="lg" />);
    like(<Icon name="pin" size={18} className="text-muted" />);
    like(<ImagePlaceholder className="w-full" />);
    like(
      <CardImage
        href="/a"
        eager
        image={{ url: '/uploads/a.webp', width: 9, height: 6, widths: [320, 640] }}
      />,
    );
    const etapes = ['Lyon', 'Sète', 'Alméria', 'Tanger', 'Rabat'].map((ville, at) => ({
      ville,
      capacite: 40,
      libre: 40 - 9 * at,
    }));
    const [lyon, tanger] = [
      { name: 'Lyon', lat: 45.7, lon: 4.8 },
      { name: 'Tanger', lat: 35.8, lon: -5.8 },
    ];
    like(<RouteMap routes={[{ from: lyon, to: tanger, count: 3 }]} highlight={[lyon, tanger]} />);
    like(<RouteLine etapes={etapes} leg={{ depart: 1, arrivee: 3 }} className="mt-4" />);
  });

  it('lets no text become HTML, in a text or in an attribute', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('<script>', '"onload="', "'", '&lt;', '</ul>'),
    );
    fc.assert(
      fc.property(text, text, (one, other) => {
        const html = markup(<p title={other}>{one}</p>);
        expect(html).toBe(renderToStaticMarkup(<p title={other}>{one}</p>));
        expect(html.match(/[<>]/g)).toHaveLength(4);
        expect(escapeHtml(one)).not.toMatch(/[<>"']/);
      }),
    );
  });

  it.each<[string, () => unknown]>([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what is refused
    ['HTML of its own', () => <p dangerouslySetInnerHTML={{ __html: '<b>' }} />],
    ['a press', () => <button type="button" onClick={() => {}} />],
    ['a number that wants a unit', () => <p style={{ width: 3 }} />],
    ['what lives in the browser', () => createElement(IN_BROWSER)],
    ['what comes later', () => createElement((async () => 'a') as never)],
    ['an object', () => ({ a: 1 })],
    ['a script for an address', () => <a href={' java\nscript:alert(1)'}>x</a>],
  ])('refuses %s', (_, node) => {
    expect(() => markup(node() as ReactNode)).toThrow(TypeError);
  });
});

describe('icons', () => {
  it('are drawn, every one that has a name', () => {
    const names = [...readFileSync('components/ui/icon.tsx', 'utf8').matchAll(/^ {2}\| '([\w-]+)'/gm)];
    const drawn = [...readFileSync('app/icons.css', 'utf8').matchAll(/^ {2}\.icon-([\w-]+) \{/gm)];
    expect(names.length).toBeGreaterThan(40);
    expect(drawn.map(([, name]) => name)).toEqual(names.map(([, name]) => name));
  });
});
