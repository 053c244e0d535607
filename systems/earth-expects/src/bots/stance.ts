// Likely enemy positions at the Weapons step, the worth of a position against them, and the wish to fight.
import { ahead, distance } from '@admiralty/space'
import { costsNow, POINT } from '../power/points.ts'
import { powerAtStart } from '../setting/under-way.ts'
import { topSpeed } from '../setting/victory.ts'
import type { Area } from '../setup.ts'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import { allied, enemiesOf, openShips, sideOf } from '../table.ts'
import { type Arms, armoury, firepower } from './armoury.ts'
import { dangerAt } from './hazards.ts'
import type { Stand } from './launch.ts'
import { placesFrom } from './places.ts'

/** A likely position of an enemy next turn. `weight`: its probability. */
export interface Guess {
  readonly ship: Ship
  readonly arms: Arms
  readonly weight: number
  /** Whether an objective is about this ship. */
  readonly quarry: boolean
}
interface Pace {
  readonly speed: number
  readonly manoeuvre: number
  readonly weight: number
}
/** Likely speeds: the announced one (EE-TAI-02); otherwise last turn's, one step more and one step less. */
function pacesOf(view: View, enemy: Ship): readonly Pace[] {
  const heard = Object.values(view.secret).flatMap(({ heard: figures }) => figures[enemy.id] ?? [])[0]
  if (heard) return [{ speed: heard.speed, manoeuvre: heard.manoeuvre, weight: 1 }]
  const cost = Math.max(1, costsNow(view, enemy).speed)
  const before = view.turn > 1 ? enemy.lastSpeed : Math.floor(powerAtStart(view, enemy) / cost)
  const change = Math.max(1, Math.floor(POINT / cost))
  const manoeuvre = MANOEUVRE
  return [
    { speed: before, manoeuvre, weight: 0.5 },
    { speed: Math.min(before + change, Math.max(before, topSpeed(enemy))), manoeuvre, weight: 0.3 },
    { speed: Math.max(0, before - change), manoeuvre, weight: 0.2 },
  ]
}
/** Assumed manoeuvre points of a ship without an announcement. */
const MANOEUVRE = 1
/** The most plots weighed per enemy, and the most kept. */
const COURSES = 15
const LIKELIEST = 6
/** Assumed skill: a difference this large makes a position three times as likely. */
const TEMPER = 2.5

