/** Where somebody's parcels go: the country of the family. */
export type Pays = 'MA' | 'DZ' | 'TN' | 'SN' | 'ML' | 'CI' | 'CM';
type Usage = 'sender' | 'traveler' | 'both';

export type Person = {
  prenom: string;
  nom: string;
  ville: string;
  country: string;
  vers: Pays;
  /** Days since the account was opened. */
  membre: number;
  /** Whose identity was checked. */
  verifie: boolean;
  /** For words about her. */
  femme: boolean;
  /** How many reviews to have received and their average. */
  avis: number;
  note: number;
};
export type Particulier = Person & { usage: Usage; naissance: string; adresse: string };

const femmes = new Set(
  (
    'Kadiatou Salma Nawel Fatoumata Aïcha Clarisse Ines Hanane Zineb Leïla Samira Mariama Awa Djeneba Mariam Solange ' +
    'Claire Elena Nadia Rania Pauline Lynda Ndèye Adjoua Imane'
  ).split(' '),
);

function person(line: string): Particulier {
  const [nom = '', usage, lieu = '', vers, membre, verifie, avis, naissance = '', adresse = ''] =
    line.split('|');
  const [prenom = '', ...reste] = nom.split(' ');
  const [ville = '', country = ''] = lieu.split('/');
  const [count, note] = (avis ?? '').split('×');
  return {
    prenom,
    nom: reste.join(' '),
    usage: usage as Usage,
    ville,
    country,
    vers: vers as Pays,
    membre: Number(membre),
    verifie: verifie === 'oui',
    femme: femmes.has(prenom),
    avis: Number(count),
    note: Number(note ?? 5),
    naissance,
    adresse: `${adresse}, ${ville}`,
  };
}

// name | use | city/country | family | member for days | identity checked | reviews×average | born | street
export const particuliers: Particulier[] = `
Yassine Benali|traveler|Lyon/France|MA|1890|oui|31×4.9|1984-03-12|18 rue de Marseille
Kadiatou Diallo|both|Lyon/France|SN|1240|oui|12×4.7|1991-07-30|7 cours Gambetta
Moussa Ouattara|traveler|Bruxelles/Belgique|CI|9|non|0|1988-11-02|44 chaussée de Wavre
Salma Idrissi|sender|Lyon/France|MA|730|oui|4×5|1993-01-19|3 rue des Tanneurs
Amine Haddad|both|Paris/France|DZ|1530|oui|5×4.6|1987-05-08|112 rue de Belleville
Nawel Boudiaf|sender|Lille/France|DZ|410|non|3×4.7|1995-09-14|25 rue de Wazemmes
Ibrahima Sarr|traveler|Paris/France|SN|2210|oui|7×4.8|1979-02-27|61 rue Doudeauville
Fatoumata Traoré|both|Montreuil/France|ML|980|oui|4×4.7|1986-12-05|9 rue Bara
Bakary Coulibaly|traveler|Paris/France|ML|655|oui|3×4.4|1990-04-21|30 rue des Poissonniers
Aïcha Konaté|sender|Abidjan/Côte d’Ivoire|CI|320|non|2×5|1997-06-11|Cocody Angré, 8e tranche
Serge Mbarga|both|Francfort/Allemagne|CM|1105|oui|6×4.6|1983-10-17|Mainzer Landstraße 204
Clarisse Ngo Bassong|sender|Douala/Cameroun|CM|540|oui|4×4.8|1992-08-03|Bonamoussadi, rue 5.112
Mehdi Trabelsi|traveler|Marseille/France|TN|1710|oui|6×4.8|1985-06-25|15 boulevard National
Ines Gharbi|both|Nice/France|TN|260|non|2×4.5|1996-02-08|22 avenue Jean-Médecin
Hanane El Fassi|sender|Casablanca/Maroc|MA|1320|oui|3×4.8|1989-11-23|Maârif, rue Ibn Nafis
Omar Tazi|traveler|Bruxelles/Belgique|MA|890|oui|5×4.5|1982-01-31|80 rue de Ribaucourt
Zineb Ouazzani|both|Barcelone/Espagne|MA|470|oui|4×5|1994-05-16|Carrer de l’Hospital 71
Karim Bensaïd|traveler|Toulouse/France|MA|1460|non|4×4.3|1980-09-09|38 rue de Bayard
Leïla Mansouri|sender|Paris/France|TN|205|non|1×4|1998-03-04|4 rue de Crimée
Sofiane Khelifi|traveler|Marseille/France|DZ|1985|oui|7×4.8|1978-07-20|101 rue de Lyon
Samira Belkacem|both|Alicante/Espagne|DZ|615|oui|3×4.7|1990-10-28|Calle San Vicente 14
Youssef Amellal|traveler|Lyon/France|DZ|350|non|3×4|1993-12-12|52 avenue Berthelot
Mariama Baldé|sender|Milan/Italie|SN|790|oui|4×4.8|1987-04-15|Via Padova 36
Cheikh Ndiaye|traveler|Milan/Italie|SN|1640|oui|6×4.7|1981-08-19|Viale Monza 110
Awa Diop|both|Dakar/Sénégal|SN|1015|oui|3×4.8|1992-02-22|Liberté 6 extension, villa 204
Mamadou Sow|traveler|Madrid/Espagne|SN|440|non|2×4.5|1995-11-07|Calle Embajadores 58
Oumar Keïta|both|Lyon/France|ML|1275|oui|4×4.7|1984-01-10|11 rue Paul-Bert
Djeneba Sidibé|sender|Bamako/Mali|ML|165|non|1×5|1999-05-29|Hippodrome, rue 224
Aboubacar Touré|traveler|Paris/France|CI|860|oui|4×4.6|1986-03-18|73 rue Myrha
Mariam Koné|both|Rome/Italie|CI|590|oui|3×4.7|1991-09-26|Via Casilina 187
Eric Kouassi|sender|Bruxelles/Belgique|CI|295|non|2×4|1988-06-02|12 rue Longue-Vie
Patrick Essomba|traveler|Paris/France|CM|1380|oui|5×4.8|1982-12-24|20 rue de Château-Landon
Solange Tchoumi|both|Bruxelles/Belgique|CM|515|oui|4×4.5|1990-07-13|65 rue de Stalle
Claire Fontaine|sender|Nantes/France|SN|128|non|1×5|1975-10-06|8 quai de la Fosse
Julien Mercier|both|Montpellier/France|MA|380|oui|3×4.7|1989-04-01|17 rue de Verdun
Elena Rossi|traveler|Gênes/Italie|TN|610|oui|3×4.6|1985-08-08|Via San Bernardo 21
Thomas Becker|both|Munich/Allemagne|TN|240|non|2×4.5|1992-03-27|Schwanthalerstraße 99
Nadia Cherkaoui|both|Düsseldorf/Allemagne|MA|930|oui|4×4.8|1988-02-14|Ellerstraße 130
Hicham Lamrani|traveler|Madrid/Espagne|MA|700|oui|4×4.4|1983-05-22|Calle de Lavapiés 33
Rania Ben Youssef|sender|Tunis/Tunisie|TN|455|oui|3×5|1994-12-18|El Menzah 6, rue 7203
Abdelkader Meziane|traveler|Lille/France|DZ|1150|oui|6×4.7|1976-06-16|140 rue du Faubourg-de-Roubaix
Pauline Ekotto|sender|Lyon/France|CM|84|non|0|1997-01-25|29 grande rue de la Guillotière
`
  .trim()
  .split('\n')
  .map(person);

