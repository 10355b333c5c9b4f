import { say } from '../lib/say.mjs';
import type { LiveFigures } from './live';
import { judge } from './verdict';

const whole = (value: number) => (Number.isFinite(value) ? value.toFixed(0) : '–');
const at = (times: number[], share: number) =>
  times.sort((one, other) => one - other)[Math.floor((times.length - 1) * share)] ?? Number.NaN;

/** The figures of what arrives as it happens, each with its target. */
export function printLive({
  streams,
  kilobytesEach,
  grownEach,
  toAllMs,
  messageMs,
  readMs,
  crowd,
}: LiveFigures): void {
  const { messages, seconds, alike, conversations, unreadExact, megabytes } = crowd;
  const [before, after] = megabytes;
  const lines: [label: string, value: string, reached: boolean][] = [
    [
      `${streams} flux ouverts <= 20 ko chacun`,
      `${whole(kilobytesEach)} ko (le processus a grandi de ${whole(grownEach)})`,
      kilobytesEach <= 20,
    ],
    ['une nouvelle pour tous ceux-là <= 3000 ms', `${whole(toAllMs)} ms`, toAllMs <= 3_000],
    [
      'un message chez l’autre, médiane <= 300 ms',
      `${whole(at(messageMs, 0.5))} ms (p99 ${whole(at(messageMs, 0.99))})`,
      at(messageMs, 0.5) <= 300,
    ],
    [
      '« lu » chez l’autre, médiane <= 300 ms',
      `${whole(at(readMs, 0.5))} ms (p99 ${whole(at(readMs, 0.99))})`,
      at(readMs, 0.5) <= 300,
    ],
    [
      'deux processus : le même ordre pour tous',
      `${alike} fils sur ${conversations}, ${messages} messages en ${whole(seconds)} s`,
      alike === conversations,
    ],
    ['deux processus : non lus exacts', unreadExact ? 'oui' : 'non', unreadExact],
    [
      'deux processus : mémoire d’avant + 30 Mo au plus chacun',
      `${whole(before)} puis ${whole(after)} Mo à deux`,
      !(after - before > 60),
    ],
  ];
  say('\nEn direct');
  for (const [label, value, reached] of lines) judge({ label, value, reached });
}
