// Compares the displayed chances with what the rules then do: random ships fire, lock on and shoot at missiles with seeded dice.
import { type Choice, type Dice, die, likely, pick, seededDice } from '@admiralty/kernel'
import { DIRECTIONS, type Hex, within } from '@admiralty/space'
import { CREW_NAMES, CREWS, LEVELS } from '../data/tables.ts'
import { battle, setupWith, sole } from '../src/battle-for-tests.ts'
import type { Design } from '../src/design/design.ts'
import { sampleDesign } from '../src/design/sample.ts'
import { BOX_GROUPS, type BoxGroup, groupOfBox, shotChances } from '../src/fire/chances.ts'
import type { Shooting } from '../src/fire/row-of-fire.ts'
import { surestRow } from '../src/fire/shift.ts'
import { weaponsOf } from '../src/fire/weapons.ts'
import { askedOf, play, view } from '../src/game.ts'
import { hullOf } from '../src/hull.ts'
import type { Order } from '../src/orders.ts'
import type { Position } from '../src/position.ts'
import { layoutOf } from '../src/record/layout.ts'
import type { State, View } from '../src/state.ts'
import { shipOf } from '../src/table.ts'
import type { Draft } from '../src/words/draft.ts'
import { words } from '../src/words.ts'

/** A displayed figure against outcomes: the sum of the displayed values, the sum of the outcomes, and the variance of that sum. */
export interface ComparedFigure {
  readonly count: number
  readonly shown: number
  readonly happened: number
  readonly variance: number
}
export interface Survey {
  /** Shots, attempts and engagements that were played. */
  readonly shots: number
  readonly positions: number
  /** Figures by the label that the screen shows. */
  readonly figures: Readonly<Record<string, ComparedFigure>>
}
/** How many standard deviations lie between the displayed sum and the outcomes. */
export const deviationOf = ({ shown, happened, variance }: ComparedFigure): number =>
  variance === 0 ? (Math.abs(shown - happened) < 1e-9 ? 0 : Number.POSITIVE_INFINITY) : (happened - shown) / Math.sqrt(variance)

/** Each position is played this often with other dice. */
const EACH = 40
/** Displayed figures come from samples of the rules, so their own errors count too. */
const SAMPLED = 300

type Events = ReturnType<typeof play.resolve>['events']
/** A figure that the screen shows for one choice: a chance, or an amount with its variance. `read` finds it in the events. */
interface Claim {
  readonly label: string
  readonly value: number
  readonly variance: number
  read(events: Events): number
}
interface Trial {
  readonly state: State
  readonly order: Order
  readonly claims: readonly Claim[]
}

/** Plays at least that many shots. `tell` receives the result after each position. */
export function surveyShots(shots: number, seed: number, tell: (survey: Survey) => void = () => undefined): Survey {
  const dice = seededDice(seed)
  const figures: Record<string, ComparedFigure> = {}
  let survey: Survey = { shots: 0, positions: 0, figures }
  while (survey.shots < shots) {
    const trial = pick(dice, TRIALS)(dice)
    survey = { ...survey, positions: survey.positions + 1 }
    if (!trial) continue
    for (let time = 0; time < EACH; time += 1) playOnce(trial, dice, figures)
    survey = { ...survey, shots: survey.shots + EACH }
    tell(survey)
  }
  return survey
}
function playOnce({ state, order, claims }: Trial, dice: Dice, figures: Record<string, ComparedFigure>): void {
  const events = outcome(state, order, dice)
  for (const { label, value, variance, read } of claims) {
    const { count, shown, happened, variance: before } = figures[label] ?? { count: 0, shown: 0, happened: 0, variance: 0 }
    // The error of a sampled figure is the same each time, so it counts EACH times.
    const error = SAMPLED_LABEL.test(label) ? (variance * EACH) / SAMPLED : 0
    figures[label] = { count: count + 1, shown: shown + value, happened: happened + read(events), variance: before + variance + error }
  }
}
const SAMPLED_LABEL = /^(destroys|mean|points)/

/** The events of a shot to its end: the defender takes the heading with the less sure row, the attacker the surest row. */
function outcome(state: State, order: Order, dice: Dice): Events {
  const [call] = state.play.calls
  if (!call) throw new Error('no call is open')
  let now = play.resolve(state, call, { [call.seats[0] ?? '']: order }, dice)
  const events = [...now.events]
  for (;;) {
    const [next] = now.state.play.calls
    const [seat] = next?.seats ?? []
    if (!next || !seat || !(next.kind === 'rowSet' || next.kind === 'row' || next.kind === 'chooseDie')) return events
    now = play.resolve(now.state, next, { [seat]: answerTo(view(now.state, seat)) }, dice)
    events.push(...now.events)
  }
}
function answerTo(known: View): Order {
  const { attack } = known
  if (askedOf(known)?.call.kind === 'chooseDie') return sole.defaultOrder(known)
  if (attack && attack.heading === null) {
    const ship = shipOf(known, attack.at)
    const target = { ...hullOf(known, ship), kind: attack.kind, sides: CREWS[ship.crew].sides }
    const [least] = attack.headings.toSorted((a, b) => (surestRow(target, a)?.chance ?? 0) - (surestRow(target, b)?.chance ?? 0))
    return { order: 'rowSet', heading: least ?? 0 }
  }
  const main = words.choices(known, null).find(({ role }) => role === 'main')
  if (main?.then.kind !== 'order') throw new Error('no row to choose')
  return main.then.order
}

