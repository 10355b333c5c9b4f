/** The name by which a report is come back to after a login (`useOpensAgain`). */
export const reportOpens = (cibleId: string) => `signaler-${cibleId}`;
