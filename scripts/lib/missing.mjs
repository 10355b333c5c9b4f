import { problem, say } from './say.mjs';

/**
 * What becomes of tests whose program is missing and could not be had: at home they are left out, and that is said. Where everything must
 * run (CI) that is a failure, unless where the program comes from did not answer: nothing that we could mend.
 * @param {{ label: string, packages: string, leftOut: string, reachable: boolean }} missing
 * @param {boolean} [everythingMustRun]
 */
export function goWithout(
  { label, packages, leftOut, reachable },
  everythingMustRun = Boolean(process.env.CI),
) {
  const lacking = `${label} manque et n’a pas pu être installé (${packages})`;
  if (everythingMustRun && reachable)
    throw problem(
      `${lacking}\u202f: ${leftOut}.`,
      'En intégration continue, tout doit être essayé\u202f: installez-le.',
    );
  say(`! ${lacking}${reachable ? '' : ', sa source ne répond pas'}\u202f: ${leftOut}.`);
}
