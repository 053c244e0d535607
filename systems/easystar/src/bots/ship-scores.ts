// What a course is worth to a ship: targets, dangers, the edge.
import { distance, sameHex } from '@admiralty/space'
import type { FirePose } from '../fire/arcs.ts'
import { lastTurnOf } from '../setting/objectives.ts'
import { acrossFarEdge } from '../setting/zones.ts'
import type { Color, Ship, View } from '../state.ts'
import { enemyOf, flying, sheetOf, sideOf, sizeOf, valuesWhere } from '../table.ts'
import { type CourseEnd, edge } from './edge.ts'
import { rowsToGo } from './evaluate.ts'
import { type Combatant, combatant, type Foe, firepower, menace, threat } from './guns.ts'

/** Facts that the scores of all courses of a ship share. */
export interface ShipProspect {
  readonly view: View
  readonly mover: Combatant
  readonly foes: readonly Foe[]
  /** The enemies to approach. */
  readonly goals: readonly Foe[]
  /** Other ships in play. */
  readonly others: readonly Ship[]
  readonly freighter: boolean
  /** The weight of the enemy's fire. */
  readonly caution: number
}
export function prospectOf(view: View, ship: Ship, foes: readonly Foe[]): ShipProspect {
  return {
    view,
    mover: combatant(view, ship),
    foes,
    goals: quarry(foes),
    others: valuesWhere(view.ships, (other) => other.id !== ship.id && flying(other)),
    freighter: sheetOf(view, ship)?.freighter === true,
    caution: caution(view, ship.seat),
  }
}

export function scoreOf(prospect: ShipProspect, end: CourseEnd): number {
  const { view, mover, foes, goals, freighter } = prospect
  const { ship } = mover
  if (freighter) return run(prospect, end)
  const far = distanceTo(end, goals)
  const fire = firepower(mover, end, foes)
  const frail = 1 + sizeOf(ship) / Math.max(1, mover.left)
  return (
    fire * 10 -
    dangerAt(mover, end, foes) * prospect.caution * frail -
    far * (fire > 0 ? 0.5 : 2.5) -
    (end.leaves ? 200 : edge(view, ship, end)) -
    crowd(prospect, end)
  )
}
/** The score for a freighter: it does not fight but heads for the far edge, and stops on the map when it has arrived (ES-SCN-03). */
function run({ view, mover, foes }: ShipProspect, end: CourseEnd): number {
  const { ship } = mover
  const danger = dangerAt(mover, end, foes) * 3
  if (ship.reached) return -danger - end.speed * 5 - (end.leaves ? 200 : edge(view, ship, end))
  if (end.leaves) return (acrossFarEdge(view.setup, ship.seat, end.hex) ? -5 : -200) - danger
  const togo = rowsToGo(view.setup, ship.seat, end.hex)
  return togo * -6 - danger - (togo > 0 ? edge(view, ship, end) : 0) + end.speed
}
/** The enemies to approach: the starbase before all others. */
function quarry(foes: readonly Foe[]): readonly Foe[] {
  const dear = foes.filter(({ stake }) => stake > 2)
  return dear.length > 0 ? dear : foes
}
/** The weight of the enemy's fire. The side that loses by the clock dares more, the more the nearer the last turn is. */
function caution(view: View, seat: Color): number {
  const { setup, turn, scores } = view
  const side = sideOf(view, seat)
  if (setup.scenario === 'starbase') return side === 'blue' ? DARING : CAUTIOUS
  const behind = (scores[side]?.total ?? 0) < (scores[enemyOf(side)]?.total ?? 0)
  const late = Math.max(0, turn / lastTurnOf(setup) - 0.4) / 0.6
  return behind ? CAUTIOUS - (CAUTIOUS - DARING) * late : CAUTIOUS
}
const CAUTIOUS = 4
const DARING = 1.5

function distanceTo(end: FirePose, foes: readonly Foe[]): number {
  let least = 30
  for (const { stand } of foes) least = Math.min(least, distance(end.hex, stand.hex))
  return least
}
/** The share of an enemy's possible fire that is expected to hit this ship. */
const BROUGHT = 0.4
/** The danger at the end of a course: exact for enemies that have moved, estimated by their reach for others. */
function dangerAt(mover: Combatant, end: FirePose, foes: readonly Foe[]): number {
  let sum = 0
  for (const foe of foes) {
    const { ship } = foe.combatant
    const settled = ship.moved || ship.speed === 0
    sum += settled ? threat(foe, mover, end) : BROUGHT * menace(foe.combatant, mover, end)
  }
  return sum
}
/** The penalty for ending in an occupied hex, where a collision may follow. */
const crowd = ({ others }: ShipProspect, { hex }: FirePose): number => (others.some((other) => sameHex(other.hex, hex)) ? 6 : 0)
