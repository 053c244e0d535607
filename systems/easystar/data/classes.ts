// Ready-made ship classes: hull and fit. A fit lists weapons with mount, range (R) and damage (D), devices, bays with fighters, and speed given up.
// The first five are the sample destroyers in the rule book's appendix.
import { HULLS } from './tables.ts'

const LINES = {
  allRounder: 'destroyer: axial missile, ventral torpedo, dorsal pointDefence',
  torpedoBoat: 'destroyer: ventral torpedo, ventral torpedo',
  oneShot: 'destroyer: dorsal missile R3 D3',
  escortCarrier:
    'destroyer: axial beam R3 D2, bay (attackCraft attackCraft), bay (attackCraft attackCraft), bay (interceptor interceptor), speed -1',
  lancer: 'destroyer: axial beam R5 D3, manoeuvring, gunMount',

  picket: 'scout: axial missile',
  lancet: 'scout: axial torpedo',
  hornet: 'scout: axial beam D2, gunMount',

  sniper: 'destroyer: axial beam R5 D2',
  heavyTorpedoBoat: 'destroyer: axial torpedo R2 D3',
  escort: 'destroyer: axial missile R2, dorsal pointDefence, ecm',
  raider: 'destroyer: axial missile R3 D2, dorsal pointDefence, engine',
  fighterTender:
    'destroyer: axial beam R3 D2, bay (attackCraft attackCraft), bay (interceptor interceptor), bay (interceptor interceptor), speed -1',
  strikeTender:
    'destroyer: axial beam R3 D2, bay (attackCraft attackCraft), bay (attackCraft attackCraft), bay (interceptor interceptor), speed -1',

  gunCruiser: 'cruiser: axial beam R5 D3, dorsal beam R3, dorsal pointDefence, ecm',
  blasterCruiser: 'cruiser: axial blaster, dorsal beam R2, targeting',
  torpedoCruiser: 'cruiser: ventral bank, axial torpedo R4 D2, dorsal pointDefence',
  missileCruiser: 'cruiser: ventral bdvm R2, dorsal missile R3 D2, dorsal pointDefence',
  shieldCruiser: 'cruiser: axial missile R4 D3, dorsal beam R2, dorsal pointDefence, shield',
  carrierCruiser:
    'cruiser: dorsal beam R3 D2, dorsal pointDefence, ecm, bay (interceptor interceptor), bay (interceptor interceptor), bay (attackCraft attackCraft), bay (attackCraft attackCraft)',
  lightCarrier: 'cruiser: axial missile R3 D2, dorsal pointDefence, armour, bay (interceptor attackCraft), bay (interceptor attackCraft)',

  ironCruiser: 'cruiser: dorsal missile R3 D3, dorsal missile R3 D2, armour, shield, ecm, gunMount',
  keelTorpedoes: 'cruiser: axial torpedo R4 D3, dorsal torpedo R2 D2, dorsal pointDefence, targeting, armour, gunMount',
  ironTorpedoes: 'cruiser: axial torpedo R4 D3, dorsal torpedo R2 D2, dorsal pointDefence, targeting, shield, armour, gunMount',

  lineBattleship: 'battleship: axial blaster, dorsal beam R3 D3, dorsal beam R3 D2, ecm, shield',
  missileBattleship: 'battleship: axial missile R5 D3, ventral bdvm R2 D2, dorsal pointDefence, dorsal pointDefence, ecm, targeting',
  torpedoBattleship: 'battleship: ventral bank, ventral bank, axial torpedo R4 D3, dorsal pointDefence, shield',
  fleetCarrier:
    'battleship: dorsal beam R3 D3, dorsal pointDefence, ecm, shield, bay (interceptor interceptor), bay (interceptor interceptor), bay (interceptor interceptor), bay (attackCraft attackCraft), bay (attackCraft attackCraft), bay (attackCraft attackCraft)',
  ironBattleship: 'battleship: dorsal missile R3 D3, dorsal missile R3 D3, axial missile R5 D3, shield, armour, targeting, ecm, gunMount',
  starbase:
    'battleship: dorsal missile R3 D3, dorsal missile R3 D3, ventral bdvm R2 D2, ventral bank, ventral pointDefence, shield, ecm, targeting, displacer, gunMount, speed -2',
  gunBase:
    'battleship: axial blaster, dorsal beam R3 D3, dorsal missile R3 D3, armour, ecm, targeting, displacer, powerUp, shield, gunMount, speed -2',

  monarch:
    'leviathan: axial blaster, axial missile R5 D4, dorsal beam R3 D3, dorsal missile R3 D3, ventral bdvm R3 D3, ventral bank, ecm, targeting, jump, shield, manoeuvring, powerUp',
  hive: 'leviathan: axial blaster, dorsal beam R3 D3, dorsal missile R3 D3, ecm, targeting, manoeuvring, displacer, bay (interceptor interceptor), bay (interceptor interceptor), bay (attackCraft attackCraft), bay (attackCraft attackCraft)',
} as const
export type ClassName = keyof typeof LINES

/** A ready-made ship: its hull and its fit as text (`parseFit`). */
interface ShipClass {
  readonly hull: (typeof HULLS)[number]
  readonly fit: string
}
function classFrom(line: string): ShipClass {
  const [word, fit = ''] = line.split(': ')
  const hull = HULLS.find((one) => one === word)
  if (!hull) throw new Error(`no hull ${word}`)
  return { hull, fit }
}
export const CLASSES = Object.fromEntries(Object.entries(LINES).map(([name, line]) => [name, classFrom(line)])) as Readonly<
  Record<ClassName, ShipClass>
> // the keys are those of the lines
