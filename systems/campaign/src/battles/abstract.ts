// The abstract battle of fleets (CR-14.2): at most five rounds of three combat turns. It knows ships and sides, and no map.
import type { Dice, SupplyMarks } from '@admiralty/kernel'
import type { CampaignShip } from '../holdings.ts'
import type { Color } from '../shapes.ts'
import { type BattleGame, conditionAfterHits, statusOf } from '../tactics-port.ts'
import { isArmed, pointsOf } from './force.ts'
import { type HitTarget, sharedHits, wholeBoxes } from './spread.ts'

/** CR-14.2: the most rounds of a battle, and the combat turns of a round. */
const ROUNDS = 5
const TURNS = 3
/** Force for a hit at each pip of two dice. Chosen so that losses are those of real battles (R-CR-60). */
export const FORCE_FOR_A_HIT = 200

/** A ship in a battle. */
export interface FightingShip extends HitTarget {
  readonly role: CampaignShip['role']
  readonly marks: SupplyMarks
  /** Whether its group withdraws from a larger fleet. */
  readonly leaves: boolean
}
/** The ships of an empire in a battle. */
export interface FleetSide {
  readonly seat: Color
  readonly ships: readonly FightingShip[]
}
export interface AbstractBattle {
  readonly game: BattleGame
  readonly sides: readonly FleetSide[]
  /** Whether two empires have no pact. */
  areEnemies(a: Color, b: Color): boolean
  /** The dice of the hex. */
  readonly dice: Dice
  /** Force for a hit at each pip: `FORCE_FOR_A_HIT`, but for its calibration. */
  readonly forceForHit: number
}
/** The fate of a ship. */
export interface EndedShip {
  readonly seat: Color
  readonly id: string
  readonly condition: unknown
  readonly fate: 'present' | 'drifting' | 'destroyed' | 'jumped'
  /** Combat turns on the table. */
  readonly turns: number
}
export interface AbstractResult {
  readonly rounds: number
  readonly ships: readonly EndedShip[]
  /** Empires with a ship that can hold the field (FT-END-09). */
  readonly holding: readonly Color[]
}

/** CR-14.2: the points of armed ships, each by the part of its hull that is whole. */
export const presentForce = (game: BattleGame, ships: readonly FightingShip[]): number =>
  ships.reduce(
    (sum, ship) => sum + (isArmed(game, ship.type, ship) ? (pointsOf(ship.type) * wholeBoxes(game, ship)) / ship.type.facts.hull : 0),
    0,
  )
type Forces = ReadonlyMap<Color, number>
const forcesOf = ({ game, sides }: AbstractBattle): Forces => new Map(sides.map(({ seat, ships }) => [seat, presentForce(game, ships)]))
/** The hostile empires that can fight, with their force. */
const foesOf = ({ sides, areEnemies }: AbstractBattle, forces: Forces, of: Color): readonly (readonly [Color, number])[] =>
  sides
    .map(({ seat }) => [seat, forces.get(seat) ?? 0] as const)
    .filter(([seat, force]) => seat !== of && force > 0 && areEnemies(of, seat))
/** Whether hostile sides are left that can fight. */
const goesOn = (battle: AbstractBattle, forces: Forces): boolean =>
  battle.sides.some(({ seat }) => (forces.get(seat) ?? 0) > 0 && foesOf(battle, forces, seat).length > 0)

