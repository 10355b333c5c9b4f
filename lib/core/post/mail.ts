import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { MailMessage, Transporter } from 'nodemailer';
import { env } from '../env';
import { type Letter, letterHtml, letterText } from '../letter/letter';
import { log } from '../log/log';
import { ofProcess } from '../memory/process';
import { siteOrigin } from '../origin';
import { CONTACT_EMAIL, PRODUCT_NAME } from '../product';

/** One mail to one person; `to` is a bare address. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Whom an answer goes to; else to where PRODUCT_EMAIL says. */
  replyTo?: string;
  /** An address that ends these mails when it is posted to, without a login (RFC 8058). */
  endsAt?: string | undefined;
  /** Names it for good: whoever gets it twice can tell. */
  id?: string;
  /** One of many: the connections to the server are kept for the next. */
  ending?: Ending;
};

/**
 * For who must know whether a mail has left, whatever dies: nothing of it goes to its server before `ready`, which is called
 * when the server waits for it, and `left` is called in the turn in which all of it was given to the system. A `ready` that
 * throws ends the mail.
 */
export type Ending = { ready: () => Promise<void>; left: () => void };

/** Once for a process, at its start: a build in the folder that is being served takes away what was not read. */
const mailer = ofProcess('mailer', () => import('nodemailer'));
mailer();

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** Texts and names come from people: nothing in a mail may make us read a file or an address. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true };

/**
 * Sends a mail: by SMTP when SMTP_URL is set, else as an `.eml` file in `DATA_DIR/mail` and a log line with its path.
 * Throws when the server refuses it, cannot be reached, or offers no TLS where SMTP_URL does not say `requireTLS=false` (docs/production.md).
 */
export async function sendMail(mail: Mail): Promise<void> {
  const { SMTP_URL } = env();
  if (SMTP_URL) await sendBySmtp(SMTP_URL, mail);
  else await writeToFile(mail);
}

/** `to` as an object is one address whatever is in it, never a list. */
function message({ to, endsAt, id, replyTo, ...mail }: Mail) {
  return {
    ...mail,
    from: sender(),
    to: { name: '', address: to },
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : answers()),
    ...(id && { messageId: `<${id}@${siteHost()}>` }),
    ...(endsAt && {
      list: { unsubscribe: { url: endsAt } },
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
  };
}

/** Sends a letter, as HTML and as text (`sendMail`). */
export function sendLetter(letter: Letter, mail: Omit<Mail, 'subject' | 'text' | 'html'>): Promise<void> {
  return sendMail({ ...mail, subject: letter.subject, text: letterText(letter), html: letterHtml(letter) });
}

/** An address that nobody reads is answered to where somebody does. */
const answers = () => (process.env.PRODUCT_EMAIL ? { replyTo: CONTACT_EMAIL } : {});

function sender() {
  return env().MAIL_FROM ?? { name: PRODUCT_NAME, address: `ne-pas-repondre@${siteHost()}` };
}

const siteHost = () => new URL(siteOrigin()).hostname;
const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

/** Without it a mail, and the account's password, leave in clear when a server (or who sits before it) offers no TLS. */
const mustEncrypt = (url: string) => new URL(url).searchParams.get('requireTLS') !== 'false';

async function sendBySmtp(url: string, mail: Mail): Promise<void> {
  const options = { url, requireTLS: mustEncrypt(url), ...TIMEOUTS, ...CLOSED };
  if (mail.ending) return void (await (await keptTransport(url, options)).sendMail(message(mail)));
  const transport = (await mailer()).createTransport(options);
  try {
    await transport.sendMail(message(mail));
  } finally {
    transport.close();
  }
}

// What a closed connection lost is for the caller to send again, or not.
const KEPT = { pool: true, maxConnections: 4, maxMessages: 200, maxRequeues: 0 } as const;
let keptOf: { url: string; transport: Transporter } | undefined;

async function keptTransport(url: string, options: object): Promise<Transporter> {
  const { createTransport } = await mailer();
  if (keptOf?.url !== url) {
    keptOf?.transport.close();
    const transport: Transporter = createTransport({ ...options, ...KEPT });
    transport.use('stream', endWatched);
    keptOf = { url, transport };
  }
  return keptOf.transport;
}

/** Makes the mail before its server is asked: a stream of its parts would begin while the server still answers. */
function endWatched(mail: MailMessage, done: (error?: Error | null) => void): void {
  const { ending } = mail.data as { ending?: Ending };
  const { message } = mail;
  if (!ending || !message) done();
  else
    message.build().then((bytes) => {
      message.createReadStream = () => wholeOf(bytes, ending);
      done();
    }, done);
}

/** Read once the server waits for it. A letter is less than what the system takes at once for a socket. */
function wholeOf(bytes: Buffer, { ready, left }: Ending): Readable {
  return new Readable({
    read() {
      ready().then(
        () => {
          if (this.destroyed) return;
          this.push(bytes);
          this.push(null);
          // After what the end sets off in the streams behind this one, and before anything else.
          process.nextTick(queueMicrotask, left);
        },
        (error) => this.destroy(error),
      );
    },
  });
}

async function writeToFile(mail: Mail): Promise<void> {
  const compose = (await mailer()).createTransport({ streamTransport: true, buffer: true, ...CLOSED });
  const { message: bytes } = await compose.sendMail(message(mail));
  const folder = path.resolve(/* turbopackIgnore: true */ env().DATA_DIR, 'mail');
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`;
  const file = path.join(/* turbopackIgnore: true */ folder, name);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(`${file}.part`, bytes as Buffer, { mode: 0o600 });
  await mail.ending?.ready();
  await rename(`${file}.part`, file);
  mail.ending?.left();
  // A link may open an account: it is shown to who tries the site on this machine, and stays out of a server's logs.
  const link = THIS_MACHINE.includes(siteHost()) ? /^https?:\/\/\S+$/m.exec(mail.text)?.[0] : undefined;
  log.info({ file, link }, 'mail written');
}
