/** The product as `npm start` serves it, with the demo world. All attacks share it, one after the other. */
export type Site = {
  url: string;
  /** The web server's process. */
  pid: number;
  database: { url: string; pid: number };
  /** The lines that the server has printed since this attack began. */
  log: () => string[];
  /** The same without mails written: at seven minutes past, the hour's reminders go out in whatever attack that falls. */
  troubles: () => string[];
  /** What the server holds after a collection of garbage, in megabytes. */
  memory: () => Promise<{ heap: number; resident: number }>;
  /** One more process of the product on the same database, until it is stopped. */
  another: () => Promise<Process>;
  /** A process of the product on another database, with its sessions signed by the same secret, until it ends. */
  apart: (databaseUrl: string, settings: Record<string, string>) => Promise<Process>;
  /** What programs of the product run with, and what signs the sessions. */
  env: NodeJS.ProcessEnv & { NEXTAUTH_SECRET: string };
};

export type Process = Site & { alive: () => boolean; stop: () => Promise<void> };

/** One file of `attacks/` each, which exports it as `attack`. */
export type Attack = {
  name: string;
  /** It has failed when it takes longer, on a machine that is not slow (`pace.ts`). */
  seconds: number;
  /** Attacks, and throws (`node:assert`) unless the product stood it. Leaves the site as it was. */
  run: (site: Site) => Promise<void>;
};

/** Thrown by an attack that this machine cannot run; says what is missing. On a machine of one's own it is no failure. */
export function cannotRun(missing: string): Error {
  const error = new Error(missing);
  error.name = 'CannotRun';
  return error;
}

/** Whether an attack that threw has failed: what could not be run proves nothing, so where everything must run it has. */
export function hasFailed(error: unknown, everythingMustRun = Boolean(process.env.CI)): boolean {
  return everythingMustRun || (error as Error).name !== 'CannotRun';
}
