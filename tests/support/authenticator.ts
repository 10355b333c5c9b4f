import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { siteOrigin } from '@/lib/core/origin';

type Options = { challenge: string; [more: string]: unknown };
type Claims = { origin?: string; verified?: boolean };

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40];

/** A device with one passkey (ES256), as a browser would speak for it; what it claims may be wrong on purpose. */
export function authenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(20);
  let counter = 0;
  let userHandle = '';

  const clientData = (
    type: string,
    { challenge }: Options,
    { origin = new URL(siteOrigin()).origin }: Claims,
  ) => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function dataOf({ verified = true }: Claims, more: Buffer = Buffer.alloc(0)): Buffer {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = PRESENT | (verified ? VERIFIED : 0) | (more.length > 0 ? ATTESTED : 0);
    return Buffer.concat([sha256(new URL(siteOrigin()).hostname), Buffer.from([flags]), count, more]);
  }

  const credential = () => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    clientExtensionResults: {},
  });

  return {
    /** What it answers when it is to make its passkey. */
    register(options: Options, claims: Claims = {}) {
      userHandle = String((options.user as { id: string }).id);
      const key = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
        Buffer.from(x, 'base64url'),
        Buffer.from([0x22, 0x58, 0x20]),
        Buffer.from(y, 'base64url'),
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const data = dataOf(claims, attested);
      const object = Buffer.concat([
        Buffer.from([0xa3]),
        ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData')],
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return {
        ...credential(),
        response: {
          clientDataJSON: clientData('webauthn.create', options, claims).toString('base64url'),
          attestationObject: object.toString('base64url'),
        },
      };
    },

    /** What it answers when it is to log in. */
    answer(options: Options, claims: Claims = {}) {
      const client = clientData('webauthn.get', options, claims);
      const data = dataOf(claims);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...credential(),
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle,
        },
      };
    },

    /** It was copied before: it counts again from where the copy stood. */
    goBack: () => {
      counter -= 2;
    },
  };
}
