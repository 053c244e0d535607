// Twin weeks: what others hide behind their counters differs, and what a viewer receives up to the battles must be the same, byte for byte.
import { type Dice, diceOf, die, likely, pick, seededDice, type Viewer } from '@admiralty/kernel'
import { system } from '../../test/battle-game.ts'
import { groupOf, row, weekOf, weeksFor } from '../groups/groups-for-tests.ts'
import type { TaskGroup } from '../holdings.ts'
import { around } from '../land/geometry.ts'
import { holdingsOf } from '../lookup.ts'
import { reachOf } from '../movement/reach.ts'
import type { Order } from '../orders.ts'
import type { Color, HexAddress } from '../shapes.ts'
import type { State } from '../state.ts'
import { worldsWith } from '../table-for-tests.ts'
import type { GroupOrder, Move, StandingAnswers } from '../week/book.ts'
import { EMPTY_BOOK } from '../week/standing-book.ts'

const SEATS = ['red', 'blue', 'gold'] as const
type Seat = (typeof SEATS)[number]
const SMALL = ['Tern', 'Harrier', 'Osprey', 'Dart', 'Lancer', 'Falchion', 'Heron'] as const
const LARGE = ['Roc', 'Albatross', 'Partisan', 'Cormorant', 'Aerie'] as const

/** A counter as all see it, with its move; `decoy` counters are a flagship and its dummy, and nobody knows which is which. */
interface PublicCounter {
  readonly key: string
  readonly seat: Seat
  readonly kind: 'plain' | 'flagship' | 'decoyA' | 'decoyB'
  readonly at: HexAddress | null
  readonly to: HexAddress | null
  readonly move: Move | null
  /** The move of the dummy that a flagship makes this week. */
  readonly dummyMove: Move | null
  readonly answer: 'attack' | 'withdraw'
}
const LAND = worldsWith(
  Object.fromEntries(['0505', '0507', '0606', '0704', '0707', '0508', '0406', '0101', '0113', '1313'].map((at) => [at, 6])),
)
const OWNED = { red: ['0101', '0606'], blue: ['0113'], gold: ['1313', '0508'] } as const satisfies Readonly<
  Record<Seat, readonly HexAddress[]>
>
const NEAR = around('0606', 2)

/** The public part of a week. */
function publicPlan(whim: Dice): readonly PublicCounter[] {
  const land = weekOf({ worlds: LAND }, weeksFor(3)).land
  const move = (at: HexAddress | null): Move | null =>
    at === null || likely(whim, 1, 2) ? null : { by: 'jump', to: pick(whim, reachOf(land, [], { at }).jumps) }
  const counters: PublicCounter[] = []
  for (const seat of SEATS) {
    const kinds = Array.from({ length: die(whim, 4, 'counters') }, (): PublicCounter['kind'] => (likely(whim, 1, 5) ? 'flagship' : 'plain'))
    if (likely(whim, 2, 3)) kinds.push('decoyA', 'decoyB')
    kinds.forEach((kind, index) => {
      const inFtl = likely(whim, 1, 6)
      const at = inFtl ? null : pick(whim, NEAR)
      const to = inFtl ? pick(whim, NEAR) : null
      const answer = likely(whim, 1, 2) ? 'attack' : 'withdraw'
      counters.push({ key: `${seat}-${index + 1}`, seat, kind, at, to, move: move(at), dummyMove: move(at), answer })
    })
  }
  return counters
}
const endOf = ({ at, to, move }: PublicCounter): HexAddress | null => (move?.by === 'jump' ? move.to : (at ?? to))
/** The hexes where the counters of each seat end, with those of new dummies. */
function endsOf(plan: readonly PublicCounter[]): ReadonlyMap<HexAddress, ReadonlySet<Seat>> {
  const ends = new Map<HexAddress, Set<Seat>>()
  const add = (at: HexAddress | null, seat: Seat): void => {
    if (at !== null) ends.set(at, (ends.get(at) ?? new Set<Seat>()).add(seat))
  }
  for (const counter of plan) {
    add(endOf(counter), counter.seat)
    if (counter.kind === 'flagship') add(endOf({ ...counter, move: counter.dummyMove }), counter.seat)
  }
  return ends
}

