import { say } from '../lib/say.mjs';
import type { LiveFigures } from './live';
import { judge } from './verdict';

const whole = (value: number) => (Number.isFinite(value) ? value.toFixed(0) : '–');
const at = (times: number[], share: number) =>
  times.sort((one, other) => one - other)[Math.floor((times.length - 1) * share)] ?? Number.NaN;

const times = (all: number[]) =>
  `${whole(at(all, 0.5))} ms (p99 ${whole(at(all, 0.99))}, ${all.length} fois)`;

/** The figures of what arrives as it happens, each with its target. */
export function printLive({
  streams,
  kilobytesEach,
  toAllMs,
  messageMs,
  readMs,
  screens,
  crowds,
}: LiveFigures): void {
  const { rounds, more } = crowds;
  const sum = (of: 'messages' | 'seconds' | 'alike' | 'conversations') =>
    rounds.reduce((total, round) => total + round[of], 0);
  const unreadExact = rounds.every((round) => round.unreadExact);
  const lines: [label: string, value: string, reached: boolean][] = [
    [
      `${streams} flux ouverts <= 20 ko chacun`,
      `${whole(kilobytesEach.resident)} ko (objets ${whole(kilobytesEach.heap)}, hors du tas ${whole(kilobytesEach.external)})`,
      !(Math.max(kilobytesEach.resident, kilobytesEach.heap + kilobytesEach.external) > 20),
    ],
    ['une nouvelle pour tous ceux-là <= 3000 ms', `${whole(toAllMs)} ms`, toAllMs <= 3_000],
    [
      'deux navigateurs : un message à l’écran de l’autre, médiane <= 300 ms',
      times(screens.messageMs),
      at(screens.messageMs, 0.5) <= 300,
    ],
    [
      'deux navigateurs : « Lu » à l’écran de l’autre, médiane <= 300 ms',
      times(screens.readMs),
      at(screens.readMs, 0.5) <= 300,
    ],
    ['un message dans le flux de l’autre, médiane <= 300 ms', times(messageMs), at(messageMs, 0.5) <= 300],
    ['« lu » dans le flux de l’autre, médiane <= 300 ms', times(readMs), at(readMs, 0.5) <= 300],
    [
      'deux processus : le même ordre pour tous',
      `${sum('alike')} fils sur ${sum('conversations')}, ${sum('messages')} messages en ${whole(sum('seconds'))} s`,
      sum('alike') === sum('conversations'),
    ],
    ['deux processus : non lus exacts', unreadExact ? 'oui' : 'non', unreadExact],
    [
      'deux processus : deux autres milliers de messages, 10 Mo d’objets de plus au plus chacun',
      `${whole(more.heap)} Mo d’objets, ${whole(more.resident)} Mo résidents`,
      !(more.heap > 10),
    ],
  ];
  say('\nEn direct');
  for (const [label, value, reached] of lines) judge({ label, value, reached });
}
