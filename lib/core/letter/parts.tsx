import type { CSSProperties, ReactNode } from 'react';
import { type Langue, type Sens, sensOf } from '@/lib/langues/langue.mjs';
import { PRODUCT_NAME } from '../product';

// Mail programs know tables and inline styles; the dark colours come by class, where one knows them.
const DARK = `
@media (prefers-color-scheme: dark) {
  .ground { background: #121020 !important; }
  .surface { background: #1b1830 !important; border-color: #302b4b !important; }
  .ink { color: #f0eefa !important; }
  .muted { color: #aea7c6 !important; }
  .link { color: #a398ff !important; }
  .action { background: #a398ff !important; color: #15122b !important; }
  .quote { border-color: #302b4b !important; }
  .dot { background: #a398ff !important; }
  .track { background: #302b4b !important; }
}`;
const FONT = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";
const INK = '#1a1730';
const MUTED = '#655f75';
const MAJORELLE = '#4f3fd1';
const text: CSSProperties = { margin: '0 0 16px', fontSize: '16px', lineHeight: '1.5', color: INK };

function Table({ children, style }: { children: ReactNode; style?: CSSProperties }) {
  return (
    <table role="presentation" width="100%" cellPadding="0" cellSpacing="0" style={style}>
      <tbody>{children}</tbody>
    </table>
  );
}

/** The page around a letter: `preheader` is what a list of mails shows beside the subject. */
export function Layout({
  langue,
  title,
  preheader,
  footer,
  children,
}: {
  langue: Langue;
  title: string;
  preheader: string;
  footer: ReactNode;
  children: ReactNode;
}) {
  return (
    <html lang={langue} dir={sensOf(langue)}>
      {/* biome-ignore lint/style/noHeadElement: a mail is no page of Next's. */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{DARK}</style>
      </head>
      <body className="ground" style={{ margin: '0', padding: '0', background: '#fbf8f3', fontFamily: FONT }}>
        <div style={{ display: 'none', maxHeight: '0', overflow: 'hidden' }}>{preheader}</div>
        <Table>
          <tr>
            <td className="ground" align="center" style={{ padding: '24px 12px', background: '#fbf8f3' }}>
              <Table style={{ maxWidth: '560px' }}>
                <tr>
                  <td
                    className="ink"
                    style={{ padding: '0 4px 16px', fontSize: '22px', fontWeight: '800', color: INK }}
                  >
                    {PRODUCT_NAME}
                  </td>
                </tr>
                <tr>
                  <td
                    className="surface"
                    style={{
                      padding: '28px 24px 12px',
                      background: '#ffffff',
                      border: '1px solid #e9e2d6',
                      borderRadius: '18px',
                    }}
                  >
                    {children}
                  </td>
                </tr>
                <tr>
                  <td style={{ padding: '16px 4px 0' }}>{footer}</td>
                </tr>
              </Table>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  );
}

export function Title({ children }: { children: ReactNode }) {
  return (
    <h1
      className="ink"
      style={{ margin: '0 0 16px', fontSize: '23px', lineHeight: '1.25', fontWeight: '800', color: INK }}
    >
      {children}
    </h1>
  );
}

export function Text({ children }: { children: ReactNode }) {
  return (
    <p className="ink" style={text}>
      {children}
    </p>
  );
}

export function Heading({ children }: { children: ReactNode }) {
  return (
    <h2
      className="ink"
      style={{ margin: '26px 0 10px', fontSize: '18px', lineHeight: '1.3', fontWeight: '800', color: INK }}
    >
      {children}
    </h2>
  );
}

/** One of several things, with what is known of it below its name. */
export function Thing({ href, title, text }: { href: string; title: string; text: string }) {
  return (
    <p style={{ margin: '0 0 14px', fontSize: '16px', lineHeight: '1.45' }} dir="auto">
      <a href={href} className="link" style={{ color: MAJORELLE, fontWeight: '700' }}>
        {title}
      </a>
      <br />
      <span className="muted" style={{ fontSize: '15px', color: MUTED }}>
        {text}
      </span>
    </p>
  );
}

/** Somebody's own words. */
export function Quote({ sens, children }: { sens: Sens; children: ReactNode }) {
  const [padding, border] =
    sens === 'ltr' ? ['2px 0 2px 14px', 'borderLeft'] : ['2px 14px 2px 0', 'borderRight'];
  return (
    <blockquote
      className="ink quote"
      dir="auto"
      style={{ ...text, padding, [`${border}`]: '3px solid #e9e2d6' }}
    >
      {children}
    </blockquote>
  );
}

/** A link to the very thing; its address stands below for programs that show no buttons. */
export function Button({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p style={{ margin: '8px 0 20px' }}>
      <a
        href={href}
        className="action"
        style={{
          display: 'inline-block',
          padding: '13px 22px',
          fontSize: '16px',
          lineHeight: '1.2',
          fontWeight: '700',
          textDecoration: 'none',
          borderRadius: '12px',
          background: MAJORELLE,
          color: '#ffffff',
        }}
      >
        {children}
      </a>
    </p>
  );
}

/** From one place to another, as the site draws it. */
export function RouteLine({ from, to, when, sens }: { from: string; to: string; when: string; sens: Sens }) {
  const dot = {
    display: 'inline-block',
    width: '10px',
    height: '10px',
    borderRadius: '5px',
    background: MAJORELLE,
  };
  const place = { fontSize: '16px', fontWeight: '700', color: INK };
  return (
    <Table style={{ margin: '0 0 18px' }}>
      <tr>
        <td width="22" style={{ verticalAlign: 'middle' }}>
          <span className="dot" style={dot} />
        </td>
        <td className="ink" style={place}>
          {from}
        </td>
      </tr>
      <tr>
        <td width="22" style={{ padding: sens === 'ltr' ? '2px 0 2px 4px' : '2px 4px 2px 0' }}>
          <span
            className="track"
            style={{ display: 'inline-block', width: '2px', height: '22px', background: '#e9e2d6' }}
          />
        </td>
        <td
          className="muted"
          style={{ padding: '1px 0 5px', fontSize: '14px', lineHeight: '1.4', color: MUTED }}
        >
          {when}
        </td>
      </tr>
      <tr>
        <td width="22" style={{ verticalAlign: 'middle' }}>
          <span className="dot" style={dot} />
        </td>
        <td className="ink" style={place}>
          {to}
        </td>
      </tr>
    </Table>
  );
}

export function Small({ children }: { children: ReactNode }) {
  return (
    <p className="muted" style={{ margin: '0 0 10px', fontSize: '14px', lineHeight: '1.5', color: MUTED }}>
      {children}
    </p>
  );
}

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="link" style={{ color: MAJORELLE }}>
      {children}
    </a>
  );
}
