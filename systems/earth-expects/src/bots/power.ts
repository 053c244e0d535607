// Power: each division among engines is judged by the best position it allows, and the power left for guns, sensors and shields.
import { commanded } from '../ask.ts'
import type { Order } from '../orders.ts'
import { allocate, type Wish } from '../power/courses.ts'
import { costsNow, crowding, POINT, pointsOf, speedBefore } from '../power/points.ts'
import { controlOf, isHeldStill, NO_POWER, usableBoxes } from '../power/supply.ts'
import { mendable } from '../repair/hands.ts'
import type { Color } from '../shapes.ts'
import type { Allocation, Points, Policy, Ship, Table, View } from '../state.ts'
import { policyOf } from '../table.ts'
import { staysHidden } from './ambush.ts'
import { armoury, armsWith, withoutLaunch } from './armoury.ts'
import { dangerOn } from './hazards.ts'
import { POLICY } from './move-ships.ts'
import { placesFrom } from './places.ts'
import { lightsFor, lit } from './powered-boxes.ts'
import { rememberedBy } from './remembered.ts'
import { asTheyMove, flees, foesOf, type Guess, placeWorth } from './stance.ts'

interface Rated {
  readonly of: Allocation
  readonly worth: number
}
/** The most positions weighed, the straightest first. */
const WEIGHED = 40
/** Ranks of proposals, from the best to a poor one. */
const RANKS = [0, 1, 2, 3, 4, 6] as const

const isAsked = (policy: Policy): boolean => Object.values(policy).every((decision) => decision === 'asked')

/** Power is divided before enemy plots are known. `ranks`: how far the proposals are from the best. */
export function divide(view: View, me: Color, ranks: readonly number[] = RANKS): readonly Order[] {
  const foes = asTheyMove(view, me)
  // Without other ranks only the best has to be known.
  const lack = ranks.some((rank) => rank > 0) ? NEARLY : 0
  const rated = commanded(view, me).map((ship) => [ship.id, divisions(view, ship, foesOf(view, ship, foes), lack)] as const)
  return ranks.map((rank) => ({
    order: 'power',
    ...(isAsked(policyOf(view, me)) ? { policy: POLICY } : {}),
    ships: Object.fromEntries(rated.map(([id, ways]) => [id, ways[Math.min(rank, ways.length - 1)]?.of ?? NO_POWER])),
  }))
}

/** The most worth that a proposal may lack, in points of expected damage. */
const NEARLY = 4

/** Manoeuvre points to try. */
const TURNS = [0, 1, 2, 99] as const
interface Drive {
  readonly wish: Wish
  readonly points: Points
}
/** Engine powers to try, in quarters: faster, the same, slower and speeds without waste, each with and without manoeuvre. */
const drivesOf = rememberedBy(
  (table, ship, _: null) =>
    [ship.reversing, ship.ftl === null, isHeldStill(table, ship), speedBefore(table, ship), crowding(table, ship).total].join(),
  makeDrives,
)
function makeDrives(view: Table, ship: Ship): readonly Drive[] {
  const before = speedBefore(view, ship)
  const { speed: cost, manoeuvre: turn } = costsNow(view, ship)
  const speeds = ship.design.base
    ? [0]
    : new Set([before + POINT, before, Math.max(0, before - POINT), Math.floor(before / cost) * cost, Math.max(1, before - POINT)])
  const found = new Map<string, Drive>()
  for (const speed of speeds)
    for (const points of ship.design.base ? [0] : TURNS) {
      const wish = { speed, manoeuvre: points * turn }
      const made = pointsOf(view, ship, allocate(view, ship, wish, []))
      const key = `${made.speedPower} ${made.manoeuvrePower}`
      // The ship has less power than this.
      if (found.has(key)) break
      found.set(key, { wish, points: made })
    }
  return [...found.values()]
}