export type Professionnel = Person & {
  vehicule: string;
  licence: string;
  /** kg */
  capacite: number;
  experience: number;
  couverture: string[];
  siret: string;
};

function professionnel(line: string): Professionnel {
  const [
    nom = '',
    lieu = '',
    vers,
    membre,
    avis,
    vehicule = '',
    capacite,
    experience,
    couverture = '',
    siret = '',
  ] = line.split('|');
  const base = person([nom, 'traveler', lieu, vers, membre, 'oui', avis, '', ''].join('|'));
  return {
    ...base,
    vehicule,
    capacite: Number(capacite),
    experience: Number(experience),
    couverture: couverture.split(', '),
    siret,
    licence: `LTI-${siret.slice(-6)}`,
  };
}

// name | city/country | family | member for days | reviews×average | vehicle | kg | years | coverage | company number
export const professionnels: Professionnel[] = `
Rachid Amrani|Paris/France|MA|2060|9×4.8|Fourgon Mercedes Sprinter|1200|12|France, Espagne, Maroc|81234567600017
Abdellah Zerouali|Montpellier/France|MA|1405|6×4.6|Fourgon Renault Master|1100|9|France, Maroc|82345678500026
Noureddine Hamdi|Lille/France|MA|760|3×4.4|Fourgon avec remorque|1800|15|Belgique, France, Maroc|83456789300039
Farid Ziani|Marseille/France|DZ|1820|8×4.8|Fourgon Fiat Ducato|1000|11|France, Algérie|84567890300046
Djamel Saadi|Paris/France|DZ|950|4×4.5|Camion 12 tonnes|3000|18|France, Algérie|85678901100058
Mourad Jaziri|Milan/Italie|TN|1190|5×4.7|Fourgon Iveco Daily|1400|10|Italie, Tunisie|IT09876543210
Hatem Bouzid|Lyon/France|TN|580|4×4.8|Fourgon Peugeot Boxer|900|6|France, Tunisie|86789012100066
Lamine Cissokho|Marseille/France|ML|1345|4×4.5|Camion porteur|2600|14|France, Sénégal, Mali|87890123000077
Alassane Gueye|Le Havre/France|SN|890|3×4.6|Groupage en conteneur|3000|16|France, Sénégal|88901234000085
Koffi Yao|Anvers/Belgique|CI|1010|4×4.3|Groupage en conteneur|3000|13|Belgique, Côte d’Ivoire|BE0712345678
Blaise Kamga|Anvers/Belgique|CM|670|3×4.4|Groupage en conteneur|2800|8|Belgique, Cameroun|BE0723456789
`
  .trim()
  .split('\n')
  .map(professionnel);

