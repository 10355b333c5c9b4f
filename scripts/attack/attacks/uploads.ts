import assert from 'node:assert/strict';
import { ask } from '../ask';
import type { Attack } from '../attack';
import { login } from '../login';
import { connect, head, tally } from '../raw';

const MEGABYTE = 1024 * 1024;
/** What one account may have on the way: four that are read, eight in line. */
const READ = 4;
const WAITING = 8;
const TRIED = 40;

const form = '--x\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n';
const upload = (token: string) =>
  head('/api/upload/image?type=general', {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'multipart/form-data; boundary=x',
    'Content-Length': 5 * MEGABYTE,
  });

/** 40 uploads that stop just before their end held 140 MB. */
export const attack: Attack = {
  name: 'many stalled uploads',
  seconds: 30,
  async run({ url, memory, log }) {
    const before = await memory();
    const { token } = await login(url);
    const attackers = Array.from({ length: TRIED }, () => connect(url));
    for (const { say } of attackers) {
      say(upload(token) + form);
      say(Buffer.alloc(4 * MEGABYTE));
    }
    const refused: { status: number }[] = [];
    for (const { answer } of attackers) void answer.then((one) => refused.push(one));
    while (refused.length < TRIED - READ - WAITING) await ask(`${url}/api/health`);
    assert.deepEqual(tally(refused), { 429: TRIED - READ - WAITING });
    const during = await memory();
    assert.ok(during.resident - before.resident < 80, `${during.resident - before.resident} MB were held`);

    // Somebody else's upload is let in meanwhile: nonsense, refused for what it is.
    const other = connect(url);
    const nonsense = `${form}nothing\r\n--x--\r\n`;
    const { token: others } = await login(url, 1);
    const headers = upload(others).replace(String(5 * MEGABYTE), String(nonsense.length));
    other.say(headers + nonsense);
    assert.equal((await other.answer).status, 422);
    other.drop();

    // And those who break off are no failure of ours.
    for (const { drop } of attackers) drop();
    assert.equal((await ask(`${url}/api/health`)).status, 200);
    assert.deepEqual(
      log().filter((line) => /"level":50|Error/.test(line)),
      [],
    );
  },
};
