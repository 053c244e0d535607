// Movement in words: orbits, where a path leads, and whom it passes.
import { noun } from '@admiralty/kernel'
import { ahead, type Direction, distance } from '@admiralty/space'
import { GRAVITY, IMPULSES, type Impulse } from '../../data/rings.ts'
import { orbitSense, ringOf, senseOf, type UnitMotion } from '../orbit/motion.ts'
import { motionAfter, type Prediction, predict } from '../orbit/predict.ts'
import { isInSight } from '../orbit/sight.ts'
import type { Moon, Table, Unit, View } from '../state.ts'
import { fullName, ringName } from './say.ts'

/** Turns that tables, tracks and sentences look ahead. */
export const LOOK_AHEAD = 4

/** 'ring 4, clockwise, speed 3' */
export function motionText(motion: UnitMotion): string {
  const { at, vector, velocity } = motion
  if (vector === null) return `${ringName(at)}, at rest`
  const sense = senseOf(motion)
  return `${ringName(at)}, ${sense ?? `straight ${isRising(at, vector) ? 'up' : 'down'}`}, speed ${velocity}`
}
const isRising = (at: UnitMotion['at'], vector: Direction): boolean => ringOf(ahead(at, vector)) > ringOf(at)

/** The next impulse that moves units: a turn of the match, and the first impulse of it that is still to come. */
export interface TurnClock {
  readonly turn: number
  readonly from: Impulse
}
const AFTER_MOVEMENT: readonly string[] = ['income', 'deliver', 'build', 'turnEnd']
export function clockOf({ turn, impulse, calls, agenda }: View): TurnClock {
  const step = calls[0]?.kind ?? agenda[0]?.step ?? ''
  const isMoved = impulse >= GRAVITY || AFTER_MOVEMENT.includes(step)
  return isMoved ? { turn: turn + 1, from: 1 } : { turn: Math.max(1, turn), from: (impulse + 1) as Impulse } // below 8, so an impulse
}

/** The path of a unit or moon without further thrust. A scoopship in the atmosphere waits for its return (GW-SCP-03). */
export function pathOf(body: Unit | Moon, { from }: TurnClock, turns = LOOK_AHEAD): Prediction {
  if ('dive' in body && body.dive) return { path: [], end: body, fate: 'flying' }
  return predict(body, turns, from)
}

/** A danger on the path of a unit. */
export interface Danger {
  /** A turn of the match. */
  readonly turn: number
  readonly impulse: Impulse
  readonly at: UnitMotion['at']
  /** 'fire': in reach of an enemy laser; 'meets': in the hex of an enemy; 'blind': a booster out of control (GW-LOS-04). */
  readonly kind: 'fire' | 'meets' | 'blind' | 'planet' | 'lost'
  /** Enemies that are met for the first time, in any order; empty for the other kinds. */
  readonly by: readonly Unit[]
}
const hasLaser = ({ kind, deployed, modules }: Unit): boolean =>
  kind === 'gunship' || (kind === 'defSat' && deployed) || (kind === 'station' && modules.pointDefence !== undefined)
/** GW-LOS-01: what keeps boosters under control. */
const hasControl = ({ kind, deployed }: Unit): boolean => kind === 'station' || (kind === 'comSat' && deployed)

/** Where a unit is after each impulse of the next turns; null from the impulse on in which its flight ends. */
type Timeline = readonly (UnitMotion['at'] | null)[]
interface ImpulseAhead {
  readonly turn: number
  readonly impulse: Impulse
}
/** The impulses of the next turns; turn 1 is the first. */
const impulsesAhead = ({ from }: TurnClock, turns = LOOK_AHEAD): readonly ImpulseAhead[] =>
  Array.from({ length: turns }, (_, index) =>
    IMPULSES.filter((impulse) => index > 0 || impulse >= from).map((impulse) => ({ turn: index + 1, impulse })),
  ).flat()
function timelineOf(unit: Unit, clock: TurnClock, turns = LOOK_AHEAD): Timeline {
  const { path } = pathOf(unit, clock, turns)
  let [at, passed]: [UnitMotion['at'] | null, number] = [unit.at, 0]
  return impulsesAhead(clock, turns).map(({ turn, impulse }) => {
    for (let point = path[passed]; point?.turn === turn && point.impulse === impulse; point = path[passed]) {
      at = point.fate === 'flying' ? point.motion.at : null
      passed += 1
    }
    return at
  })
}
const timelines = new WeakMap<View, Map<string, Timeline>>()
/** The timeline of a unit as it flies now, computed once for a view. */
function timelineIn(view: View, unit: Unit, clock: TurnClock): Timeline {
  const known = timelines.get(view) ?? new Map<string, Timeline>()
  timelines.set(view, known)
  const found = known.get(unit.id) ?? timelineOf(unit, clock)
  known.set(unit.id, found)
  return found
}