export type Agence = Person & {
  enseigne: string;
  adresse: string;
  siret: string;
  stockage: string;
  services: string[];
  horaires: Record<string, string>;
  photos: string[];
};

const bureau = {
  monday: '9h-18h',
  tuesday: '9h-18h',
  wednesday: '9h-18h',
  thursday: '9h-18h',
  friday: '9h-18h',
};
const samedi = { ...bureau, saturday: '9h-13h' };
const vendredi = { ...bureau, friday: '9h-12h, 15h-18h30', saturday: '9h30-17h' };
const longue = { ...bureau, saturday: '10h-19h', sunday: '10h-14h' };

function agence(horaires: Record<string, string>, line: string): Agence {
  const [
    enseigne = '',
    contact = '',
    lieu = '',
    vers,
    membre,
    avis,
    adresse = '',
    siret = '',
    stockage = '',
    services = '',
    photos = '',
  ] = line.split('|');
  const base = person([contact, 'traveler', lieu, vers, membre, 'oui', avis, '', ''].join('|'));
  return {
    ...base,
    enseigne,
    adresse,
    siret,
    stockage,
    services: services.split(', '),
    horaires,
    photos: photos.split(', '),
  };
}

// sign | contact | city/country | family | member for days | reviews×average | address | company number | storage | services | photos
export const agences: Agence[] = [
  agence(
    samedi,
    'Trans Atlas|Nadia Berrada|Paris/France|MA|2480|41×4.8|26 rue des Cabœufs, 92230 Gennevilliers|89012345800097|400 m³|stockage, emballage, expedition, reception|vitrine-violette, comptoir-violet, fourgon-violet, depot-violet',
  ),
  agence(
    vendredi,
    'Rif Express|Abdelhak Ouariachi|Bruxelles/Belgique|MA|1570|11×4.5|210 chaussée de Mons, 1070 Bruxelles|BE0734567890|180 m³|stockage, expedition|fourgon-rouge, comptoir-rouge, depot-rouge',
  ),
  agence(
    samedi,
    'El Djazaïr Fret|Lynda Hamidou|Marseille/France|DZ|1930|14×4.6|48 boulevard de Dunkerque, 13002 Marseille|90123456700013|600 m³|stockage, emballage, expedition|vitrine-verte, depot-vert, fourgon-vert, comptoir-bleu',
  ),
  agence(
    samedi,
    'Détroit Colis|Hamza Bakkali|Tanger/Maroc|MA|1290|12×4.6|Zone franche, avenue Mohammed-VI, Tanger|MA001528746000063|320 m³|stockage, expedition, reception|vitrine-verte, depot-vert, comptoir-bleu',
  ),
  agence(
    vendredi,
    'Chaouia Messagerie|Imane Sefrioui|Casablanca/Maroc|MA|735|8×4.4|Boulevard Émile-Zola, Casablanca|MA002094417000028|240 m³|emballage, expedition, reception|fourgon-violet, comptoir-violet, depot-violet',
  ),
  agence(
    bureau,
    'Carthage Colis|Walid Mejri|Gênes/Italie|TN|1120|7×4.4|Via Cantore 112, 16149 Gênes|IT01234509876|150 m³|expedition, reception|vitrine-violette, comptoir-bleu, depot-violet',
  ),
  agence(
    longue,
    'Teranga Cargo|Ndèye Fall|Paris/France|SN|1760|15×4.7|33 rue de Suisse, 93200 Saint-Denis|91234567500025|350 m³|stockage, emballage, expedition, reception|vitrine-rouge, comptoir-rouge, fourgon-rouge, depot-rouge',
  ),
  agence(
    longue,
    'Lagune Services|Adjoua N’Guessan|Abidjan/Côte d’Ivoire|CI|845|6×4.5|Boulevard de Marseille, Treichville, Abidjan|CI2019B11842|220 m³|stockage, reception|fourgon-violet, depot-violet, comptoir-violet',
  ),
  agence(
    vendredi,
    'Wouri Logistique|Hervé Tankou|Douala/Cameroun|CM|660|5×4.3|Rue Joss, Bonanjo, Douala|CMRCDLA2020B41|260 m³|stockage, emballage, reception|fourgon-vert, comptoir-bleu, depot-vert',
  ),
];
