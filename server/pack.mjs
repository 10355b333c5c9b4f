import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const deflate = promisify(deflateRaw);

/** As RFC 1952 begins: deflated, nothing named, no time, whatever the system. */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** Ends on a whole byte and refers to nothing before: what is packed so can stand in any gzip. */
const OPEN = { finishFlush: constants.Z_FULL_FLUSH };

/** A checksum that goes on; Node's begins anew at an empty part. @param {number} sum @param {Buffer} part */
const goOn = (sum, part) => (part.length > 0 ? crc32(part, sum) : sum);

/** Packed parts that are remembered, some ten thousand bytes each. */
const REMEMBERED = 100;

/**
 * Packs pages of three parts by gzip. The one in the middle is much the same from page to page (the styles of its kind), and is packed
 * once for all that have it: packing is most of what it costs.
 * @returns {(before: Buffer, same: Buffer, after: Buffer) => Promise<{ gzip: Buffer, tag: string }>} `tag` is another for other parts
 */
export function packer() {
  /** @type {LRUCache<string, Buffer>} */
  const packed = new LRUCache({ max: REMEMBERED });
  return async (before, same, after) => {
    const name = createHash('sha1').update(same).digest('base64url');
    const known = packed.get(name);
    const [first, middle, last] = await Promise.all([
      deflate(before, OPEN),
      known ?? deflate(same, OPEN),
      deflate(after),
    ]);
    packed.set(name, middle);
    const end = Buffer.alloc(8);
    end.writeUInt32LE([before, same, after].reduce(goOn, 0), 0);
    end.writeUInt32LE(before.length + same.length + after.length, 4);
    const tag = createHash('sha1').update(name).update(before).update(after).digest('base64url');
    return { gzip: Buffer.concat([HEAD, first, middle, last, end]), tag };
  };
}