/** The enemy's best positions, if the targets end their movement as given. */
function guesses(view: View, enemy: Ship, targets: readonly Ship[]): readonly Pick<Guess, 'ship' | 'weight'>[] {
  if (enemy.design.base) return [{ ship: enemy, weight: 1 }]
  const arms = armoury(view, enemy)
  const { hex, facing, reversing } = enemy
  const rated = pacesOf(view, enemy).flatMap(({ speed, manoeuvre, weight }) => {
    const courses = placesFrom({ hex, facing, reversing, speed, manoeuvre }).slice(0, COURSES)
    return courses.map((course) => {
      const ship = { ...enemy, hex: course.hex, facing: course.facing }
      return { ship, prior: weight / courses.length, worth: duelWorth(view, ship, arms, targets) }
    })
  })
  const most = Math.max(...rated.map(({ worth }) => worth))
  const likely = rated
    .map(({ ship, prior, worth }) => ({ ship, weight: prior * Math.exp((worth - most) / TEMPER) }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, LIKELIEST)
  const sum = likely.reduce((all, { weight }) => all + weight, 0)
  return likely.map(({ ship, weight }) => ({ ship, weight: weight / sum }))
}
function duelWorth(view: View, ship: Ship, arms: Arms, targets: readonly Ship[]): number {
  // EE-HID-02: an enemy that sees nobody has no better course.
  if (targets.length === 0) return 0
  const near = Math.min(...targets.map(({ hex }) => distance(hex, ship.hex)))
  const dealt = Math.max(0, ...targets.map((target) => firepower(view, ship, arms, target)))
  const taken = targets.reduce((sum, target) => sum + firepower(view, target, armoury(view, target), ship), 0)
  return dealt - FEAR * taken + (hurts(arms) ? -NEARER : NEARER) * near
}
const hurts = ({ guns, battery }: Arms): boolean => guns.length + battery.launchers.length > 0

/** The number of nearest enemies considered. */
const NEAREST = 3
const nearestTo = (ship: Ship, others: readonly Ship[]): readonly Ship[] =>
  others.length <= NEAREST ? others : others.toSorted((a, b) => distance(a.hex, ship.hex) - distance(b.hex, ship.hex)).slice(0, NEAREST)

/** Where visible enemies are likely to be after movement, if this side's ships move straight ahead. */
export function asTheyMove(view: View, me: Color): readonly Guess[] {
  const friends = openShips(view)
    .filter(({ seat }) => allied(view, seat, me))
    .map((ship) => ({ ...ship, hex: ahead(ship.hex, ship.facing, speedOf(view, ship)) }))
  return enemiesOf(view, me).flatMap((enemy) => {
    const what = { arms: armoury(view, enemy), quarry: isQuarry(view, enemy, me) }
    return guesses(view, enemy, nearestTo(enemy, friends)).map((guess) => ({ ...guess, ...what }))
  })
}
/** Speed points this turn if known, otherwise those of last turn. */
export const speedOf = (view: View, ship: Ship): number => view.secret[ship.seat]?.points[ship.id]?.speed ?? ship.lastSpeed
/** The enemies that matter to one ship. */
export function foesOf(view: View, ship: Ship, foes: readonly Guess[]): readonly Guess[] {
  const near = new Set(nearestTo(ship, enemiesOf(view, ship.seat)).map(({ id }) => id))
  return foes.filter(({ ship: { id } }) => near.has(id))
}

/** EE-GEN-20: ships with the objective to escape. */
export const flees = (view: Pick<View, 'setup'>, ship: Ship): boolean =>
  view.setup.objectives.some((objective) => objective.aim === 'escape' && objective.ships.includes(ship.id))
/** Ships that an objective makes valuable to the other side. */
export const isQuarry = (view: View, ship: Ship, me: Color): boolean =>
  view.setup.objectives.some(
    (objective) =>
      (objective.aim === 'destroy' && objective.side === sideOf(view, me) && objective.ships.includes(ship.id)) ||
      ((objective.aim === 'escape' || objective.aim === 'reach') && objective.ships.includes(ship.id)),
  )

/** Danger counts less than opportunity, otherwise a bot never closes in. */
const FEAR = 0.45
const NEARER = 0.9
/** A ship of an objective gets away if a hunter stays to fight its escort. */
const PURSUIT = 1.8
const AWAY = 0.4
/** The range in hexes beyond which an unarmed ship gains nothing. */
const SAFE = 10
const HOMEWARD = 2
/** The range below which coming nearer gains nothing. */
const CLOSE = 3

/** The worth of a position with these weapons. */
export function placeWorth(view: View, ship: Ship & Stand, arms: Arms, foes: readonly Guess[]): number {
  const fear = flees(view, ship) || boundFor(view, ship) ? 2 * FEAR : FEAR
  let dealt = 0
  let taken = 0
  for (const { ship: foe, arms: theirs, weight, quarry } of foes) {
    dealt += weight * firepower(view, ship, arms, foe) * (quarry ? 1.5 : 1)
    taken += weight * firepower(view, foe, theirs, ship)
  }
  return dealt - fear * taken + wayWorth(view, ship, foes) - dangerAt(view, ship.hex)
}
/** The ships of the objective, or all enemies. */
export function chased(foes: readonly Guess[]): readonly Guess[] {
  const quarry = foes.filter((foe) => foe.quarry)
  return quarry.length > 0 ? quarry : foes
}
/** The worth of the direction: to the destination, away, or towards enemies. */
function wayWorth(view: View, ship: Ship & Stand, foes: readonly Guess[]): number {
  const home = boundFor(view, ship)
  if (home) return -HOMEWARD * Math.max(0, distance(ship.hex, home.centre) - home.radius)
  if (foes.length === 0) return 0
  const prey = chased(foes)
  const near = Math.min(...prey.map(({ ship: foe }) => distance(ship.hex, foe.hex)))
  if (flees(view, ship)) return near
  if (!isArmed(ship)) return AWAY * Math.min(near, SAFE)
  return prey[0]?.quarry ? -PURSUIT * Math.max(0, near - 1) : -NEARER * Math.max(0, near - CLOSE)
}
const isArmed = ({ design }: Ship): boolean => design.boxes.some(({ type }) => 'ILRM'.includes(type))
/** The destination of a convoy ship. */
export const boundFor = (view: Pick<View, 'setup'>, { id }: Ship): Area | undefined =>
  view.setup.objectives.flatMap((objective) => (objective.aim === 'reach' && objective.ships.includes(id) ? [objective.area] : []))[0]
