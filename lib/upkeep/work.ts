import 'server-only';
import { tellOf } from '@/lib/alertes/commands/match';
import { tellMornings } from '@/lib/alertes/commands/morning';
import { GENRES } from '@/lib/alertes/schema';
import { endJobs, type Handlers, workJobs } from '@/lib/core/jobs/boss';
import { log } from '@/lib/core/log/log';
import { makeDownload } from '@/lib/donnees/commands/telecharger';
import { deliverJobs } from '@/lib/notifications/commands/deliver';
import { askAgain } from '@/lib/payments/commands/ask-again';
import { settleCancelled } from '@/lib/payments/commands/cancelled';
import { workEvents } from '@/lib/payments/commands/events';
import { payOut } from '@/lib/payments/commands/payout';
import { reconcile } from '@/lib/payments/commands/reconcile';
import { lapsePayments } from '@/lib/payments/commands/withdraw';
import { askAfterParcels } from '@/lib/remises/commands/ask-after';
import { releaseDue, remindDeclarations } from '@/lib/remises/commands/release';
import { findPaires } from '@/lib/reservations/commands/paires';
import { lapseReservations } from '@/lib/reservations/commands/waiting';
import { sendSupportMessage } from '@/lib/users/commands/support';
import { endInactive } from './inactive';
import { sendNewsletters } from './newsletter/send';
import { endPapiers } from './papiers';
import { remind } from './reminders';
import { sweep } from './sweep';
import { tellUnreadMessages } from './told-messages';

const genreOf = (text = '') => GENRES.find((one) => one === text) ?? 'transport';

const HANDLERS: Handlers = {
  abandoned: async (jobs) => {
    for (const { id, data } of jobs) log.error({ job: id, ...data }, 'a job was given up');
  },
  deliver: deliverJobs,
  donnees: async (jobs) => {
    for (const { data } of jobs) await makeDownload(data.id ?? '');
  },
  lapse: async () => {
    const lapsed = await lapseReservations();
    if (lapsed > 0) log.info({ lapsed }, 'unanswered requests lapsed');
  },
  'lapse-payments': async () => {
    const lapsed = await lapsePayments();
    if (lapsed > 0) log.info({ lapsed }, 'unpaid requests for money lapsed');
  },
  payments: async () => {
    const [paid, cancelled, closed] = [await askAgain(), await settleCancelled(), await payOut()];
    if (paid + cancelled + closed > 0) log.info({ paid, cancelled, closed }, 'money went on');
  },
  paires: async () => {
    await findPaires();
  },
  'payment-events': async () => {
    await workEvents();
  },
  reconcile: async () => {
    await reconcile();
  },
  alertes: async (jobs) => {
    for (const { data } of jobs) await tellOf(genreOf(data.genre), data.id ?? '');
  },
  'alertes-du-jour': async () => {
    await tellMornings();
  },
  newsletter: async (jobs) => {
    const failed = await sendNewsletters(jobs.map(({ data }) => data.id ?? ''));
    return new Set(jobs.filter(({ data }) => failed.has(data.id ?? '')).map(({ id }) => id));
  },
  messages: async () => {
    await tellUnreadMessages();
  },
  remises: async () => {
    const [reminded, asked, released] = [
      await remindDeclarations(),
      await askAfterParcels(),
      await releaseDue(),
    ];
    if (reminded + asked + released > 0) log.info({ reminded, asked, released }, 'parcels went on');
  },
  remind: async () => {
    await remind();
    const ended = await endPapiers();
    if (ended > 0) log.info({ ended }, 'documents ran out');
    const inactive = await endInactive();
    if (inactive.told + inactive.ended > 0) log.info(inactive, 'accounts that nobody uses');
  },
  support: async (jobs) => {
    const failed = new Set<string>();
    for (const { id, data } of jobs) {
      try {
        await sendSupportMessage(data.id ?? '', data.langue);
      } catch (error) {
        failed.add(id);
        log.warn(
          { supportMessage: data.id, code: (error as { code?: unknown }).code },
          'a message to us did not go',
        );
      }
    }
    return failed;
  },
  sweep: async () => {
    await sweep();
  },
};

/** Works every queue off in this process, until it is told to leave: what is under way then ends first. */
export function work(): void {
  workJobs(HANDLERS);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void endJobs());
}
