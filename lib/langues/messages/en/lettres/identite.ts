import type { identite as fr } from '../../fr/lettres/identite';

export const identite: typeof fr = {
  confirmer: 'Confirm your {produit} e-mail address',
  confirmerTexte:
    'A {produit} account has this address. Confirm that it is yours: others will see so, and you will be able to pay.',
  confirmerBouton: 'Confirm my address',
  unSeulUsage: 'This link works once only, for {n}\u00a0hours.',
  confirmerSinon: 'If you did not create this account, do nothing: the address will stay unconfirmed.',
  nouvelle: 'Your new {produit} e-mail address',
  nouvelleTexte:
    'This address is to become that of a {produit} account. Until you have confirmed it, nothing changes.',
  nouvelleBouton: 'Confirm this address',
  nouvelleSinon: 'If you did not ask for this, do nothing.',
  ancienne: 'The e-mail address of your {produit} account has changed',
  ancienneTexte: 'Your {produit} account now has another e-mail address. This one no longer logs you in.',
  cetaitVous: 'Was it you? There is nothing for you to do.',
  pasMoi: 'It was not me',
  reprendre:
    'This button opens a page where you take your address back: all devices are then logged out, and you choose a new password. It works once, for {n}\u00a0days.',
  codeSms: 'Your {produit} code is {code}. It is good for {n} minutes. Do not give it to anyone.',
};
