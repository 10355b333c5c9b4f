import { readFileSync } from 'node:fs';
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg';
import { inRoot } from '../lib/paths.mjs';
import { problem } from '../lib/say.mjs';
import { engineAdapterFactory } from './engine-adapter';

export const schemaFile = inRoot('prisma', 'schema.prisma');

let lastPanic = '';
let loaded = false;

/** Loads the engine by hand: the package imports its .wasm as a module, which Node 20 does not do. */
function load() {
  if (loaded) return;
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: { set_message: (message: string) => (lastPanic = message) },
  });
  const file = inRoot('node_modules', '@prisma', 'schema-engine-wasm', 'schema_engine_bg.wasm');
  const module = new WebAssembly.Module(readFileSync(file));
  const instance = new WebAssembly.Instance(module, { './schema_engine_bg.js': glue });
  glue.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  loaded = true;
}

/**
 * Compares a migrated database with a Prisma schema.
 * @returns the SQL that would make the database agree with the schema; '' when it does
 */
export async function schemaDrift(databaseUrl: string, file = schemaFile): Promise<string> {
  load();
  const files = [{ path: file, content: readFileSync(file, 'utf8') }];
  const { factory, close } = engineAdapterFactory(databaseUrl);
  const noFilter = { externalTables: [], externalEnums: [] };
  try {
    const engine = await glue.SchemaEngine.new(
      { datamodels: files.map(({ path, content }) => [path, content]) },
      () => {},
      factory,
    );
    try {
      const { exitCode, stdout } = await engine.diff({
        from: { tag: 'schemaDatasource', files, configDir: inRoot('prisma') },
        to: { tag: 'schemaDatamodel', files },
        script: true,
        exitCode: true,
        filters: noFilter,
      });
      return exitCode === 0 ? '' : (stdout ?? '');
    } finally {
      engine.free();
    }
  } catch (error) {
    if (lastPanic) throw new Error(`Prisma schema engine: ${lastPanic}`, { cause: error });
    if (error instanceof Error && error.name === 'SchemaConnectorError') {
      throw problem(error.message, 'Corrigez prisma/schema.prisma, puis recommencez.');
    }
    throw error;
  } finally {
    await close();
  }
}
