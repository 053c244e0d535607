// ES-FLG-02, T7: the gifts in each row of the flagship advantage. Each entry is one item of one of the kinds named. Row 12 rolls twice.
import type { AUXILIARY_KINDS, MOUNTS, WEAPON_KINDS } from './tables.ts'

/** The content of one row of table T7. */
export interface GiftRow {
  readonly says: string
  readonly devices: readonly (readonly (typeof AUXILIARY_KINDS)[number][])[]
  readonly weapons: readonly {
    readonly kinds: readonly (typeof WEAPON_KINDS)[number][]
    readonly mount: (typeof MOUNTS)[number]
    /** Range units that are included. */
    readonly range: number
  }[]
  readonly fighters: number
  /** Range or damage units, for any weapon of the flagship. */
  readonly units: number
  /** Damage-control counters for the flagship only. */
  readonly counters: number
}
const NOTHING = { devices: [], weapons: [], fighters: 0, units: 0, counters: 0 } as const

/** Rows by the sum of two dice; 12 is absent because it rolls twice. */
export const GIFTS: Readonly<Record<number, GiftRow>> = {
  2: { ...NOTHING, says: 'an axial weapon at range 5', weapons: [{ kinds: ['beam', 'missile', 'torpedo'], mount: 'axial', range: 4 }] },
  3: { ...NOTHING, says: 'a fighter bay with two fighters', devices: [['bay']], fighters: 2 },
  4: { ...NOTHING, says: 'a deflector shield', devices: [['shield']] },
  5: { ...NOTHING, says: 'three range or damage units', units: 3 },
  6: { ...NOTHING, says: 'a damage-control counter for the flagship only', counters: 1 },
  7: { ...NOTHING, says: 'frontal armour or an engine', devices: [['armour', 'engine']] },
  8: { ...NOTHING, says: 'a manoeuvring pod, a jump engine or a displacer', devices: [['manoeuvring', 'jump', 'displacer']] },
  9: { ...NOTHING, says: 'an ECM or a targeting pod', devices: [['ecm', 'targeting']] },
  10: {
    ...NOTHING,
    says: 'a dorsal point defence and a ventral torpedo',
    weapons: [
      { kinds: ['pointDefence'], mount: 'dorsal', range: 0 },
      { kinds: ['torpedo'], mount: 'ventral', range: 0 },
    ],
  },
  11: { ...NOTHING, says: 'a gun mount and two range or damage units', devices: [['gunMount']], units: 2 },
}