// Random positions.
const allOf = ({ boxes }: Design): readonly string[] => boxes.map(({ at }) => at.join())
function anyShip(dice: Dice, seat: 'yellow' | 'blue', hex: Hex) {
  const options = setupWith(['rapidFire', 'crews']).options
  let design = sampleDesign(dice, options)
  while (design.boxes.length > 60 || design.base || design.kind !== 'warship') design = sampleDesign(dice, options)
  const boxes = layoutOf(design).places.map(({ box }) => box.id)
  const damaged = likely(dice, 1, 2) ? boxes.filter(() => likely(dice, 1, 5)) : []
  const levels = Object.fromEntries(
    damaged.map((box) => [
      box,
      pick(
        dice,
        LEVELS.filter((level) => level !== 'sound' && level !== 'heavy'),
      ),
    ]),
  )
  return { seat, design, hex, facing: pick(dice, DIRECTIONS), crew: pick(dice, CREW_NAMES), levels: seat === 'blue' ? levels : {} }
}
/** Yellow's ship with full power, and blue's without any, so that no secret of blue changes the chances. */
function anyPair(dice: Dice, far: number): { readonly a: ReturnType<typeof anyShip>; readonly ships: NonNullable<Position['ships']> } {
  const a = anyShip(dice, 'yellow', [0, 0])
  const b = anyShip(dice, 'blue', pick(dice, within([0, 0], far)))
  const rapid = likely(dice, 1, 2)
    ? [...new Set(a.design.boxes.flatMap(({ type, system }) => (type === 'R' && system !== null ? [system] : [])))]
    : []
  return { a, ships: { a: { ...a, power: { lit: allOf(a.design), engines: {}, rapid, primaries: {} } }, b } }
}
const setup = () => setupWith(['rapidFire', 'crews'])
const locks = (dice: Dice) => ({ a: Array.from({ length: die(dice, 3, 'lock-ons') - 1 }, () => 'b') })
const chance = (label: string, value: number, happened: (events: Events) => boolean): Claim => ({
  label,
  value,
  variance: value * (1 - value),
  read: (events) => Number(happened(events)),
})

// Shots.
function shot(dice: Dice): Trial | null {
  const { ships } = anyPair(dice, 6)
  const { state } = battle(ships, { at: 'commit', locks: locks(dice), deemed: { 'a b': [0, -1] } }, setup())
  const known = view(state, 'yellow')
  if (askedOf(known)?.call.kind !== 'commit') return null
  const guns = weaponsOf(known, shipOf(known, 'a')).filter(({ kind }) => kind !== 'missile' && kind !== 'antiMissile')
  if (guns.length === 0) return null
  const gun = pick(dice, guns)
  const choice = words.choices(known, { kind: 'commit', ships: {}, ship: 'a', weapon: gun.id }).find(({ key }) => key === 'at:b')
  if (choice?.then.kind !== 'draft' || choice.then.draft.kind !== 'commit' || !choice.spread) return null
  const listed = words.choices(known, { kind: 'commit', ships: {}, ship: 'a', weapon: null }).find(({ key }) => key === `weapon:${gun.id}`)
  const row = [chance('the row of the weapon', listed?.odds ?? 0, touched)]
  return {
    state,
    order: { order: 'commit', ships: choice.then.draft.ships },
    claims: [...row, ...claimsOf(choice, { ship: shipOf(known, 'a'), weapon: gun, enemy: shipOf(known, 'b') }, known)],
  }
}
const touched = (events: Events): boolean => events.some((event) => event.type === 'impactRolled' && event.box !== null)
const pointsIn = (events: Events): number => events.reduce((sum, event) => sum + (event.type === 'boxesHit' ? event.hits.length : 0), 0)
const HAPPENED: Readonly<Record<string, (events: Events) => boolean>> = {
  'touches the target, on its surest row': touched,
  'scores, before the impact roll': (events) => events.some((event) => event.type === 'attackRolled' && event.hit),
  'hits, before the impact roll': (events) => events.some((event) => event.type === 'attackRolled' && event.hit),
}
/** The claims of a shot's choice. Chances of destruction are compared before the screen leaves out the smallest. */
function claimsOf({ odds, spread, note }: Choice<Order, Draft>, shooting: Shooting, known: View): readonly Claim[] {
  const ends = spread?.ends ?? []
  const mean = ends.reduce((sum, { value, chance: share }) => sum + value * share, 0)
  const variance = ends.reduce((sum, { value, chance: share }) => sum + (value - mean) ** 2 * share, 0)
  const noted = Number(/mean damage ([\d.]+)/.exec(note ?? '')?.[1])
  if (Math.abs(noted - mean) > 0.0501) throw new Error(`the note says ${noted}, the distribution ${mean}`)
  const destroys = shotChances(known, shooting)?.destroys ?? []
  return [
    chance('the large figure', odds ?? 0, touched),
    { label: 'mean damage', value: mean, variance, read: pointsIn },
    ...[0, 1, 2, 4, 8].map((least) => {
      const share = ends.filter(({ value }) => value > least).reduce((sum, end) => sum + end.chance, 0)
      return chance(`points above ${least}`, Math.min(1, share), (events) => pointsIn(events) > least)
    }),
    ...Object.entries(HAPPENED).flatMap(([what, happened]) => {
      const row = spread?.also.find((one) => one.what === what)
      return row ? [chance(what, row.chance, happened)] : []
    }),
    ...BOX_GROUPS.map((group) => {
      const share = destroys.find((one) => one.group === group)?.chance ?? 0
      return chance(`destroys: ${group}`, share, (events) => destroyed(events, shooting.enemy.design, group))
    }),
  ]
}
const destroyed = (events: Events, design: Design, group: BoxGroup): boolean =>
  events.some(
    (event) =>
      event.type === 'boxesHit' &&
      event.hits.some(({ box, level }) => level === 'destroyed' && groupOfBox(layoutOf(design), box) === group),
  )

