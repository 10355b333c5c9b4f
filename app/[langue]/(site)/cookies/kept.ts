import { TYPED_COOKIE, TYPED_SECONDS } from '@/lib/core/http/plain-form';
import { KEPT_NAMES } from '@/lib/core/kept-names';
import { deviceCookieName, SESSION_HINT_COOKIE, sessionCookieName } from '@/lib/core/sessions/cookie';
import { DEVICE_DAYS, LOGIN_PERIODS, TRUSTED_DAYS } from '@/lib/core/sessions/periods';

export type Kept = { name: string; text: string };

const { short, remembered } = LOGIN_PERIODS;
const days = (count: number) => `${count}\u00a0jour${count > 1 ? 's' : ''}`;

/** Every cookie of the site, and what it does. */
export function cookiesOfSite(): Kept[] {
  return [
    {
      name: sessionCookieName(),
      text: `Prouve que vous êtes connecté. Il est httpOnly\u202f: aucun script ne peut le lire. Sans «\u00a0se souvenir de moi\u00a0», il disparaît avec la fermeture du navigateur, et la connexion s’éteint après ${days(short.days)}, ou ${short.idleHours}\u00a0heures sans servir\u202f; avec, il dure ${days(remembered.days)}, ou ${days(remembered.idleHours / 24)} sans servir.`,
    },
    {
      name: SESSION_HINT_COOKIE,
      text: 'Dit seulement «\u00a0il y a une connexion\u00a0», par la valeur 1, pour afficher le bon menu tout de suite. Il dure autant que le premier.',
    },
    {
      name: deviceCookieName(),
      text: `Rappelle que ce navigateur s’est déjà connecté à votre compte, pour que des inconnus qui essaient des mots de passe ne vous ferment pas la porte, et que vous soyez prévenu d’un appareil nouveau. Si vous le demandez, il vous dispense ${days(TRUSTED_DAYS)} du code de la double authentification. Il est httpOnly, signé, n’ouvre aucune session et dure ${days(DEVICE_DAYS)}.`,
    },
    {
      name: TYPED_COOKIE,
      text: `Rend ce que vous avez écrit quand un formulaire envoyé sans scripts est refusé, sur la page de ce formulaire seulement. Il est httpOnly et dure ${TYPED_SECONDS / 60}\u00a0minutes.`,
    },
  ];
}

const WORDS: Record<keyof typeof KEPT_NAMES, string> = {
  toast: 'Le message de confirmation à afficher, le temps de changer de page.',
  draft:
    'Ce que vous avez commencé à écrire dans un formulaire, sans les mots de passe ni les papiers, tant que l’onglet est ouvert. La déconnexion l’efface.',
  code: 'Le code d’un colis que vous avez saisi sans réseau, jusqu’à ce qu’il nous parvienne.',
  push: 'Pour qui ce navigateur reçoit des notifications, si vous les avez demandées.',
  theme:
    'Clair ou sombre, si vous l’avez choisi au bas d’une page, jusqu’à ce que vous choisissiez «\u00a0Comme l’appareil\u00a0».',
  themeOfMember:
    'Clair ou sombre, si vous l’avez choisi dans vos paramètres, tant que vous êtes connecté ici.',
  member:
    'Le numéro de votre compte, pour que ce qui est à vous ait sa place dès que la page s’affiche, tant que vous êtes connecté ici.',
  offline:
    'Ce que vous avez vu de vos réservations, vos codes et les derniers trajets ouverts, pour les relire sans réseau. La déconnexion l’efface\u202f; ce qui a plus de trente jours s’efface à votre visite suivante.',
  offlinePage: 'La page qui s’affiche sans réseau. Elle ne dit rien de vous.',
};

/** What our pages keep in a browser beside cookies, and until when. */
export const KEPT_BESIDE: Kept[] = Object.entries(WORDS).map(([key, text]) => ({
  name: KEPT_NAMES[key as keyof typeof KEPT_NAMES].replace(/\.$/, '.*'),
  text,
}));