/** A world behind the public counters. */
interface HiddenWorld {
  readonly state: State
  readonly orders: Readonly<Record<string, Order>>
  /** The group of each counter, and of the dummy that it makes. */
  readonly groups: ReadonlyMap<string, string>
  readonly hasPact: boolean
  readonly isSwapped: boolean
}
interface Secrets {
  /** The viewer's knowledge: the own counters, and those that the viewer's fleets meet. */
  readonly known: Dice
  readonly hidden: Dice
  readonly viewer: Seat
}
/** The counters that the viewer owns or meets, and those that meet others. */
function meetingsIn(plan: readonly PublicCounter[], viewer: Seat) {
  const ends = endsOf(plan)
  const others = (counter: PublicCounter): ReadonlySet<Seat> => ends.get(endOf(counter) ?? '') ?? new Set()
  return {
    isMet: (counter: PublicCounter): boolean => others(counter).size > 1,
    isSeen: (counter: PublicCounter): boolean => counter.seat === viewer || others(counter).has(viewer),
    blueMeetsGold: [...ends.values()].some((seats) => seats.has('blue') && seats.has('gold')),
  }
}
type Meetings = ReturnType<typeof meetingsIn>
/** The seats whose flagship and dummy are exchanged. */
function swappedSeats(plan: readonly PublicCounter[], { isMet }: Meetings, { hidden, viewer }: Secrets): ReadonlySet<Seat> {
  const isFree = (seat: Seat): boolean => {
    const decoys = plan.filter((counter) => counter.seat === seat && isDecoy(counter))
    return decoys.length > 0 && seat !== viewer && !decoys.some((counter) => isMet(counter) || counter.at === null)
  }
  return new Set(SEATS.filter((seat) => isFree(seat) && likely(hidden, 1, 2)))
}
const isDecoy = ({ kind }: PublicCounter): boolean => kind === 'decoyA' || kind === 'decoyB'
interface HiddenGroup {
  readonly id: string
  readonly designs: readonly string[]
  readonly dummyOf: string | null
}
/** The group behind a counter. */
function groupBehind(counter: PublicCounter, isSwapped: boolean, dice: Dice, names: Dice): HiddenGroup {
  const { seat, kind, key } = counter
  const isFlag = kind === 'flagship' || kind === (isSwapped ? 'decoyB' : 'decoyA')
  if (isDecoy(counter) && !isFlag) return { id: `flag-${seat}-dummy`, designs: [], dummyOf: `flag-${seat}` }
  const escorts = Array.from({ length: die(dice, 3, 'ships') - 1 }, () => pick(dice, SMALL))
  const id = isDecoy(counter) ? `flag-${seat}` : `g${die(names, 99, 'id')}-${key}`
  return { id, designs: [pick(dice, isFlag ? LARGE : SMALL), ...escorts], dummyOf: null }
}
/** The groups of a seat and their orders. */
function seatBehind(plan: readonly PublicCounter[], seat: Seat, isSwapped: boolean, meetings: Meetings, secrets: Secrets) {
  const { known, hidden, viewer } = secrets
  const rows: GroupOrder[] = []
  const groups: ReturnType<typeof groupOf>[] = []
  const ids: [string, string][] = []
  let ships = 0
  for (const counter of plan.filter((one) => one.seat === seat)) {
    const { key, kind, at, to, move, answer } = counter
    const names = seat === viewer ? known : hidden
    const { id, designs, dummyOf } = groupBehind(
      counter,
      isSwapped,
      (meetings.isSeen(counter) ? known : hidden).at(key),
      names.at(`${key} id`),
    )
    ids.push([key, id])
    groups.push(groupOf(id, at, designs, { to, dummyOf }))
    const answers: StandingAnswers = {
      larger: answer,
      equal: answer,
      smaller: answer,
      fallBack: seat === viewer ? null : pick(hidden, NEAR),
    }
    const first = ships + 1
    ships += designs.length
    const own = designs.map((_, index) => `fleet-${first + index}`)
    rows.push(row(id, own, { move, answers }))
    if (kind !== 'flagship' || at === null) continue
    ids.push([`${key} dummy`, `${id}-dummy`])
    rows.push(row(`${id}-dummy`, [], { move: counter.dummyMove }))
  }
  const treasury = seat === viewer ? 5000 : die(hidden, 9000, 'treasury')
  return { rows, groups, ids, treasury }
}
const PARTNERS = { red: [], blue: ['gold'], gold: ['blue'] } as const satisfies Readonly<Record<Seat, readonly Seat[]>>
/** Builds a world. Everything that the viewer may not know comes from the hidden dice. */
function worldBehind(plan: readonly PublicCounter[], secrets: Secrets): HiddenWorld {
  const meetings = meetingsIn(plan, secrets.viewer)
  const swaps = swappedSeats(plan, meetings, secrets)
  const hasPact = !meetings.blueMeetsGold && likely(secrets.hidden, 1, 2)
  const behind = SEATS.map((seat) => [seat, seatBehind(plan, seat, swaps.has(seat), meetings, secrets)] as const)
  const pactsOf = (seat: Seat): readonly Seat[] => (hasPact ? PARTNERS[seat] : [])
  const seats = behind.map(([seat, { groups, treasury }]) => {
    const pacts = pactsOf(seat).map((partner) => ({ with: partner, until: null }))
    return [seat, { worlds: [...OWNED[seat]], consents: { pacts }, holdings: { treasury, groups } }]
  })
  const orders = behind.map(([seat, { rows }]): [string, Order] => [
    seat,
    { order: 'orders', ...EMPTY_BOOK, groups: rows, pacts: pactsOf(seat) },
  ])
  const attitudes = Object.fromEntries(Object.keys(LAND).map((at) => [at, 1]))
  const state = weekOf({ worlds: LAND, seats: Object.fromEntries(seats), umpire: { attitudes } }, weeksFor(3, { tempo: 'asked' }))
  const hiddenSeats = SEATS.filter((seat) => seat !== secrets.viewer)
  return {
    state: hiddenSeats.reduce((all, seat) => withShuffledGroups(all, seat, secrets.hidden), state),
    orders: Object.fromEntries(orders),
    groups: new Map(behind.flatMap(([, { ids }]) => ids)),
    hasPact,
    isSwapped: swaps.size > 0,
  }
}
/** Groups keep their labels, but are listed in another order. */
function withShuffledGroups(state: State, seat: Color, dice: Dice): State {
  const holdings = holdingsOf(state, seat)
  const rest = [...holdings.groups]
  const groups: TaskGroup[] = []
  while (rest.length > 0) groups.push(...rest.splice(die(dice, rest.length, 'shuffle') - 1, 1))
  const secret = state.secret[seat]
  return secret ? { ...state, secret: { ...state.secret, [seat]: { ...secret, holdings: { ...holdings, groups } } } } : state
}

