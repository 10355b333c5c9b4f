import { isStopping, stopAll, stopOnSignals } from './lib/processes.mjs';
import { problem, sayError } from './lib/say.mjs';

// One door for every npm script. Each module is imported by the command that needs it, because npm's packages are
// only there once a command has installed them.
/** @type {Record<string, (args: string[]) => Promise<unknown>>} */
const commands = {
  start: async () => (await import('./serve.mjs')).serve('start'),
  dev: async () => (await import('./serve.mjs')).serve('dev'),
  build: async () => (await import('./tools.mjs')).build(),
  test: async () => (await import('./checks.mjs')).test(),
  check: async () => (await import('./checks.mjs')).check(),
  lint: async () => (await import('./checks.mjs')).lint(),
  typecheck: async () => (await import('./checks.mjs')).typecheck(),
  format: async () => (await import('./checks.mjs')).format(),
  'test:unit': async (args) => (await import('./checks.mjs')).unit(args),
  'test:integration': async (args) => (await import('./checks.mjs')).integration(args),
  'test:served': async (args) => (await import('./checks.mjs')).served(args),
  'test:browsers': async (args) => (await import('./checks.mjs')).otherBrowsers(args),
  'test:browser': async (args) => (await import('./checks.mjs')).browser(args),
  'test:controls': async (args) => (await import('./checks.mjs')).controls(args),
  'test:screens': async (args) => (await import('./checks.mjs')).screens(args),
  attack: async (args) => (await import('./tools.mjs')).attack(args),
  'test:container': async () => (await import('./checks.mjs')).container(),
  pictures: async () => (await import('./readme-images.mjs')).takeReadmeImages(),
  bench: async (args) => (await import('./tools.mjs')).bench(args),
  vitals: async () => (await import('./tools.mjs')).vitals(),
  newsletter: async (args) => (await import('./tools.mjs')).newsletter(args),
  recu: async (args) => (await import('./tools.mjs')).recu(args),
  worker: async () => (await import('./tools.mjs')).worker(),
  'db:migrate': async () => (await import('./tools.mjs')).migrate(),
  'db:new-migration': async (args) => (await import('./tools.mjs')).newMigration(args),
  'db:seed': async (args) => (await import('./tools.mjs')).seed(args),
  'db:reset': async (args) => (await import('./tools.mjs')).reset(args),
  'prisma:generate': async () => (await import('./tools.mjs')).generate(),
};

const [name = '', ...args] = process.argv.slice(2);
stopOnSignals();
try {
  const command = commands[name];
  if (!command)
    throw problem(`Commande inconnue : « ${name} ».`, `Commandes : ${Object.keys(commands).join(', ')}.`);
  await command(args);
} catch (error) {
  // once a stop was asked for, what fails is only its consequence
  if (!isStopping()) {
    sayError(error);
    process.exitCode = 1;
  }
}
await stopAll();
process.exit();
