import type { conditions as fr } from '../../../fr/ecrans/textes/conditions';

export const conditions: typeof fr = {
  titre: 'Terms of use',
  resume:
    'The rules of {produit}, in plain words: accounts, listings, bookings, payments, handover, disputes.',
  sousTitre: 'By using the site, you accept the rules below. Read them: they say who answers for what.',
  nous: '1. What we do',
  nousTexte:
    '{produit} connects people who have something to send with travellers, drivers or agencies who are making the journey. We carry nothing ourselves and buy nothing. The contract of carriage is formed between the sender and the carrier, when the carrier confirms.',
  compte: '2. Your account',
  compteTexte:
    'You must be at least {age} and give accurate information. The account is personal: keep your password to yourself and tell us if somebody else uses it. Anyone who carries or sells on a regular basis does so as a professional, with the permits, insurance and declarations that the law requires; their listing then says “Professional” and consumer law applies between them and a private person.',
  annonces: '3. Your listings, and their order',
  annoncesTexte:
    'A trip, a request or a product must be real, honestly described and allowed by law. You can change it, hide it or delete it. What is already booked on a trip remains owed: a booked stop cannot disappear.',
  ordre:
    'A search first shows the trips that pass through your two cities in your direction, then those that pass through one of them, in the order you choose (soonest departure or most recently posted). Nobody pays to be placed higher, and no link with us changes this order.',
  interdits: '4. What cannot be sent',
  armes: 'weapons, explosives, dangerous goods;',
  stupefiants: 'drugs, and medicines without a prescription;',
  contrefacons: 'counterfeits and stolen goods;',
  animaux: 'live animals and protected species;',
  especes: 'cash, and anything forbidden by the countries on the way.',
  contenu:
    'The sender answers for the contents, the packing and the customs duties. The carrier may ask to see the parcel open and may refuse it.',
  reservations: '5. Bookings',
  reservationsTexte:
    'A request reserves the weight asked for until the carrier answers, for {jours} days at most and never after departure. Once confirmed it binds both: one to hand over what is described, the other to carry it at the stops and dates stated.',
  prix: '6. Prices, fee and payment',
  prixTexte:
    'Prices are in euros and agreed between you. A fee of {min} to {max}%, according to <bareme>our rates</bareme>, is included in the amount requested; it is shown before you pay and does not change afterwards. Online payments go through a licensed payment provider: we never see your card number. Where the site says “test mode”, no money moves and nothing of what follows binds anybody.',
  conserve:
    'Your payment is held until delivery. It is paid out to the carrier {livree}\u00a0hours after a handover confirmed by code, or as soon as the sender says that all is well. Without a code, the carrier declares the delivery with a photo; the payment then waits {declaree}\u00a0days, and the sender is told {rappels} times. Each receives a document for what they paid or received.',
  annuler: '7. Cancelling',
  annulerTexte:
    'When a booking can be cancelled is stated in the <faq>frequently asked questions</faq>, which are part of these terms. What goes to each is shown before you confirm:',
  annulerTransporteur: 'if the carrier cancels, everything is returned, fee included;',
  annulerTot:
    'if the sender cancels more than {heures}\u00a0hours before departure, or within {minutes}\u00a0minutes of the confirmation, everything is returned to them;',
  annulerTard: 'if they cancel later, half is returned to them and the carrier keeps the rest.',
  retractation:
    'Carriage of goods planned for a set date does not carry the fourteen-day right of withdrawal (article L.\u00a0221-28, 12°, of the French Consumer Code); our fee goes the same way as the payment, as stated above. A product bought at a distance from a professional keeps that right, with that professional (article L.\u00a0221-18).',
  remise: '8. Handover, and disputes',
  remiseTexte:
    'The collection code and the delivery code are proof between you: only give them at the moment the parcel changes hands. As long as the payment is held, each of you and the recipient can say “There is a problem”. The payment then stays blocked; each proposes a split, and if you do not agree we decide, in writing and with our reasons. To decide, and as long as the dispute is open, the member of our team in charge of it may read your conversation; each reading is written in a log that nobody can change. A payment already paid out can still be returned to the payer, with a written reason. Our decision takes away nobody’s right to go to court.',
  avis: '9. Reviews and messages',
  avisTexte:
    'A review tells of a true experience, without insults or private details. Each member can leave one per person, correct it and withdraw it; reviews are shown from newest to oldest, without reward and without prior checking. Before a confirmed booking, contact details written in a message are hidden: this protects against scams.',
  moderation: '10. Moderation',
  moderationTexte:
    'Any content can be reported. A person reads it, decides and says why; whoever is concerned can reply and ask for another review. We remove what is illegal, misleading or hurtful, and suspend accounts that do it again or put others in danger.',
  responsabilites: '11. Responsibilities',
  responsabilitesTexte:
    'Everyone answers for what they promise. A professional carrier answers for loss, damage and delay under the laws and conventions that apply to their trade. We answer for the proper working of the site and for the money we hold, not for the performance of the transport, within the limits set by law. Nothing here takes away the rights that the law gives consumers.',
  fin: '12. Suspension and end',
  finTexte:
    'You can leave whenever you like; what is under way is finished first. We may suspend an account that breaks these rules, saying why; you can reply.',
  changements: '13. Changes',
  changementsTexte:
    'If these terms change, the new version applies to what is agreed after its publication: your current bookings and payments keep the rules of the day they were made.',
  droit: '14. Governing law, mediation',
  droitTexte:
    'French law applies, without taking from consumers the protection of the law of their own country. Write to us first, through the <contact>Contact</contact> page or at <mail>{email}</mail>. If we do not agree, a consumer may turn, free of charge, to the consumer mediator{connu, select, oui { we have joined ({mediateur})} other {}}, or go to the court of their place of residence. Who publishes and hosts the site is stated in the <mentions>legal notice</mentions>. Only the French version of these terms is legally binding.',
};