/** Faces that deal labels to counters as they were dealt in the other world. */
function dealtAs(twin: HiddenWorld, labels: ReadonlyMap<string, string>, dice: Dice): Dice {
  const keys = new Map([...twin.groups].map(([key, id]) => [id, key]))
  const faces = new Map<string, number[]>()
  for (const seat of SEATS) {
    const before = holdingsOf(twin.state, seat).groups
    const dummies = before.flatMap(({ id, at }) =>
      twin.groups.get(`${keys.get(id)} dummy`) && at !== null ? [{ id: `${id}-dummy`, at }] : [],
    )
    const real = before.filter(({ dummyOf }) => dummyOf === null)
    const now = [...real, ...dummiesOf(before, real, dummies)]
    for (const place of new Set(now.map(({ at }) => at))) {
      const here = now.filter(({ at }) => at === place)
      const wanted = here.flatMap(({ id }) => labels.get(`${seat} ${keys.get(id)}`) ?? [])
      const number = (label: string): number => Number(label.split('-')[1])
      const had = before.flatMap(({ at, label }) => (at === place && label !== null ? [label] : []))
      const sorted = wanted.toSorted((a, b) => Number(!had.includes(a)) - Number(!had.includes(b)) || number(a) - number(b))
      faces.set(`W2/labels/${seat}/${place ?? 'ftl'}`, facesOf(sorted, wanted))
    }
  }
  return diceOf((count, sides, reason, address) => {
    const given = faces.get(address ?? '')
    return given ? given.splice(0, count) : dice.at(address ?? 'none').roll(count, sides, reason)
  })
}
/** Dummies in the order in which W2 lists them: by their groups. */
function dummiesOf(
  before: readonly TaskGroup[],
  real: readonly TaskGroup[],
  made: readonly { readonly id: string; readonly at: HexAddress }[],
): readonly Pick<TaskGroup, 'id' | 'at'>[] {
  return real.flatMap(({ id }) => {
    const own = before.find(({ dummyOf }) => dummyOf === id) ?? made.find((dummy) => dummy.id === `${id}-dummy`)
    return own ? [own] : []
  })
}
/** The faces with which labels are dealt in a wanted order. */
function facesOf(sorted: readonly string[], wanted: readonly string[]): number[] {
  const rest = [...sorted]
  return wanted.slice(0, -1).map((label) => {
    const index = rest.indexOf(label)
    rest.splice(index, 1)
    return index + 1
  })
}

