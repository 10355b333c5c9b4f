/** Everybody in the demo world has it; the launcher prints it. */
export const DEMO_PASSWORD = 'rihla-en-route';

/** The demo world's addresses; the domain cannot exist. */
export function demoEmail(name: string): string {
  const folded = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '.');
  return `${folded}@demo.example`;
}

const account = (label: string, name: string) => ({ label, email: demoEmail(name), password: DEMO_PASSWORD });

/** One account of each kind to try the product with. */
export const demoAccounts: { label: string; email: string; password: string }[] = [
  account('Salma Idrissi, envoie des colis', 'Salma Idrissi'),
  account('Yassine Benali, transporte des colis', 'Yassine Benali'),
  account('Kadiatou Diallo, envoie et transporte', 'Kadiatou Diallo'),
  account('Rachid Amrani, chauffeur professionnel', 'Rachid Amrani'),
  account('Trans Atlas, agence de transport', 'Trans Atlas'),
];

/** Who works through reports and disagreements where `npm start` reaches no other machine. */
export const demoOperator = demoEmail('Rachid Amrani');