/** The divisions of a ship's power that lack no more than this against the best, the best first. */
export function divisions(view: View, ship: Ship, foes: readonly Guess[], lack = NEARLY): readonly Rated[] {
  if (staysHidden(view, ship, foes)) return [{ of: NO_POWER, worth: 0 }]
  const arms = armoury(view, ship)
  const turning = withoutLaunch(view, arms)
  const everyBox = { ...NO_POWER, lit: usableBoxes(view, ship, 'S', 'G') }
  const worths = new Map<string, number>()
  const worthAt = ({ at, cost }: Reached): number => {
    const key = `${at.hex} ${at.facing} ${cost > 0}`
    const known = worths.get(key) ?? placeWorth(view, at, cost > 0 ? turning : arms, foes)
    worths.set(key, known)
    return known
  }
  const drives = drivesOf(view, ship, null).map((drive) => {
    const [first, ...others] = reached(view, ship, drive.points)
    let best = { ...first, worth: worthAt(first) }
    for (const place of others) {
      const worth = worthAt(place)
      if (worth - place.danger > best.worth - best.danger) best = { ...place, worth }
    }
    const fixed = driven(view, ship, drive.points) - best.danger
    return { ...drive, best, fixed, most: best.worth + lit(view, best.at, everyBox, foes) + fixed }
  })
  const rated: Rated[] = []
  for (const { wish, best, fixed, most } of drives.toSorted((a, b) => b.most - a.most)) {
    // Power for every box is worth at least as much as any division, so this drive and all after it are too bad.
    if (rated.some(({ worth }) => worth - lack > most)) break
    const allocation = allocate(view, ship, wish, lightsFor(view, best.at, foes))
    const lighted = armsWith(view, ship, allocation)
    const able = best.cost > 0 ? withoutLaunch(view, lighted) : lighted
    rated.push({ of: allocation, worth: placeWorth(view, best.at, able, foes) + lit(view, best.at, allocation, foes) + fixed })
  }
  const enough = Math.max(...rated.map(({ worth }) => worth)) - lack
  return rated.filter(({ worth }) => worth >= enough).toSorted((a, b) => b.worth - a.worth)
}
/** A ship at a place it can reach, and the manoeuvre points that this takes. */
interface Reached {
  readonly at: Ship
  readonly cost: number
  readonly danger: number
}
function reached(view: View, ship: Ship, { speed, manoeuvre }: Points): readonly [Reached, ...Reached[]] {
  const { hex, facing, reversing } = ship
  const means = { hex, facing, reversing, speed, manoeuvre }
  const places = ship.design.base ? [] : placesFrom(means).slice(0, WEIGHED)
  const [first, ...rest] = places.map((course) => ({
    at: { ...ship, hex: course.hex, facing: course.facing },
    cost: course.cost,
    danger: dangerOn(view, means, course),
  }))
  return [first ?? { at: ship, cost: 0, danger: 0 }, ...rest]
}

const SPEED = 0.15
/** The worth of engine power apart from the position. */
function driven(view: View, ship: Ship, { speed, speedPower, manoeuvrePower }: Points): number {
  const still = ship.design.base || speedPower + manoeuvrePower > 0 ? 0 : deadInSpace(view, ship)
  return SPEED * speed * (flees(view, ship) ? 6 : 1) - still + (manoeuvrePower > 0 ? 0 : mending(view, ship))
}
/** EE-MIS-12: a nuclear missile destroys a ship without movement power. */
function deadInSpace(view: View, ship: Ship): number {
  return Object.values(view.missiles).some(({ target }) => target === ship.id) ? 60 : 2
}
const MENDED = 0.6
const LOADED = 0.9
/** The worth of a turn without manoeuvre: repairs (EE-REP-02) and loaded launchers (EE-GEN-25). */
function mending(view: View, ship: Ship): number {
  const hands = controlOf(view, ship)
  const empty = view.setup.options.fastMissiles ? 0 : (view.secret[ship.seat]?.empty[ship.id]?.length ?? 0)
  return MENDED * Math.min(hands, mendable(view, ship).length) + LOADED * Math.min(hands, empty)
}