/** Everything that awaits a unit in the next turns if nobody thrusts: the first of each kind and enemy. `motion`: with its planned thrust. */
export function dangersTo(view: View, unit: Unit, motion: UnitMotion = unit, turns = LOOK_AHEAD): readonly Danger[] {
  const clock = clockOf(view)
  const flown: Unit = { ...unit, ...motion }
  const own = timelineOf(flown, clock, turns)
  const others = Object.values(view.units).filter(({ id }) => id !== unit.id)
  const enemies = others.filter(({ seat }) => seat !== unit.seat)
  const controls = others.filter((one) => one.seat === unit.seat && hasControl(one))
  const found: Danger[] = []
  const known = new Set<string>()
  for (const [index, ahead] of impulsesAhead(clock, turns).entries()) {
    const at = own[index] ?? null
    const of = (one: Unit): UnitMotion['at'] | null => timelineIn(view, one, clock)[index] ?? null
    const isBlind = unit.kind === 'booster' && at !== null && !controls.some((one) => isSeenFrom(of(one), at))
    const here = at === null ? [] : contacts(unit, at, ahead, enemies, of).filter(({ one }) => !known.has(one.id))
    for (const { one } of here) known.add(one.id)
    const met = (['meets', 'fire'] as const).map((kind) => ({
      kind,
      by: here.flatMap((contact) => (contact.kind === kind ? [contact.one] : [])),
    }))
    const blind = isBlind && !known.has('blind') ? [{ kind: 'blind', by: [] } as const] : []
    if (isBlind) known.add('blind')
    const now: readonly Pick<Danger, 'kind' | 'by'>[] =
      at === null ? endsOf(flown, clock) : [...met.filter(({ by }) => by.length > 0), ...blind]
    const place = at ?? own[index - 1] ?? flown.at
    found.push(...now.map((one) => ({ ...one, turn: clock.turn + ahead.turn - 1, impulse: ahead.impulse, at: place })))
    if (at === null) break
  }
  return found
}
interface Contact {
  readonly kind: 'meets' | 'fire'
  readonly one: Unit
}
const isSeenFrom = (from: UnitMotion['at'] | null, at: UnitMotion['at']): boolean => from !== null && isInSight(from, at)
/** Only a scoopship survives the planet (GW-MAP-01). */
function endsOf(unit: Unit, clock: TurnClock): readonly Pick<Danger, 'kind' | 'by'>[] {
  const { fate } = pathOf(unit, clock)
  return fate === 'planet' && unit.kind === 'scoopship' ? [] : [{ kind: fate === 'lost' ? 'lost' : 'planet', by: [] }]
}
/** Enemies in the same hex, and lasers beside it; boosters are safe from those (GW-LSR-02). Nobody fires in the gravity impulse (GW-MOV-12). */
function contacts(
  unit: Unit,
  at: UnitMotion['at'],
  { impulse }: ImpulseAhead,
  enemies: readonly Unit[],
  of: (one: Unit) => UnitMotion['at'] | null,
): readonly Contact[] {
  if (impulse === GRAVITY) return []
  return enemies.flatMap((one): readonly Contact[] => {
    const place = of(one)
    const far = place === null ? 2 : distance(at, place)
    if (far === 0) return [{ kind: 'meets', one }]
    return far === 1 && hasLaser(one) && unit.kind !== 'booster' ? [{ kind: 'fire', one }] : []
  })
}

/** 'in impulse 5', with the turn if it is not the current one. */
const whenText = ({ turn, impulse }: Pick<Danger, 'turn' | 'impulse'>, now: number): string => {
  const when = impulse === GRAVITY ? 'in the gravity impulse' : impulse === 7 ? 'in overspeed' : `in impulse ${impulse}`
  return turn === now ? when : `${when} of turn ${turn}`
}
export function dangerText(table: Table, danger: Danger): string {
  const when = whenText(danger, table.turn)
  const [first, ...others] = danger.by.toSorted((a, b) => Number(b.kind === 'station') - Number(a.kind === 'station'))
  const by = first ? `${fullName(table, first.id)}${others.length > 0 ? ` and ${others.length} more` : ''}` : ''
  switch (danger.kind) {
    case 'meets':
      return `meets ${by} ${when}`
    case 'fire':
      return `passes ${by}, in reach of its lasers, ${when}`
    case 'blind':
      return `is out of control ${when}`
    case 'planet':
      return `falls into the planet ${when}`
    case 'lost':
      return `leaves the map ${when}`
  }
}
/** Where the path leads: 'stays in ring 4', 'ring 5 next turn, then 4, then 3'. The ends of turns only; dangers tell of the end. */
export function courseText(motion: UnitMotion, clock: TurnClock, turns = LOOK_AHEAD): string {
  if (orbitSense(motion)) return `stays in ${ringName(motion.at)}`
  const prediction = predict(motion, turns, clock.from)
  const rings: number[] = []
  for (let turn = 1; turn <= turns; turn += 1) {
    const ring = ringOf(motionAfter(motion, prediction, turn, GRAVITY).at)
    const isOver = prediction.fate !== 'flying' && turn >= (prediction.path.at(-1)?.turn ?? 1)
    if (!isOver) rings.push(ring)
  }
  const last = prediction.path.at(-1)
  const end =
    prediction.fate === 'flying' || !last
      ? ''
      : `${prediction.fate === 'planet' ? 'into the planet' : 'off the map'} in turn ${clock.turn + last.turn - 1}`
  const through = rings.length > 0 ? `${noun(rings.length, 'ring', 'rings')} ${rings.join(', ')} at the ends of turns` : ''
  return [through, end].filter((part) => part !== '').join(', then ')
}
/** With the first thing that awaits it: 'ring 4, clockwise, speed 3, passes Blue station 2, in reach of its lasers, in impulse 5' */
export function forecastText(view: View, unit: Unit): string {
  if (unit.moon) return `${motionText(unit)}, landed on a moon`
  if (unit.dive) return 'in the atmosphere'
  const [danger] = dangersTo(view, unit)
  return danger ? `${motionText(unit)}, ${dangerText(view, danger)}` : motionText(unit)
}
