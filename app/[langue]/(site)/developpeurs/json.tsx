/** A value as JSON, in a box that scrolls by itself. */
export function Json({ value }: { value: unknown }) {
  return <Code>{JSON.stringify(value, null, 1)}</Code>;
}

/** Text for a terminal or a file; the keyboard reaches it, because it may be wider than the page. */
export function Code({ children }: { children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <pre tabIndex={0}>{children}</pre>
  );
}
