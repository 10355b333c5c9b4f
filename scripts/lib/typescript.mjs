/** @type {Promise<unknown> | undefined} */
let ready;

/**
 * Imports a TypeScript module from a script in JavaScript; possible once npm's packages are there.
 * @param {string} file
 * @param {string} from the importing module's own address
 */
export async function importTypeScript(file, from) {
  // registered for the whole process, so both sides share the same module instances
  ready ??= import('tsx/esm/api').then(({ register }) => register());
  await ready;
  return import(new URL(file, from).href);
}
