// The purpose of each kind of system and box, in one short sentence: explanations on hover, and the key of a printed display.
import type { RuleId } from '@admiralty/kernel'
import type { SystemPart } from '../design/systems.ts'

interface Purpose {
  readonly does: string
  readonly rule: RuleId
}
export const PURPOSES: Readonly<Record<SystemPart['kind'], Purpose>> = {
  drive: { does: 'turns the ship and changes its velocity; the first hit halves its thrust, the second stops it', rule: 'FT-MOV-11' },
  ftl: { does: 'takes the ship out of the battle, faster than light', rule: 'FT-FTL-01' },
  screen: { does: 'stops the fours of beams; two of them also halve sixes', rule: 'FT-WPN-03' },
  fireCon: { does: 'aims the weapons at one target each turn', rule: 'FT-FC-01' },
  adfc: { does: 'lets point defence cover one friendly ship within 6 MU', rule: 'FT-PD-06' },
  pds: { does: 'shoots down fighters and missiles: 4 and 5 kill one, 6 kills two and rolls again', rule: 'FT-PD-02' },
  beam: { does: 'fires as many dice as its class, one less for each 12 MU beyond the first', rule: 'FT-WPN-01' },
  torpedo: { does: 'hits or misses with one die, and does another die of damage', rule: 'FT-WPN-05' },
  needle: { does: 'aims at one system: a 6 destroys it, and a 5 or 6 marks one box of the hull', rule: 'FT-WPN-07' },
  pack: { does: 'fires once, up to 18 MU; screens do not help', rule: 'FT-WPN-08' },
  rack: { does: 'holds one salvo of missiles', rule: 'FT-DES-17' },
  launcher: { does: 'launches salvoes of missiles from its magazine', rule: 'FT-DES-17' },
  magazine: { does: 'holds the salvoes of its launchers', rule: 'FT-DES-17' },
  bay: { does: 'carries a group of six fighters', rule: 'FT-DES-18' },
  craftBay: { does: 'carries small craft', rule: 'FT-DES-18' },
  ortillery: { does: 'fires at the ground only', rule: 'FT-DES-19' },
  dropship: { does: 'takes no part in space combat', rule: 'FT-DES-21' },
  cargo: { does: 'holds freight', rule: 'FT-DES-20' },
  passengers: { does: 'holds passengers', rule: 'FT-DES-20' },
  troops: { does: 'holds troops', rule: 'FT-DES-20' },
  bridge: { does: 'commands the ship; after its loss the ship is out of control for some turns or for good', rule: 'FT-COR-02' },
  lifeSupport: { does: 'keeps the crew alive; some turns after its loss the ship drifts', rule: 'FT-COR-03' },
  powerCore: { does: 'feeds the ship; after its loss a 5 or 6 at the end of a turn destroys the ship', rule: 'FT-COR-04' },
}
/** The meaning of the end of a hull row (FT-DMG-05). */
export const ROW_KEY = 'after a full row, a die for each system'
/** The key of the boxes; it speaks of armour only where there is some. */
export const boxKey = (armour: number): string =>
  `${armour > 0 ? 'Circles are armour, which takes ordinary damage first; boxes' : 'Boxes'} are hull; a star is a crew factor.`
