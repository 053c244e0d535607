// Designing ships, bases, auxiliaries and civilian ships.
import type { ClauseSource } from './clause.ts'

export const design: readonly ClauseSource[] = [
  {
    id: 'EE-DES-01',
    heading: 'Classes',
    text: 'The class gives the boxes a ship may have, the size of an engine, what a point of speed and of manoeuvre costs in power, and its value. The costs hold even if the ship is smaller than its class allows.\n\nCorvette CT: 15 boxes, engine 1, speed ¼, manoeuvre ¼, value 1.\n\nScout SC: 12 boxes, engine 1½, speed ¼, manoeuvre ½, value 1.\n\nDestroyer DD: 30 boxes, engine 1½, speed ½, manoeuvre ½, value 2.\n\nFrigate FF: 28 boxes, engine 2, speed ½, manoeuvre 1, value 2.\n\nHeavy cruiser CA: 50 boxes, engine 3, speed 1, manoeuvre 1, value 4.\n\nLight cruiser CL: 45 boxes, engine 4, speed 1, manoeuvre 2, value 4.\n\nBattleship BB: 100 boxes, engine 5, speed 2, manoeuvre 2, value 8.\n\nBattlecruiser BC: 85 boxes, engine 6, speed 2, manoeuvre 3, value 8.\n\nDreadnought DN: 135 boxes, engine 7, speed 3, manoeuvre 3, value 12.\n\nSuperdreadnought SD: 160 boxes, engine 8, speed 4, manoeuvre 5, value 16.\n\nBattlestation BS-0: 200 boxes, engine 9, speed 5, manoeuvre 8, value 20.',
  },
  {
    id: 'EE-DES-02',
    heading: 'How many boxes',
    text: 'A ship has at most as many boxes as its class allows, and may have fewer. Six sides of armour make one box.',
  },
  {
    id: 'EE-DES-03',
    heading: 'Size of engines',
    text: 'An engine box counts 1, a half engine ½. No single engine may be bigger than the class allows; there may be any number of engines.',
  },
  {
    id: 'EE-DES-04',
    heading: 'Engines of a larger class',
    text: 'A ship may carry the engines of a class with larger ones. It then pays the higher cost of the two classes, separately for speed and for manoeuvre; its value is that of its own hull (R-EE-89).\n\nA heavy cruiser with a dreadnought’s engines pays 3 for each.',
  },
  {
    id: 'EE-DES-05',
    heading: 'Hull for engines',
    text: 'For every engine box and every half engine a design has at least one hull box.',
  },
  {
    id: 'EE-DES-06',
    heading: 'Hull for weapons',
    text: 'No ion cannon, laser or railgun has more boxes than the ship has hull, and there are no more launchers than that. Anti-missiles, generators, control, sensors and power have no limit.',
  },
  {
    id: 'EE-DES-07',
    heading: 'Oversize classes',
    text: 'Each level above battlestation adds 25 boxes, 1 engine size, 1 speed cost and 4 value; the manoeuvre cost goes up by 4 with the first level, by 5 more with the second, and so on (R-EE-90).\n\nBS-1: 225 boxes, engine 10, speed 6, manoeuvre 12, value 24.\n\nBS-2: 250 boxes, engine 11, speed 7, manoeuvre 17, value 28.\n\nBS-3: 275 boxes, engine 12, speed 8, manoeuvre 23, value 32.',
  },
  { id: 'EE-DES-08', heading: 'In one piece', text: 'The boxes are hexes of the record, and the ship must be connected (R-EE-91).' },
  {
    id: 'EE-DES-09',
    heading: 'Lines, systems, primaries',
    text: 'Engines and railguns are straight lines, and engines are open astern. Systems of several boxes are connected. Each weapon of several boxes has one primary, which may be any of its boxes (R-EE-92).',
  },
  {
    id: 'EE-DES-10',
    heading: 'Price',
    text: 'The value is what a ship costs.\n\nAuxiliary: three quarters. Passenger ship, and freighter with boxes of two points: half. Light freighter: a quarter. Base: a quarter.\n\nElite crew: double. Crack crew: four times.\n\nFractions stay as they are (R-EE-93).',
  },
]