/** CR-14.2: the hits on each side: two dice for each hostile side that shoots at it, with its share of the force. */
function hitsOn(battle: AbstractBattle, forces: Forces): ReadonlyMap<Color, number> {
  const hits = new Map<Color, number>()
  for (const { seat } of battle.sides) {
    const force = forces.get(seat) ?? 0
    if (force === 0) continue
    const foes = foesOf(battle, forces, seat)
    const all = foes.reduce((sum, [, other]) => sum + other, 0)
    for (const [foe, other] of foes) {
      const [first = 0, second = 0] = battle.dice.roll(2, 6, `${seat} at ${foe}`)
      const dealt = Math.round(((first + second) * force * other) / all / battle.forceForHit)
      hits.set(foe, (hits.get(foe) ?? 0) + dealt)
    }
  }
  return hits
}
/** The ships after hits on them, as one event each. */
export function shipsAfterHits<T extends HitTarget & Pick<FightingShip, 'marks'>>(
  game: BattleGame,
  ships: readonly T[],
  hits: number,
  dice: Dice,
): readonly T[] {
  const shares = sharedHits(game, ships, hits)
  return ships.map((ship) => {
    const share = shares.get(ship)
    if (share === undefined) return ship
    const { design } = ship.type
    return { ...ship, condition: conditionAfterHits(game, { design, condition: ship.condition, marks: ship.marks }, share, dice) }
  })
}
const statusIn = (game: BattleGame, { type, condition }: HitTarget) => statusOf(game, { design: type.design, condition })
/** Whether a ship has been destroyed. */
export const isDestroyed = (game: BattleGame, target: HitTarget): boolean => statusIn(game, target).destroyed
/** CR-18.2a: whether a ship can leave by FTL. */
export const mayJump = (game: BattleGame, target: HitTarget): boolean => target.type.facts.ftl && statusIn(game, target).working.ftl

/** CR-14.2: the sides at half or less of a hostile one. */
function outmatched(battle: AbstractBattle): ReadonlySet<Color> {
  const forces = forcesOf(battle)
  return new Set(
    battle.sides
      .map(({ seat }) => seat)
      .filter((seat) => foesOf(battle, forces, seat).some(([, force]) => 2 * (forces.get(seat) ?? 0) <= force)),
  )
}
/** CR-14.2: the battle after a round, and the ships that are no longer in it. */
export function fightRound(battle: AbstractBattle, round: number): { readonly later: AbstractBattle; readonly gone: readonly EndedShip[] } {
  const { game, dice } = battle
  const hits = hitsOn(battle, forcesOf(battle))
  const hit = battle.sides.map(({ seat, ships }) => ({ seat, ships: shipsAfterHits(game, ships, hits.get(seat) ?? 0, dice) }))
  const left = hit.map(({ seat, ships }) => ({ seat, ships: ships.filter((ship) => !isDestroyed(game, ship)) }))
  const leaving = outmatched({ ...battle, sides: left })
  const jumps = (seat: Color, ship: FightingShip): boolean => leaving.has(seat) && ship.leaves && mayJump(game, ship)
  const gone = hit.flatMap(({ seat, ships }) =>
    ships.flatMap((ship): readonly EndedShip[] => {
      const fate = isDestroyed(game, ship) ? 'destroyed' : jumps(seat, ship) ? 'jumped' : null
      return fate ? [{ seat, id: ship.id, condition: ship.condition, fate, turns: round * TURNS }] : []
    }),
  )
  const sides = left.map(({ seat, ships }) => ({ seat, ships: ships.filter((ship) => !jumps(seat, ship)) }))
  return { later: { ...battle, sides }, gone }
}
/** CR-14.2: fights a battle to its end. */
export function fightAbstractly(battle: AbstractBattle): AbstractResult {
  const ended: EndedShip[] = []
  let now = battle
  let rounds = 0
  while (rounds < ROUNDS && goesOn(now, forcesOf(now))) {
    rounds += 1
    const { later, gone } = fightRound(now, rounds)
    ended.push(...gone)
    now = later
  }
  const { game, sides } = now
  for (const { seat, ships } of sides)
    for (const ship of ships) {
      const fate = statusIn(game, ship).adrift ? 'drifting' : 'present'
      ended.push({ seat, id: ship.id, condition: ship.condition, fate, turns: rounds * TURNS })
    }
  const holding = sides.filter(({ ships }) => ships.some((ship) => statusIn(game, ship).holds)).map(({ seat }) => seat)
  return { rounds, ships: ended, holding }
}