// Rows of fire, lock-ons and point defence.
/** A random row of a shot that has scored. */
function row(dice: Dice): Trial | null {
  const { ships } = anyPair(dice, 4)
  const kind = pick(dice, ['ion', 'laser', 'railgun', 'missile'] as const)
  const damage = kind === 'ion' || kind === 'laser' ? { total: 1, because: [['a survey', 1, 'EE-GEN-02']] as const } : null
  const heading = pick(dice, DIRECTIONS)
  const attack = {
    by: 'a',
    at: 'b',
    weapon: 'R1',
    kind,
    missile: null,
    damage,
    headings: [heading] as const,
    heading,
    row: null,
    high: null,
    rapid: null,
  }
  if (kind === 'railgun') return null // Its strength is that of a real gun; `shot` covers it.
  const { state } = battle(ships, { at: [{ step: 'row' }, { step: 'strike' }], attack }, setup())
  const rows = words.choices(view(state, 'yellow'), null).filter(({ odds }) => odds !== null)
  if (rows.length === 0) return null
  const choice = pick(dice, rows)
  if (choice.then.kind !== 'draft' || choice.then.draft.kind !== 'row') return null
  const order: Order = { order: 'row', row: choice.then.draft.row, high: pick(dice, ['left', 'right'] as const) }
  return { state, order, claims: [chance(`a row of fire, ${kind}`, choice.odds ?? 0, touched)] }
}
function lockOn(dice: Dice): Trial | null {
  const { ships } = anyPair(dice, 9)
  const { state } = battle(ships, { at: 'sense', locks: locks(dice), deemed: { 'a b': [0, -1] } }, setup())
  const known = view(state, 'yellow')
  if (askedOf(known)?.call.kind !== 'sense') return null
  const rows = words.choices(known, null).filter(({ odds }) => odds !== null)
  if (rows.length === 0) return null
  const { odds, then } = pick(dice, rows)
  if (then.kind !== 'draft' || then.draft.kind !== 'sense') return null
  const locked = (events: Events): boolean => events.some((event) => event.type === 'lockRolled' && event.locked)
  return { state, order: { order: 'sense', ships: then.draft.ships }, claims: [chance('a lock-on', odds ?? 0, locked)] }
}
function defence(dice: Dice): Trial | null {
  const { ships } = anyPair(dice, 3)
  const hex = pick(dice, within([0, 0], 3))
  const missile = { seat: 'blue', from: 'b', target: 'a', hex, entry: [hex[0], hex[1] - 1], launched: 1 } as const
  const at = [{ step: 'defend', seat: 'yellow', passed: [], chain: null }] as const
  const { state } = battle(ships, { turn: 2, at, missiles: { m: missile } }, setup())
  const known = view(state, 'yellow')
  if (askedOf(known)?.call.kind !== 'defend') return null
  const rows = words.choices(known, null).filter(({ odds }) => odds !== null)
  if (rows.length === 0) return null
  const { odds, then } = pick(dice, rows)
  if (then.kind !== 'order') return null
  const stopped = (events: Events): boolean => events.some((event) => event.type === 'defended' && event.hit)
  return { state, order: then.order, claims: [chance('point defence', odds ?? 0, stopped)] }
}
/** Shots have the most figures, so they are drawn most often. */
const TRIALS = [shot, shot, shot, row, lockOn, defence]
