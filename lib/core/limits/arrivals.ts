import 'server-only';
import { appels } from '@/lib/langues/appels';
import { AppError } from '../errors';

/** A body on its way into this process, from its first byte until its request is answered. */
export type Arrival = {
  /** Accounts for more bytes of it. Throws `unavailable` when the process holds as much as it may. */
  grow(bytes: number): void;
  /** Gives everything back; asked again, it does nothing. */
  end(): void;
};

type Bounds = {
  /** What all bodies on their way may hold together. */
  maxBytes: number;
  /** How many of one sender (an address, an account) are read at once, and how many more wait, unread, for their turn. */
  perSender: number;
  waiting: number;
};

type Sender = { reading: number; line: (() => void)[] };

/**
 * Bounds what arrives at once: a time limit on each does not help against a thousand of them. `begin` throws
 * `rate_limited` for a sender who has too many on their way.
 */
export function makeArrivals(bounds: Bounds): { begin(sender: string): Promise<Arrival> } {
  const senders = new Map<string, Sender>();
  let total = 0;

  async function takeTurn(name: string) {
    const sender = senders.get(name) ?? { reading: 0, line: [] };
    senders.set(name, sender);
    if (sender.reading < bounds.perSender) sender.reading += 1;
    else if (sender.line.length < bounds.waiting) {
      // Whoever ends hands the turn over without giving it back, so nobody slips in between.
      await new Promise<void>((resolve) => sender.line.push(resolve));
    } else {
      throw new AppError('rate_limited', appels('envoisALaFois'), undefined, 5);
    }
  }

  function giveTurn(name: string) {
    const sender = senders.get(name);
    const next = sender?.line.shift();
    if (next) next();
    else if (sender && sender.reading > 1) sender.reading -= 1;
    else senders.delete(name);
  }

  return {
    async begin(sender) {
      await takeTurn(sender);
      let held = 0;
      let over = false;
      return {
        grow(bytes) {
          if (total + bytes > bounds.maxBytes) {
            throw new AppError('unavailable', appels('envoisNombreux'), undefined, 5);
          }
          held += bytes;
          total += bytes;
        },
        end() {
          if (over) return;
          over = true;
          total -= held;
          giveTurn(sender);
        },
      };
    },
  };
}
