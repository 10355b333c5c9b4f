import { afterAll, beforeAll, expect, test } from 'vitest';
import { GET as csv } from '@/app/api/payments/export/route';
import { GET as fetchIt } from '@/app/api/users/me/donnees/[token]/route';
import { POST as ask } from '@/app/api/users/me/donnees/route';
import { closeDatabase, db } from '@/lib/core/db';
import { endJobs } from '@/lib/core/jobs/boss';
import { COVER } from '@/lib/core/text/covered';
import { ecrans } from '@/lib/langues/ecrans';
import { deliverNotifications } from '@/lib/notifications/commands/deliver';
import { tellUnreadMessages } from '@/lib/upkeep/told-messages';
import { makeUser, PASSWORD } from '../support/factories';
import { call, download } from '../support/http';
import { mailsTo } from '../support/mails';
import { makeThread } from '../support/payment-deals';
import { makePayment } from '../support/payments';
import { unzip } from '../support/zip';

beforeAll(() => {
  process.env.APP_URL = 'https://rihla.example';
});
afterAll(async () => {
  await endJobs();
  await closeDatabase();
});

const PHONE = '06 12 34 56 78';

test.each(['en', 'ar'] as const)(
  'what is covered is said in the language of who reads it: %s',
  async (language) => {
    const { couvert } = ecrans[language]['ui/signes'];
    const [reader, writer] = [await makeUser({ language }), await makeUser()];
    const conversation = await makeThread(writer, reader);
    const write = (text: string) => db.$queryRaw`
    SELECT write_message(${conversation}::uuid, gen_random_uuid(), ${writer.user.id}::uuid, 'texte', ${text}, NULL, NULL)`;
    const tell = async () => {
      await db.$executeRaw`
      UPDATE conversation_participants SET mail_due_at = now() - interval '1 minute'
      WHERE conversation_id = ${conversation}::uuid AND user_id = ${reader.user.id}::uuid`;
      await tellUnreadMessages();
      const told = await db.notification.findMany({ where: { userId: reader.user.id } });
      await deliverNotifications(told.map(({ id }) => id));
      return mailsTo(reader.user.email).at(-1)?.text ?? '';
    };
    const read = () =>
      db.$queryRaw`SELECT read_conversation(${conversation}::uuid, ${reader.user.id}::uuid, NULL)`;

    await write(`Salma : ${PHONE}.`);
    const mail = await tell();
    expect(mail).toContain(`Salma : ${couvert}.`);
    expect(mail).not.toContain(COVER);
    await read();
    // Where an excerpt ends in the middle of what is covered it ends before it.
    await write(`${'a'.repeat(150)} ${PHONE}`);
    expect(await tell()).toMatch(/a {0,2}…/);

    await makePayment(
      { sender: writer, recipient: reader, conversationId: conversation },
      { description: `Colis, ${PHONE}` },
    );
    const { bytes } = await download(csv, {
      token: reader.token,
      path: `/api/payments/export?langue=${language}`,
    });
    expect(new TextDecoder().decode(bytes)).toContain(`Colis, ${couvert}`);

    const { body } = await call(ask, { token: reader.token, body: { password: PASSWORD } });
    const token = body.data.lien?.split('/').at(-1) ?? '';
    const copy = await download(fetchIt, { token: reader.token, params: { token } });
    const all = [...unzip(copy.bytes).values()].map(String).join('\n');
    expect(all).toContain(`Salma : ${couvert}.`);
    expect(all).not.toContain(COVER);
  },
);
