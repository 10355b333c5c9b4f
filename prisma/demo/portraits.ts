import type { Person } from './people';

/** Drawings that stand for one person as they are, and those that somebody else's colours make another of: skin, clothes, ground. */
const PORTRAITS: Record<string, string> = {
  'Yassine Benali': 'homme-1',
  'Ibrahima Sarr': 'homme-2',
  'Mehdi Trabelsi': 'homme-3',
  'Omar Tazi': 'homme-4',
  'Bakary Coulibaly': 'homme-5',
  'Rachid Amrani': 'homme-6',
  'Serge Mbarga': 'homme-7',
  'Thomas Becker': 'homme-8',
  'Patrick Essomba': 'homme-9',
  'Sofiane Khelifi': 'homme-10',
  'Samira Belkacem': 'femme-1',
  'Kadiatou Diallo': 'femme-2',
  'Zineb Ouazzani': 'femme-3',
  'Solange Tchoumi': 'femme-4',
  'Elena Rossi': 'femme-5',
  'Fatoumata Traoré': 'femme-6',
  'Abdellah Zerouali': 'homme-6/1/4/2',
  'Noureddine Hamdi': 'homme-9/2/0/5',
  'Farid Ziani': 'homme-3/2/1/4',
  'Djamel Saadi': 'homme-10/1/2/0',
  'Mourad Jaziri': 'homme-4/1/3/6',
  'Hatem Bouzid': 'homme-1/3/5/1',
  'Lamine Cissokho': 'homme-6/5/3/0',
  'Alassane Gueye': 'homme-9/5/4/1',
  'Koffi Yao': 'homme-10/5/2/4',
  'Blaise Kamga': 'homme-2/4/5/0',
  'Moussa Ouattara': 'homme-7/5/0/4',
  'Amine Haddad': 'homme-8/2/4/3',
  'Karim Bensaïd': 'homme-5/1/1/5',
  'Youssef Amellal': 'homme-2/1/0/6',
  'Cheikh Ndiaye': 'homme-1/5/3/2',
  'Mamadou Sow': 'homme-4/5/5/3',
  'Oumar Keïta': 'homme-5/4/2/1',
  'Aboubacar Touré': 'homme-3/5/4/6',
  'Julien Mercier': 'homme-4/0/2/1',
  'Hicham Lamrani': 'homme-7/1/3/5',
  'Abdelkader Meziane': 'homme-6/3/0/3',
  'Ines Gharbi': 'femme-4/1/4/5',
  'Awa Diop': 'femme-1/5/1/3',
  'Mariam Koné': 'femme-3/5/2/1',
  'Nadia Cherkaoui': 'femme-5/1/3/4',
};

/** The drawing on somebody's profile: whoever carries for others has a face, who only sends has their initials, as most people do. */
export function portraitOf({ prenom, nom }: Person): string | undefined {
  return PORTRAITS[`${prenom} ${nom}`];
}