export const bases: readonly ClauseSource[] = [
  { id: 'EE-BAS-01', heading: 'What it is', text: 'A base is a ship that never moves. All rules for ships hold, except for those below.' },
  {
    id: 'EE-BAS-02',
    heading: 'Price of a base',
    text: 'A base costs a quarter of what a ship of its size does. An auxiliary or civilian base is not cheaper.',
  },
  {
    id: 'EE-BAS-03',
    heading: 'No movement',
    text: 'A base has no movement, no manoeuvre and no unpowered flight. Engines may be built in and need not be open to space. Against railguns it has no manoeuvre points.',
  },
  {
    id: 'EE-BAS-04',
    heading: 'Engines of a base',
    text: 'A base needs as many engine boxes as the speed cost of its size of hull, half engines counting a half; if that cost is below 1, at least one box of either kind. They need hull boxes as usual (R-EE-94).',
  },
  {
    id: 'EE-BAS-05',
    heading: 'Nuclear missiles and bases',
    text: 'A nuclear missile destroys a base that does not give its engines the speed cost of its size of hull in power, rounded up to a quarter. Less power does not protect it (R-EE-95).',
  },
  {
    id: 'EE-BAS-06',
    heading: 'Docking at a base',
    text: 'Ships may dock to a base with its consent even if its engines run. During a battle the base is always the active part.',
  },
  { id: 'EE-BAS-07', heading: 'Bases do not dock', text: 'A base does not dock to a base, and cannot be towed during a battle.' },
  {
    id: 'EE-BAS-08',
    heading: 'Railguns of a base',
    text: 'A base’s railgun fires at one other base and nothing else, missiles included (R-EE-139). That base is chosen when the base is built, for bought bases in the first turn (R-EE-146). The gun must still bear.',
  },
  {
    id: 'EE-BAS-09',
    heading: 'Rotation',
    text: 'A base may rotate by one side every turn, without power and always in the same direction. A base that rotates does so in every Movement step (R-EE-96).',
  },
]

export const civilians: readonly ClauseSource[] = [
  {
    id: 'EE-AUX-01',
    heading: 'Auxiliary',
    text: 'An auxiliary is designed like a warship, but its boxes take only three points:\n\n1 moderate\n\n2 critical\n\n3 destroyed.',
  },
  {
    id: 'EE-AUX-02',
    heading: 'Repairing an auxiliary',
    text: 'The crew of an auxiliary repairs the same levels as a warship’s. A light box of an auxiliary is a repaired one and takes three more points; the first of them makes it moderate. A heavy box is destroyed by one more.',
  },
  {
    id: 'EE-AUX-03',
    heading: 'Lock-on to an auxiliary',
    text: 'For a lock-on to an auxiliary the die with its bonuses must equal or exceed the range.',
  },
  { id: 'EE-AUX-04', heading: 'Price of an auxiliary', text: 'An auxiliary costs three quarters of the price of a warship.' },
  {
    id: 'EE-AUX-05',
    heading: 'Passenger ship',
    text: 'The boxes of a passenger ship, and of some freighters, take two points:\n\n1 critical\n\n2 destroyed.',
  },
  {
    id: 'EE-AUX-06',
    heading: 'Arms of a passenger ship',
    text: 'A passenger ship, or a freighter with boxes of two points, may not have ion cannon, railguns, launchers, anti-missiles or generators. Its lasers have one box each.',
  },
  {
    id: 'EE-AUX-07',
    heading: 'Movement of a passenger ship',
    text: 'Passenger ships, and freighters like them, pay double for speed and manoeuvre points. The doubled speed cost is their size for crowding and docking (R-EE-97).',
  },
  {
    id: 'EE-AUX-08',
    heading: 'Lock-on to a passenger ship',
    text: 'For a lock-on to a passenger ship or a freighter the die with its bonuses is doubled, and must then equal or exceed the range.',
  },
  {
    id: 'EE-AUX-09',
    heading: 'Price of a passenger ship',
    text: 'A passenger ship, or a freighter with boxes of two points, costs half the price of a warship.',
  },
  { id: 'EE-AUX-10', heading: 'Light freighter', text: 'On many freighters one point destroys a box.' },
  {
    id: 'EE-AUX-11',
    heading: 'What a light freighter carries',
    text: 'A light freighter may have engines, half engines, power, armour and hull, and nothing else. It therefore has no control, no manoeuvre and no sensors (R-EE-98).',
  },
  {
    id: 'EE-AUX-12',
    heading: 'Boxes with air',
    text: 'On a freighter there is air only in boxes with armour all around. A freighter with a crew usually has such a hull box (R-EE-99).',
    advice: true,
  },
  {
    id: 'EE-AUX-13',
    heading: 'Light freighters in play',
    text: 'A light freighter’s speed cost is doubled. Lock-ons to it work as to a passenger ship, and it costs a quarter. Without control it cannot brake, so slowing by more than 1 power a turn always causes engine failure (R-EE-100).',
  },
  { id: 'EE-AUX-14', heading: 'Armour', text: 'Armour takes as many points as the other boxes of the ship (R-EE-101).' },
]
