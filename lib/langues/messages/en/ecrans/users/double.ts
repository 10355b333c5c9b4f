import type { double as fr } from '../../../fr/ecrans/users/double';

export const double: typeof fr = {
  titre: 'Two-factor authentication',
  activee: 'On',
  pourquoi: 'On top of the password, a code from your phone. Even with your password, nobody else gets in.',
  configurer: 'Set up',
  desactivee: 'Two-factor authentication is off.',
  depuis: 'Since {jour}.',
  reste:
    '{n, plural, =0 {You have no recovery code left: create some.} one {You have # recovery code left.} other {You have # recovery codes left.}}',
  nouveaux: 'New recovery codes',
  renouveler: 'Create new recovery codes?',
  creer: 'Create',
  anciens: 'The codes you have kept will no longer work.',
  desactiver: 'Turn off',
  question: 'Turn off two-factor authentication?',
  suite: 'Your password alone will again be enough to get into your account.',
};
