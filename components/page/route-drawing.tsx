/** The small drawing of empty and lost places: a route that is not there yet. */
export function RouteDrawing({ broken }: { broken?: boolean }) {
  return (
    <svg aria-hidden="true" width="176" height="88" viewBox="0 0 176 88" className="mx-auto">
      <use href={broken ? '/route.svg#rompue' : '/route.svg#absente'} />
    </svg>
  );
}
