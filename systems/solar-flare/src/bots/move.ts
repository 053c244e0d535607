// Proposals for the movement phase: poses from which beams bear, strong sides towards the enemy.
import { type Dice, isRefusal, pick } from '@admiralty/kernel'
import { ahead, distance, hexKey, turned } from '@admiralty/space'
import { contentAt } from '../board/board.ts'
import { afterMove, aheadPayment, moved, payment } from '../movement/moving.ts'
import type { MoveStep, Order, OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Ship, Table, View } from '../state.ts'
import { flying, integrityAt, shieldOf, shipsOfSeat, withShip, working } from '../table.ts'
import { type Pose, pressure, type Sight, sectionTowards, sightAmong } from './pressure.ts'

/** A pose that a ship can reach. */
export interface Reached {
  readonly steps: readonly MoveStep[]
  readonly ship: Ship
}
const MOST_POSES = 160
/** Poses by turns and straight flight, breadth first, without asteroids. */
export function reachable(table: Table, ship: Ship): readonly Reached[] {
  const found: Reached[] = []
  const seen = new Set([poseKey(ship)])
  const queue: Reached[] = [{ steps: [], ship }]
  for (let next = queue.shift(); next && found.length < MOST_POSES; next = queue.shift()) {
    found.push(next)
    const there = withShip(table, ship.id, next.ship)
    for (const step of stepsFrom(next.ship)) {
      const key = poseKey(poseAfter(next.ship, step))
      const made = seen.has(key) ? undefined : moved(there, next.ship, step)
      if (!made || isRefusal(made) || contentAt(table.tiles, made.hex) === 'asteroids') continue
      seen.add(key)
      queue.push({ steps: [...next.steps, step], ship: { ...next.ship, ...afterMove(next.ship, made) } })
    }
  }
  return found
}
const poseKey = ({ hex, facing }: Pose): string => `${hexKey(hex)}/${facing}`
/** Ahead or a turn; bots do not shift. */
type PlainStep = Exclude<MoveStep, { readonly step: 'shift' }>
const poseAfter = ({ hex, facing }: Pose, step: PlainStep): Pose =>
  step.step === 'turn' ? { hex, facing: turned(facing, step.to === 'left' ? -1 : 1) } : { hex: ahead(hex, facing), facing }
function stepsFrom(ship: Ship): readonly PlainStep[] {
  const [on, turn] = [aheadPayment(ship), payment(ship, 1)]
  return [
    ...(on ? [{ step: 'ahead', pay: on, dodge: {} } as const] : []),
    ...(turn ? [{ step: 'turn', to: 'left', pay: turn } as const, { step: 'turn', to: 'right', pay: turn } as const] : []),
  ]
}
/** Hexes at which a ship likes to fight: torpedoes reach, beams bear anyway. */
const LIKED = 5
/** An enemy with places where it may be when this ship fires next: it moves before. */
interface Prey {
  readonly enemy: Ship
  readonly places: readonly Ship[]
}
/** Places of an enemy that are considered beside the one where it is. */
const PLACES = 8
/** The share of the place where an enemy is, because many do not move. */
const STAYS = 0.5
function preyOf(view: View, enemy: Ship): Prey {
  const places = [...new Map(reachable(view, enemy).map(({ ship }) => [hexKey(ship.hex), ship])).values()]
  const every = Math.max(1, Math.ceil(places.length / PLACES))
  return { enemy, places: places.filter((_, index) => index % every === every - 1) }
}
/** The damage that a ship may do to an enemy, which may move before. */
function chanceAgainst(ship: Ship, { enemy, places }: Prey, sight: Sight): number {
  const now = pressure(ship, ship, enemy, enemy, sight)
  if (places.length === 0) return now
  const moved = places.reduce((sum, place) => sum + pressure(ship, ship, enemy, place, sight), 0) / places.length
  return STAYS * now + (1 - STAYS) * moved
}
function worthOf({ ship, steps }: Reached, prey: readonly Prey[], sight: Sight): number {
  const enemies = prey.map(({ enemy }) => enemy)
  const threat = enemies.reduce((sum, enemy) => sum + pressure(enemy, enemy, ship, ship, sight), 0)
  const chance = Math.max(0, ...prey.map((one) => chanceAgainst(ship, one, sight)))
  const nearest = enemies.toSorted((a, b) => distance(a.hex, ship.hex) - distance(b.hex, ship.hex))[0]
  if (!nearest) return 0
  const facing = sectionTowards(ship, nearest.hex)
  const cover = (shieldOf(ship, facing)?.charge ?? 0) + integrityAt(ship, facing) * 0.5
  const far = Math.abs(distance(ship.hex, nearest.hex) - LIKED)
  const tubes = working(ship, 'tube').some(({ section }) => section === facing) ? 1 : 0
  return chance * 1.2 - threat * 0.6 + cover * 0.4 + tubes - far * 0.35 - steps.length * 0.12
}

const END: OrderOf<'end'> = { order: 'end', all: false }
/** Moves are worth their charges only if they clearly improve the pose. */
const GAIN = 0.6
interface RatedMove {
  readonly order: OrderOf<'move'>
  /** The gain in worth against staying. */
  readonly gain: number
}
const movesOf = (view: View, me: Color): readonly RatedMove[] =>
  shipsOfSeat(view, me).flatMap((ship) => {
    const prey = flying(view)
      .filter((other) => other.side !== ship.side)
      .map((enemy) => preyOf(view, enemy))
    const sight = sightAmong(view, [ship, ...prey.map(({ enemy }) => enemy)])
    const stay = worthOf({ ship, steps: [] }, prey, sight)
    return reachable(view, ship)
      .filter(({ steps }) => steps.length > 0)
      .map((reached) => ({
        order: { order: 'move', ship: ship.id, steps: reached.steps } as const,
        gain: worthOf(reached, prey, sight) - stay,
      }))
  })
export function move(view: View, me: Color): readonly Order[] {
  const moves = movesOf(view, me)
  const good = moves.filter(({ gain }) => gain > GAIN).toSorted((a, b) => b.gain - a.gain)
  return [...good.slice(0, 4).map(({ order }) => order), END, ...good.slice(4, 8).map(({ order }) => order)]
}
/** The worst that a hasty move may gain. */
const HASTY_GAIN = -1
/** Moves at random, if a move would be worth its charges. */
export function moveHastily(view: View, me: Color, dice: Dice): readonly Order[] {
  const moves = movesOf(view, me)
  if (moves.every(({ gain }) => gain <= GAIN)) return []
  return [
    pick(
      dice,
      moves.filter(({ gain }) => gain > HASTY_GAIN),
    ).order,
  ]
}
