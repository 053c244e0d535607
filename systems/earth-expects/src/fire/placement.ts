// The placing of an attack on a record (EE-POI): the impact roll, then the points by weapon. Rules and previews share it.
import { type Dice, die, type Explained, explained, type RuleId } from '@admiralty/kernel'
import { CREWS } from '../../data/tables.ts'
import { drift, type Line, pierce, spill, walk } from '../damage/hit-paths.ts'
import type { Placing } from '../damage/placing.ts'
import { firstOn, missileLine, otherHand, shifted } from '../record/rows.ts'
import type { Attack, Table } from '../state.ts'
import { findShip, shipOf } from '../table.ts'
import { isTerrain } from '../terrain/terrain.ts'
import { armourFor } from './shift.ts'

/** An attack whose row has been chosen. */
export interface AimedAttack extends Attack {
  readonly heading: NonNullable<Attack['heading']>
  readonly row: number
  readonly high: NonNullable<Attack['high']>
}
/** The result of an impact roll: the row after the shift, and the box that it meets. */
interface Impact {
  readonly line: Pick<Line, 'heading' | 'row'>
  readonly box: string | null
  readonly dice: readonly number[]
  readonly turnedAt: string | null
}
/** The data that a placement needs, and the functions that receive its results. */
export interface PlacementPort {
  readonly table: Table
  readonly dice: Dice
  /** Boxes of the railgun that roll damage. */
  readonly strength: number
  impact(impact: Impact): void
  damage(dice: readonly number[], damage: Explained): void
}
/** The clause by which points of each kind are placed. */
export const PLACED_BY: Readonly<Record<Attack['kind'], RuleId>> = {
  ion: 'EE-ION-07',
  laser: 'EE-LAS-07',
  railgun: 'EE-RAI-07',
  missile: 'EE-MIS-16',
}

/** Rolls the impact of an attack and places its points. */
export const place = (port: PlacementPort, attack: AimedAttack, placing: Placing): void =>
  PLACES[attack.kind](port, { attack, placing, shift: rollShift(port, attack) })

interface Shift {
  readonly dice: readonly number[]
  readonly rows: number
  readonly hand: AimedAttack['high']
}
/** EE-POI-04, EE-CRQ-03, EE-QRF-05: two dice of the target's crew. The difference from the mean shifts the row to the chosen side. */
function rollShift({ table, dice: port }: PlacementPort, { at, high }: AimedAttack): Shift {
  const { sides } = CREWS[shipOf(table, at).crew]
  const dice = port.roll(2, sides, `where ${at} is struck`)
  const off = dice.reduce((sum, face) => sum + face, 0) - (sides + 1)
  return { dice, rows: Math.abs(off), hand: off === Math.abs(off) ? high : otherHand(high) }
}
/** The points of a weapon that rolls them before impact. */
function pointsOf({ kind, damage }: Attack): number {
  if (!damage) throw new Error(`the damage of the ${kind} has not been rolled`)
  return damage.total
}

interface Strike {
  readonly attack: AimedAttack
  readonly placing: Placing
  readonly shift: Shift
}
type Places = (port: PlacementPort, strike: Strike) => void

/** The row after the shift and the box that it meets first. */
function landed(port: PlacementPort, { attack, placing }: Strike, { rows, hand, dice }: Shift): Line & Pick<Impact, 'box'> {
  const { heading, row, high } = attack
  const line = { heading, row: shifted(row, heading, rows, hand), high }
  const box = firstOn(placing.hull.layout, placing.levels, line, armourFor(attack.kind)) ?? null
  port.impact({ line, box, dice, turnedAt: null })
  return { ...line, box }
}

/** EE-ION-06, EE-ION-07, EE-ION-08. */
const ion: Places = (port, strike) => {
  const { box } = landed(port, strike, strike.shift)
  if (box !== null) walk(strike.placing, box, pointsOf(strike.attack), { dice: port.dice, armour: 'ignored' })
}

/** EE-LAS-06, EE-LAS-07, EE-LAS-08, EE-LAS-09. */
const laser: Places = (port, strike) =>
  drift(strike.placing, landed(port, strike, strike.shift), pointsOf(strike.attack), {
    dice: port.dice,
    newLine: () => landed(port, strike, rollShift(port, strike.attack)),
  })

/** EE-RAI-07; into or out of atmosphere it is placed like a missile (EE-ATM-08). */
const railgun: Places = (port, strike) => {
  const { attack, placing } = strike
  const { box, ...line } = landed(port, strike, strike.shift)
  if (box === null) return
  const [from, target] = [shipOf(port.table, attack.by), shipOf(port.table, attack.at)]
  const count = attack.rapid ? 1 : port.strength // EE-RFR-03
  const points = rollDamage(port, { count, sides: CREWS[from.crew].sides, what: 'railgun', rule: 'EE-RAI-07' })
  const inAir = isTerrain(port.table, from.hex, 'atmosphere') || isTerrain(port.table, target.hex, 'atmosphere')
  if (inAir) spill(placing, box, points, port.dice)
  else pierce(placing, line, points)
}

/** EE-MIS-14, EE-MIS-15, EE-MIS-16, EE-MIS-17. */
const missile: Places = (port, { attack, placing, shift }) => {
  const { hits, turnedAt, ...line } = missileLine(placing.hull.layout, placing.levels, attack, shift)
  port.impact({ line, box: hits, dice: shift.dice, turnedAt })
  if (hits === null) return
  const crew = findShip(port.table, attack.by)?.crew ?? 'standard'
  spill(placing, hits, rollDamage(port, { count: 2, sides: CREWS[crew].sides, what: 'missile', rule: 'EE-MIS-16' }), port.dice)
}
const PLACES: Readonly<Record<Attack['kind'], Places>> = { ion, laser, railgun, missile } // EE-DAM-10

interface DamageDice {
  readonly count: number
  readonly sides: number
  readonly what: string
  readonly rule: RuleId
}
function rollDamage({ dice: port, damage: tell }: PlacementPort, { count, sides, what, rule }: DamageDice): number {
  const dice = Array.from({ length: count }, () => die(port, sides, `damage of the ${what}`))
  const damage = explained(...dice.map((face) => [what, face, rule] as const))
  tell(dice, damage)
  return damage.total
}
