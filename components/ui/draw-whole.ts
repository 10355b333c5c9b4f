/** From now on this document is drawn to its end, as high as it is: what is far below is otherwise left out, and its height guessed (app/parts.css). */
export function drawWhole(): void {
  document.documentElement.dataset.again = '';
}
