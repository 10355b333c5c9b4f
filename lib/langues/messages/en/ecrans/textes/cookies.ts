import type { cookies as fr } from '../../../fr/ecrans/textes/cookies';

export const cookies: typeof fr = {
  titre: 'Cookies',
  resume: 'The four cookies of {produit}, and what each does. None of them follows you.',
  sousTitre: 'Four cookies: three when you log in, one when a form is refused. None of them follows you.',
  quatre: 'The four cookies',
  deconnexion: 'Logging out deletes the first two.',
  aussi: 'What your browser keeps as well',
  aussiTexte: 'These notes stay with you: none of them is sent to us with your visits.',
  pas: 'What there is not',
  pasTexte:
    'No advertising, no tracking from page to page, no social network, no third-party cookie. Everything above is necessary for the service you ask for: so the law requires no banner, and we show none.',
  mesure:
    'The time public pages take to appear is counted, by kind of page, so that the site stays fast. Nothing is kept in your browser for this, and nothing in it says who you are or what you read.',
  refuser: 'Refusing',
  refuserTexte:
    'You can block or delete cookies in your browser. Everything public stays readable; only logging in needs them. For the rest of your data, see the <a>Privacy</a> page.',
  jours: '{n, plural, one {#\u00a0day} other {#\u00a0days}}',
  session:
    'Proves that you are logged in. It is httpOnly: no script can read it. Without “remember me” it disappears when the browser closes, and the login ends after {courte}, or {heures}\u00a0hours without use; with it, it lasts {longue}, or {repos} without use.',
  indice:
    'Only says “there is a login”, by the value 1, to show the right menu at once. It lasts as long as the first.',
  appareil:
    'Remembers that this browser has logged in to your account before, so that strangers trying passwords do not lock you out, and so that you are told of a new device. If you ask for it, it spares you the two-factor code for {dispense}. It is httpOnly, signed, opens no session and lasts {duree}.',
  saisie:
    'Gives back what you wrote when a form sent without scripts is refused, on that form’s page only. It is httpOnly and lasts {minutes}\u00a0minutes.',
  toast: 'The confirmation message to show, while the page changes.',
  draft:
    'What you have begun to write in a form, without passwords or documents, as long as the tab is open. Logging out deletes it.',
  code: 'The code of a parcel that you entered with no network, until it reaches us.',
  push: 'For whom this browser receives notifications, if you asked for them.',
  theme: 'Light or dark, if you chose it at the foot of a page, until you choose “Same as the device”.',
  themeOfMember: 'Light or dark, if you chose it in your settings, as long as you are logged in here.',
  member:
    'Your account’s number, so that what is yours has its place as soon as the page appears, as long as you are logged in here.',
  offline:
    'What you have seen of your bookings, your codes and the last trips opened, so that you can read them again with no network. Logging out deletes it; what is older than thirty days is deleted at your next visit.',
  offlinePage: 'The page that appears when there is no network. It says nothing about you.',
  resumeLangues: 'The five cookies of {produit}, and what each does. None of them follows you.',
  sousTitreLangues:
    'Five cookies: three when you log in, one when a form is refused, one when you choose a language. None of them follows you.',
  cinq: 'The five cookies',
  langue:
    'Remembers the language that you chose at the foot of a page or in your settings, so that your pages are shown in it. It lasts {duree}.',
};
