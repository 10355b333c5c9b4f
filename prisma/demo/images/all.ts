import * as accessories from './accessories';
import { counter, shopFront, van, warehouse } from './agencies';
import {
  clay,
  gold,
  ink,
  lilac,
  majorelle,
  metal,
  palm,
  rose,
  saffron,
  sand,
  teal,
  white,
  wood,
} from './brush';
import * as care from './care';
import * as electronics from './electronics';
import * as fashion from './fashion';
import * as gaming from './gaming';
import * as health from './health';
import * as home from './home';
import { layout, scene } from './scene';
import * as table from './table';

/** Every picture of the demo world, as SVG, by the name that its needs, products and agencies use. */
const images: Record<string, string> = {
  telephone: scene('lilac', 'arch', electronics.phone(teal, majorelle)),
  'telephone-noir': scene('sand', 'window', electronics.phone(ink, clay)),
  'telephone-rose': scene('lilac', 'sun', electronics.phone(rose, teal)),
  ordinateur: scene('apricot', 'window', electronics.laptop(metal, teal)),
  'ordinateur-noir': scene('sky', 'sun', electronics.laptop(ink, majorelle)),
  montre: scene('blush', 'sun', electronics.watch(teal), 1),
  drone: scene('sky', 'sun', electronics.drone()),
  'appareil-photo': scene('sage', 'horseshoe', electronics.camera()),
  ecran: scene('sand', 'sun', electronics.monitor()),
  ecouteurs: scene('majorelle', 'star', electronics.earbuds()),
  'tablette-graphique': layout('sage', electronics.tablet(), 1),
  enceinte: scene('apricot', 'sun', electronics.speaker()),
  console: scene('night', 'sun', gaming.console()),
  manette: scene('lilac', 'star', gaming.controller(), 1),
  'carte-graphique': scene('apricot', 'window', gaming.graphicsCard()),
  switch: scene('apricot', 'sun', gaming.handheld(teal, clay, majorelle)),
  'switch-jaune': scene('palm', 'star', gaming.handheld(saffron, lilac, teal)),
  'casque-vr': scene('teal', 'arch', gaming.headset()),
  clavier: layout('blush', gaming.keyboard(), 1.05),
  volant: scene('sand', 'sun', gaming.racingWheel(), 1),
  'jeux-de-societe': scene('apricot', 'arch', gaming.boardGames()),
  serum: scene('sage', 'arch', care.serum()),
  'huile-d-argan': scene('lilac', 'sun', care.arganOil(), 1),
  parfum: scene('lilac', 'horseshoe', care.perfume()),
  shampoing: scene('sky', 'window', care.shampoo()),
  maquillage: scene('blush', 'sun', care.makeup()),
  'creme-solaire': scene('blush', 'sun', care.sunCream(), 1),
  karite: scene('apricot', 'arch', care.sheaPot()),
  savons: scene('sage', 'window', care.soaps()),
  'savon-noir': scene('blush', 'horseshoe', care.blackSoap()),
  perruque: scene('lilac', 'arch', care.wig(), 1),
  medicaments: scene('sky', 'arch', health.medicines()),
  tensiometre: scene('apricot', 'arch', health.bloodPressure()),
  caftan: scene('sand', 'horseshoe', fashion.robe(majorelle, gold), 1),
  'caftan-rouge': scene('palm', 'arch', fashion.robe(clay, gold), 1),
  djellaba: scene('sky', 'arch', fashion.robe(wood, sand, true), 1),
  'robe-de-mariee': scene('clay', 'horseshoe', fashion.weddingDress(), 1),
  maillots: scene('sand', 'window', fashion.jerseys(), 1),
  chaussures: scene('sky', 'sun', accessories.boots(), 1.05),
  manteau: scene('blush', 'arch', fashion.coat(), 1),
  wax: scene(
    'lilac',
    'arch',
    fashion.fabrics([clay, saffron, teal, majorelle, rose], [saffron, clay, sand, rose, clay]),
  ),
  'wax-bleu': scene(
    'sky',
    'arch',
    fashion.fabrics([majorelle, sand, palm, clay, teal], [saffron, clay, sand, gold, lilac]),
  ),
  bazin: scene('sand', 'arch', fashion.bazin()),
  sac: scene('apricot', 'arch', accessories.handbag()),
  valises: scene('sky', 'sun', accessories.suitcases()),
  sandales: layout('sand', accessories.sandals()),
  bijoux: scene('apricot', 'horseshoe', accessories.jewellery()),
  enveloppe: layout('lilac', home.envelope(), 1),
  livres: scene('blush', 'sun', home.books()),
  epices: scene('blush', 'horseshoe', table.spices()),
  sachets: scene('sky', 'arch', table.sachets()),
  theiere: scene('clay', 'horseshoe', table.teapot(), 1.04),
  dattes: scene('apricot', 'arch', table.dates(), 1),
  cafe: scene('sage', 'sun', table.coffee()),
  'huile-d-olive': scene('blush', 'arch', table.oliveOil()),
  tapis: scene('palm', 'arch', home.rug(), 1),
  fauteuil: scene('sage', 'sun', home.wheelchair()),
  velo: scene('sky', 'sun', home.bike()),
  'siege-auto': scene('apricot', 'window', home.carSeat(), 1.04),
  'machine-a-coudre': scene('sage', 'window', home.sewingMotor()),
  'vitrine-violette': shopFront(majorelle, sand, '#CFE7EE'),
  'vitrine-rouge': shopFront(clay, white, '#F9E0D7'),
  'vitrine-verte': shopFront(palm, rose, '#FCE8C6'),
  'depot-violet': warehouse(majorelle, lilac),
  'depot-rouge': warehouse(clay, sand),
  'depot-vert': warehouse(palm, rose),
  'fourgon-violet': van(majorelle, ['#DCEEF3', '#B5D6C0', '#8CBD9C']),
  'fourgon-rouge': van(clay, ['#FBE3C0', '#F0C58B', '#D99E6A']),
  'fourgon-vert': van(palm, ['#F9E0D7', '#EBB9A5', '#D69A82']),
  'comptoir-violet': counter(majorelle, '#C8E1CF', '#DCEEE1'),
  'comptoir-rouge': counter(clay, '#F5DDB2', '#FBECCF'),
  'comptoir-bleu': counter(teal, '#F3CCBE', '#F9E0D7'),
};

/** A picture as SVG. Throws for one that nobody drew. */
export function drawingOf(name: string): string {
  const drawing = images[name];
  if (!drawing) throw new Error(`nobody drew ${name}`);
  return drawing;
}
