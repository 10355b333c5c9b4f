import type { envois as fr } from '../../../fr/ecrans/notifications/envois';

export const envois: typeof fr = {
  titre: 'ما يُرسَل، وبأي وسيلة',
  quand: 'متى',
  site: 'الموقع',
  mail: 'البريد',
  push: 'فوري',
  oui: 'نعم',
  non: 'لا',
};
