import type { declarer as fr } from '../../../fr/ecrans/remises/declarer';

export const declarer: typeof fr = {
  declarer: 'Declare the delivery',
  envoi: 'Sending...',
  declaree: 'Delivery declared',
  photo: 'Photo of the parcel handed over',
  aQui: 'To whom, and where',
};