type Resolved = ReturnType<typeof system.resolve>
/** The facts that a faulty version would tell a viewer besides. */
export type Leak = (played: Resolved) => unknown
function receivedBy(viewer: Viewer, played: Resolved, leak: Leak | null): string {
  const seen = played.events.flatMap((event) => system.observe(event, viewer) ?? [])
  return JSON.stringify([seen, system.view(played.state, viewer), leak?.(played)])
}
/** Plays a world to its battles: the week's orders, then the answers at meetings, which are empty. */
function playOn(world: HiddenWorld, dice: Dice): readonly Resolved[] {
  const played: Resolved[] = []
  let { state } = world
  let orders = world.orders
  for (;;) {
    const [call] = system.openCalls(state)
    if (!call || (call.kind !== 'orders' && call.kind !== 'meet')) return played
    for (const seat of call.seats) {
      const own = orders[seat]
      const refused = own && system.check(system.view(state, seat), call, own)
      if (refused) throw new Error(JSON.stringify(refused))
    }
    const done = system.resolve(state, call, orders, dice)
    played.push(done)
    state = done.state
    orders = Object.fromEntries((system.openCalls(state)[0]?.seats ?? []).map((seat) => [seat, { order: 'meet', answers: [] }]))
    if (state.week !== world.state.week) return played
  }
}
/** The labels of the counters after W2. */
function labelsAfter(world: HiddenWorld, played: readonly Resolved[]): ReadonlyMap<string, string> {
  const labels = new Map<string, string>()
  const placed = played[0]?.events.find((event) => event.type === 'placed' && event.moment === 'harbour')
  const keys = new Map([...world.groups].map(([key, id]) => [id, key]))
  for (const seat of SEATS) {
    const set = placed?.type === 'placed' ? [...(placed.formed[seat] ?? []), ...(placed.changed[seat] ?? [])] : []
    const groups = [...holdingsOf(world.state, seat).groups, ...set]
    for (const { id, label } of groups) if (label) labels.set(`${seat} ${keys.get(id)}`, label)
  }
  return labels
}

/** The counts of a comparison. */
interface TwinWeeks {
  readonly twins: number
  readonly different: readonly string[]
  /** Twins by what differed in the hidden world. */
  readonly counts: Readonly<Record<'secret' | 'decoy' | 'pact' | 'meeting', number>>
}
/** Compares so many weeks with their twins, seen by red and by a spectator. A leak is found by the first difference. */
export function compareWeeks(count: number, leak: Leak | null = null): TwinWeeks {
  const different: string[] = []
  const counts = { secret: 0, decoy: 0, pact: 0, meeting: 0 }
  for (let seed = 1; seed <= count / 2 && (leak === null || different.length === 0); seed += 1) {
    const plan = publicPlan(seededDice(seed))
    const secrets = (hidden: number): Secrets => ({
      known: seededDice(seed).at('known'),
      hidden: seededDice(hidden).at('hidden'),
      viewer: 'red',
    })
    const [one, other] = [worldBehind(plan, secrets(seed)), worldBehind(plan, secrets(seed + 1_000_000))]
    const played = playOn(one, seededDice(seed))
    const again = playOn(other, dealtAs(other, labelsAfter(one, played), seededDice(seed)))
    for (const viewer of ['red', 'public'] as const) {
      const [a, b] = [played, again].map((all) => all.map((step) => receivedBy(viewer, step, leak)))
      if (JSON.stringify(a) !== JSON.stringify(b)) different.push(`${seed}: ${viewer}`)
    }
    if (JSON.stringify(one.state.secret) !== JSON.stringify(other.state.secret)) counts.secret += 2
    if (one.isSwapped !== other.isSwapped) counts.decoy += 2
    if (one.hasPact !== other.hasPact) counts.pact += 2
    if (played.some(({ events }) => events.some(({ type }) => type === 'sized'))) counts.meeting += 2
  }
  return { twins: Math.floor(count / 2) * 2, different, counts }
}
