import type { Span } from './phones';

const PROVIDERS =
  'gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|icloud|proton|protonmail|gmx|orange|wanadoo|free|sfr|laposte|menara|caramail';
const ENDINGS =
  'com|fr|net|org|ma|dz|tn|sn|ci|ml|cm|be|ch|de|es|it|uk|co|info|eu|me|africa|io|pro|mail|email';
const APPS =
  'whats ?app|watsapp|whatsap|wathsapp|wsp|telegram|telegramme|insta|instagram|snap|snapchat|tik ?tok|facebook|fb|messenger|signal|viber|imo|skype|discord|واتساب|واتس|تلغرام|تيليجرام|انستغرام|انستا';

/** The sign of an e-mail address, and how people write around it. */
const AT =
  /@|[([{<] {0,2}(?:at|a|arobase|arobas|arrobase|@) {0,2}[)\]}>]|(?<![a-z])(?:arobase|arobas|arrobase|at)(?![a-z])/g;
const DOT = String.raw`(?: ?[.•·] ?| {0,2}[([{]? {0,2}(?:point|dot|pt)(?![a-z]) {0,2}[)\]}]? {0,2})`;
const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const BEFORE = new RegExp(`[a-z\\d._%+-]{1,64}(?:${DOT}[a-z\\d_%+-]{1,64}){0,3} {0,3}$`);
const TIGHT_DOMAIN = new RegExp(`^ {0,3}${LABEL}(?:\\.${LABEL}){0,3}\\.[a-z]{2,24}`);
const LOOSE_DOMAIN = new RegExp(`^ {0,3}${LABEL}(?:${DOT}${LABEL}){0,2}${DOT}(?:${ENDINGS})(?![a-z\\d])`);
const PROVIDER_DOMAIN = new RegExp(`^ {0,3}(?:${PROVIDERS})(?![a-z\\d])(?: (?:com|fr)(?![a-z\\d]))?`);

/** « jean92 gmail com », without a sign between. */
const SIGNLESS = new RegExp(
  `(?<![a-z\\d@])([a-z\\d._-]{3,64}) {1,2}(?:g ?mail|${PROVIDERS})(?:${DOT}| )(?:com|fr|ma|net)(?![a-z\\d])`,
  'g',
);
const NO_NAME =
  /^(?:sur|mon|ma|un|une|mail|email|e-mail|adresse|est|par|via|avec|compte|sous|mes|votre|ton|son|le|la|les|de|du|et|ou|chez)$/;

/** Pages whose address is a way to somebody outside. */
const LINKS =
  /(?:https?: ?\/ ?\/ ?)?(?:[a-z\d-]{1,20}\.)?(?<![a-z\d])(?:wa ?\. ?me|whatsapp\.com|t ?\. ?me|telegram\.(?:me|dog)|instagram\.com|instagr\.am|facebook\.com|fb\.(?:com|me)|m\.me|snapchat\.com|tiktok\.com|signal\.me|viber\.me|join\.skype\.com|discord\.gg|discord\.com) ?\/[^\s]{0,200}/g;
const MAIL_LINK = /mailto:[^\s]{1,200}|(?:whatsapp|tg|viber|skype):\/{1,2}[^\s]{1,200}/g;
const HANDLE = /(?<![a-z\d._@])@ ?[a-z_][a-z\d_.]{2,29}/g;
const NAMED = new RegExp(
  `(?<![a-z])(?:${APPS})(?![a-z])((?: ?(?::|=|->|=>|@|-|est|c'est|cest|pseudo|id|nom|compte|mon|sous|le|moi)){0,4}) ?([a-z\\d_.]{3,30})`,
  'g',
);
const COMMON =
  /^(?:oui|non|merci|bonjour|svp|stp|possible|pas|aussi|alors|pour|avec|sur|dispo|disponible|obligatoire|seulement|bien|super|d'accord|numero)$/;

const spanOf = (match: RegExpMatchArray): Span => {
  const start = match.index ?? 0;
  return { start, end: start + match[0].length };
};

function mailsIn(text: string): Span[] {
  const spans: Span[] = [];
  for (const match of text.matchAll(AT)) {
    const end = match.index + match[0].length;
    const before = BEFORE.exec(text.slice(Math.max(0, match.index - 160), match.index));
    if (!before) continue;
    const after = text.slice(end, end + 260);
    const alone = match[0] === 'at' || before[0].endsWith(' ') || after.startsWith(' ');
    const plain = alone ? null : TIGHT_DOMAIN.exec(after);
    const domain = LOOSE_DOMAIN.exec(after) ?? plain ?? PROVIDER_DOMAIN.exec(after);
    if (domain) spans.push({ start: match.index - before[0].length, end: end + domain[0].length });
  }
  return spans;
}

/** « insta : jeannot », « telegram jean_92 »: a word after an app's name that is no word of the sentence. */
function namedIn(text: string): Span[] {
  return [...text.matchAll(NAMED)].flatMap((match) => {
    const [whole, between = '', given = ''] = match;
    const name = given.replace(/\.+$/, '');
    const end = match.index + whole.length - (given.length - name.length);
    const marked = /[\d_]|\w\.\w/.test(name);
    const announced = /[:=>@]/.test(between) && /^(?:$|[ ]?[\n,;!.)])/.test(text.slice(end, end + 2));
    if (name.length < 3 || COMMON.test(name) || (!marked && !announced) || /^\d{1,4}(?:h\d*|kg)?$/.test(name))
      return [];
    return [{ start: end - name.length, end }];
  });
}

/** Where e-mail addresses, handles of messengers and links to them stand in a folded text. */
export function addressesIn(text: string): Span[] {
  const signless = [...text.matchAll(SIGNLESS)].map((match) => {
    const [whole, name = ''] = match;
    const start = NO_NAME.test(name) ? match.index + name.length + 1 : match.index;
    return { start, end: match.index + whole.length };
  });
  return [
    ...mailsIn(text),
    ...signless,
    ...[LINKS, MAIL_LINK, HANDLE].flatMap((pattern) => [...text.matchAll(pattern)].map(spanOf)),
    ...namedIn(text),
  ];
}
