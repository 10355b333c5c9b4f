/** The landmark or dialog around an element: what floats beside the element belongs there, not to the bare body. */
export function landmarkOf(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"], main, header, footer') ?? null;
}
