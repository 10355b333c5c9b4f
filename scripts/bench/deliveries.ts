import { setTimeout as pause } from 'node:timers/promises';
import { applyMigrations } from '../database/migrate';
import { inRoot } from '../lib/paths.mjs';
import { startNode } from '../lib/processes.mjs';
import { say } from '../lib/say.mjs';
import { type BenchServer, query } from './database';
import { startMailbox } from './mailbox';
import { processorSeconds } from './processes';
import { judge } from './verdict';

export type DeliveryFigures = {
  count: number;
  seconds: number;
  repeated: number;
  worker: number;
  database: number;
};

const COUNT = 10_000;
const PEOPLE = 1_000;
const MOST_SECONDS = 60;

const LOAD = `
  WITH people AS (
    INSERT INTO users (id, email, password_hash, first_name, last_name, phone_number, country, user_type)
    SELECT gen_random_uuid(), 'lettre.' || n || '@exemple.test', '!', 'Salma', 'Idrissi', '+336' || lpad(n::text, 8, '0'),
      'France', 'particular' FROM generate_series(1, $1::int) n RETURNING id
  ), numbered AS (SELECT id, row_number() OVER () AS n FROM people)
  INSERT INTO notifications (id, user_id, kind, cle, in_app, facts)
  SELECT gen_random_uuid(), p.id, 'reservation_demandee', 'mesure:' || k, true, jsonb_build_object(
    'reservationId', gen_random_uuid(), 'transportId', gen_random_uuid(), 'personneId', o.id, 'de', 'Lyon', 'vers', 'Tanger',
    'depart', '2027-05-04T06:30:00.000Z', 'fuseau', 'Europe/Paris', 'poids', 8000, 'nombre', 1, 'lien', '/mes-reservations')
  FROM numbered p JOIN numbered o ON o.n = p.n % $1::int + 1 CROSS JOIN generate_series(1, $2::int / $1::int) k
  RETURNING id`;

/** Many notifications that wait, worked off by one worker into a mailbox on this machine. */
export async function measureDeliveries(
  server: BenchServer,
  env: NodeJS.ProcessEnv,
): Promise<DeliveryFigures> {
  await query(server.url('postgres'), 'CREATE DATABASE rihla_lettres');
  const url = server.url('rihla_lettres');
  await applyMigrations(url);
  const rows = await query<{ id: string }>(url, LOAD, [PEOPLE, COUNT]);
  await query(url, 'ANALYZE notifications, users');
  const mailbox = await startMailbox();
  const settings = {
    ...env,
    NODE_ENV: 'production' as const,
    DATABASE_URL: url,
    SMTP_URL: mailbox.url,
    APP_URL: 'http://localhost:3000',
    LOG_LEVEL: 'error',
  };
  await query(url, 'SELECT enqueue_deliveries($1::uuid[])', [rows.map(({ id }) => id)]);
  const { child, exited } = startNode(
    ['--conditions=react-server', '--import', 'tsx', inRoot('scripts', 'worker.ts')],
    {
      env: settings,
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  let isOver = false;
  exited.then(() => (isOver = true));
  const used = () => [processorSeconds(child.pid ?? 0), processorSeconds(server.pid)] as const;
  while (!isOver && mailbox.received.size === 0) await pause(5);
  const [start, before] = [performance.now(), used()];
  while (!isOver && mailbox.received.size < COUNT && performance.now() - start < 4 * MOST_SECONDS * 1000)
    await pause(20);
  const seconds = (performance.now() - start) / 1000;
  const [worker, database] = used().map((end, nth) => ((end - (before[nth] ?? 0)) * 1000) / COUNT) as [
    number,
    number,
  ];
  const count = mailbox.received.size;
  const repeated = [...mailbox.received.values()].reduce((sum, times) => sum + times - 1, 0);
  child.kill('SIGTERM');
  await mailbox.stop();
  return { count, seconds, repeated, worker, database };
}

/** The figures of the deliveries, each with its target. */
export function printDeliveries({ count, seconds, repeated, worker, database }: DeliveryFigures): void {
  const reached = count === COUNT && repeated === 0 && seconds <= MOST_SECONDS;
  say('\nEnvois');
  judge({
    label: `${COUNT} e-mails en attente partis en <= ${MOST_SECONDS} s`,
    value:
      `${count} en ${seconds.toFixed(1)} s, ${repeated} en double (processeur par envoi : ` +
      `${worker.toFixed(2)} ms, base ${database.toFixed(2)} ms)`,
    reached,
  });
}
