import { normaliser } from '@/lib/core/text/normaliser';

const SHORT: Record<string, string> = {
  EH: 'Sahara occidental',
  RE: 'La Réunion',
  VA: 'Vatican',
  CZ: 'Tchéquie',
};

const MORE: Record<string, string> = {
  AE: 'emirats',
  BE: 'belgie;belgien',
  BJ: 'dahomey',
  CD: 'rdc;rd congo;rep dem congo;republique democratique du congo;dr congo;congo kinshasa;congo rdc',
  CF: 'centrafrique;rca',
  CG: 'congo;republique du congo;congo brazza',
  CH: 'schweiz;svizzera',
  CI: 'cote divoire;cote d ivoire;rci;cote ivoire;ivory coast',
  CV: 'cap vert;cabo verde',
  CZ: 'republique tcheque',
  DE: 'deutschland',
  DZ: 'dz;djazair;algerie',
  EH: 'maroc;sahara',
  ES: 'espana;espanya',
  FR: 'fr;france metropolitaine',
  GB: 'uk;angleterre;grande bretagne;royaume uni;england;ecosse;pays de galles;irlande du nord',
  GN: 'guinee conakry;guinee',
  GQ: 'guinee equatoriale',
  GW: 'guinee bissau',
  IT: 'italia',
  MA: 'maroc;ma;morocco;maghrib',
  MU: 'maurice;ile maurice',
  NL: 'hollande;nederland',
  RE: 'reunion;france',
  TR: 'turquie;turkey',
  YT: 'france',
};

/** French name first, then every other folded name under which people know the country. */
export function countryNames(code: string): string[] {
  const name = (locale: string) => new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;
  const french = SHORT[code] ?? name('fr');
  const others = [name('fr'), name('en'), name('ar')].map(normaliser).concat(MORE[code]?.split(';') ?? []);
  const folded = normaliser(french);
  return [french, ...new Set(others.filter((other) => other !== folded))];
}
