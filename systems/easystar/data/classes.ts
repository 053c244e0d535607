// Ready-made ship classes. A fit lists weapons with mount, range (R) and damage (D), devices, bays with fighters, and speed given up.
// The first five are the sample destroyers in the rule book's appendix.
import type { HULLS } from './tables.ts'

/** A ready-made ship: its hull and its fit as text (`parseFit`). */
export interface ShipClass {
  readonly hull: (typeof HULLS)[number]
  readonly fit: string
}
export const CLASSES = {
  allRounder: { hull: 'destroyer', fit: 'axial missile, ventral torpedo, dorsal pointDefence' },
  torpedoBoat: { hull: 'destroyer', fit: 'ventral torpedo, ventral torpedo' },
  oneShot: { hull: 'destroyer', fit: 'dorsal missile R3 D3' },
  escortCarrier: {
    hull: 'destroyer',
    fit: 'axial beam R3 D2, bay (attackCraft attackCraft), bay (attackCraft attackCraft), bay (interceptor interceptor), speed -1',
  },
  lancer: { hull: 'destroyer', fit: 'axial beam R5 D3, manoeuvring, gunMount' },

  picket: { hull: 'scout', fit: 'axial missile' },
  lancet: { hull: 'scout', fit: 'axial torpedo' },
  hornet: { hull: 'scout', fit: 'axial beam D2, gunMount' },

  sniper: { hull: 'destroyer', fit: 'axial beam R5 D2' },
  heavyTorpedoBoat: { hull: 'destroyer', fit: 'axial torpedo R2 D3' },
  escort: { hull: 'destroyer', fit: 'axial missile R2, dorsal pointDefence, ecm' },
  raider: { hull: 'destroyer', fit: 'axial missile R3 D2, dorsal pointDefence, engine' },
  fighterTender: {
    hull: 'destroyer',
    fit: 'axial beam R3 D2, bay (attackCraft attackCraft), bay (interceptor interceptor), bay (interceptor interceptor), speed -1',
  },
  strikeTender: {
    hull: 'destroyer',
    fit: 'axial beam R3 D2, bay (attackCraft attackCraft), bay (attackCraft attackCraft), bay (interceptor interceptor), speed -1',
  },

  gunCruiser: { hull: 'cruiser', fit: 'axial beam R5 D3, dorsal beam R3, dorsal pointDefence, ecm' },
  blasterCruiser: { hull: 'cruiser', fit: 'axial blaster, dorsal beam R2, targeting' },
  torpedoCruiser: { hull: 'cruiser', fit: 'ventral bank, axial torpedo R4 D2, dorsal pointDefence' },
  missileCruiser: { hull: 'cruiser', fit: 'ventral bdvm R2, dorsal missile R3 D2, dorsal pointDefence' },
  shieldCruiser: { hull: 'cruiser', fit: 'axial missile R4 D3, dorsal beam R2, dorsal pointDefence, shield' },
  carrierCruiser: {
    hull: 'cruiser',
    fit: 'dorsal beam R3 D2, dorsal pointDefence, ecm, bay (interceptor interceptor), bay (interceptor interceptor), bay (attackCraft attackCraft), bay (attackCraft attackCraft)',
  },
  lightCarrier: {
    hull: 'cruiser',
    fit: 'axial missile R3 D2, dorsal pointDefence, armour, bay (interceptor attackCraft), bay (interceptor attackCraft)',
  },

  ironCruiser: { hull: 'cruiser', fit: 'dorsal missile R3 D3, dorsal missile R3 D2, armour, shield, ecm, gunMount' },
  keelTorpedoes: { hull: 'cruiser', fit: 'axial torpedo R4 D3, dorsal torpedo R2 D2, dorsal pointDefence, targeting, armour, gunMount' },
  ironTorpedoes: {
    hull: 'cruiser',
    fit: 'axial torpedo R4 D3, dorsal torpedo R2 D2, dorsal pointDefence, targeting, shield, armour, gunMount',
  },

  lineBattleship: { hull: 'battleship', fit: 'axial blaster, dorsal beam R3 D3, dorsal beam R3 D2, ecm, shield' },
  missileBattleship: {
    hull: 'battleship',
    fit: 'axial missile R5 D3, ventral bdvm R2 D2, dorsal pointDefence, dorsal pointDefence, ecm, targeting',
  },
  torpedoBattleship: { hull: 'battleship', fit: 'ventral bank, ventral bank, axial torpedo R4 D3, dorsal pointDefence, shield' },
  fleetCarrier: {
    hull: 'battleship',
    fit: 'dorsal beam R3 D3, dorsal pointDefence, ecm, shield, bay (interceptor interceptor), bay (interceptor interceptor), bay (interceptor interceptor), bay (attackCraft attackCraft), bay (attackCraft attackCraft), bay (attackCraft attackCraft)',
  },
  ironBattleship: {
    hull: 'battleship',
    fit: 'dorsal missile R3 D3, dorsal missile R3 D3, axial missile R5 D3, shield, armour, targeting, ecm, gunMount',
  },
  starbase: {
    hull: 'battleship',
    fit: 'dorsal missile R3 D3, dorsal missile R3 D3, ventral bdvm R2 D2, ventral bank, ventral pointDefence, shield, ecm, targeting, displacer, gunMount, speed -2',
  },
  gunBase: {
    hull: 'battleship',
    fit: 'axial blaster, dorsal beam R3 D3, dorsal missile R3 D3, armour, ecm, targeting, displacer, powerUp, shield, gunMount, speed -2',
  },

  monarch: {
    hull: 'leviathan',
    fit: 'axial blaster, axial missile R5 D4, dorsal beam R3 D3, dorsal missile R3 D3, ventral bdvm R3 D3, ventral bank, ecm, targeting, jump, shield, manoeuvring, powerUp',
  },
  hive: {
    hull: 'leviathan',
    fit: 'axial blaster, dorsal beam R3 D3, dorsal missile R3 D3, ecm, targeting, manoeuvring, displacer, bay (interceptor interceptor), bay (interceptor interceptor), bay (attackCraft attackCraft), bay (attackCraft attackCraft)',
  },
} as const satisfies Readonly<Record<string, ShipClass>>
export type ClassName = keyof typeof CLASSES
