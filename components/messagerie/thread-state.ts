type Numbered = { ordre: number };

/** What is known of a thread and what arrived of it: in the server's order, each line once, as it arrived last. */
export function mergeLines<L extends Numbered>(known: readonly L[], arrived: readonly L[]): L[] {
  const lines = new Map(known.map((line) => [line.ordre, line]));
  for (const line of arrived) lines.set(line.ordre, line);
  return [...lines.values()].sort((one, other) => one.ordre - other.ordre);
}

/** After which number something is missing, up to `latest`; null when nothing is. What is older than the first is another page. */
export function missingAfter(lines: readonly Numbered[], latest: number): number | null {
  const before = lines.find(({ ordre }, index) => (lines[index + 1]?.ordre ?? latest + 1) > ordre + 1);
  if (before) return before.ordre;
  return lines.length === 0 && latest > 0 ? 0 : null;
}

type Told = { evenement: { reservationId: string | null; statut: string | null } | null };

/** The same lines, with what is known by now of the reservations that they tell of: the newest line knows best. */
export function withStatuts<L extends Told>(lines: readonly L[]): L[] {
  const statuts = new Map<string, string>();
  for (const { evenement } of lines) {
    if (evenement?.reservationId && evenement.statut) statuts.set(evenement.reservationId, evenement.statut);
  }
  return lines.map((line) => {
    const { evenement } = line;
    const statut = evenement?.reservationId && statuts.get(evenement.reservationId);
    return evenement && statut && statut !== evenement.statut
      ? { ...line, evenement: { ...evenement, statut } }
      : line;
  });
}
