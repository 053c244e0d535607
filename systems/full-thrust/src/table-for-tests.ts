// A battle on the table without the rest of the game: ships at places, some steps of the sequence of play, scripted dice.
import {
  type CommonEvent,
  commonRecords,
  evolveBy,
  type GameSteps,
  initialPlay,
  type ResolutionContext,
  scriptedDice,
  sequence,
} from '@admiralty/kernel'
import { MOVEMENT_UNIT } from '@admiralty/space'
import type { Context, GameEvent, RuleTypes } from './chapter.ts'
import { READY } from './design/ready.ts'
import { records } from './events.ts'
import type { Order } from './orders.ts'
import type { Color } from './shapes.ts'
import type { BattleSettings, Condition, Ship, ShipPlan, State } from './state.ts'
import type { Step } from './steps.ts'
import { emptyTable, soundCondition } from './table.ts'

/** The defaults of section 0 of the ledger. */
const SETTINGS: BattleSettings = {
  surface: 'plane',
  coreSystems: true,
  thresholdTiming: 'atOnce',
  pdsReroll: true,
  semiPiercing: true,
  turnRounding: 'down',
  doubleTurn: false,
  aftArc: 'thrust',
  fighterArc: 'front',
  shipsShootFighters: false,
  scramble: false,
  ramming: false,
  strikeColours: false,
  reactorBlast: false,
  knockedOffCourse: false,
  fighterMorale: false,
  aces: false,
  ftlEntry: false,
  turnCap: 30,
  maxEntrySpeed: 30,
}
/** A ready-made design. */
function readyShip(name: string) {
  const ready = READY.find(({ design }) => design.name === name)
  if (!ready) throw new Error(`no ready-made ship ${name}`)
  return ready.design
}
/** A ship on the table, by default at the centre on course 12. Places are in movement units. */
export interface ShipForTests {
  readonly design: string
  readonly at?: readonly [number, number]
  readonly hull?: number
  readonly armour?: number
  readonly condition?: Partial<Condition>
  readonly ship?: Partial<Ship>
}
export interface BattleForTests {
  readonly red?: readonly ShipForTests[]
  readonly blue?: readonly ShipForTests[]
  readonly gold?: readonly ShipForTests[]
  readonly settings?: Partial<BattleSettings>
  readonly change?: (state: State) => Partial<State>
}
const SEATS = { red: 'alpha', blue: 'beta', gold: 'gamma' } as const
/** Turn 1 of a battle. Ships have ids 'red-1', 'red-2' and so on. */
export function battle({ settings = {}, change = () => ({}), ...ships }: BattleForTests): State {
  const sides = (['red', 'blue', 'gold'] as const).flatMap((seat) => {
    const plans = ships[seat]
    return plans ? [{ seat, plans }] : []
  })
  const table = emptyTable({
    scenario: 'test',
    settings: { ...SETTINGS, ...settings },
    aim: { kind: 'points' },
    seats: sides.map(({ seat, plans }) => ({
      seat,
      side: SEATS[seat],
      budget: null,
      entries: [],
      ships: plans.map((plan, index) => planFor(plan, `${seat}-${index + 1}`)),
    })),
  })
  const placed = sides.flatMap(({ seat, plans }) => plans.map((plan, index) => [`${seat}-${index + 1}`, plan] as const))
  const changes = Object.fromEntries(placed.map(([id, plan]) => [id, placedShip(plan)]))
  const state: State = {
    ...table,
    turn: 1,
    initiative: sides.map(({ seat }) => seat),
    secret: {},
    hiddenLeads: {},
    play: initialPlay<Step>(),
    ships: Object.fromEntries(Object.entries(table.ships).map(([id, ship]) => [id, { ...ship, ...changes[id] }])),
  }
  return { ...state, ...change(state) }
}
function planFor({ design: name, hull, armour, condition }: ShipForTests, id: string): ShipPlan {
  const ready = readyShip(name)
  const design = { ...ready, hull: hull ?? ready.hull, armour: armour ?? ready.armour }
  return { id, name, design, condition: { ...soundCondition(design), ...condition }, excess: false }
}
const placedShip = ({ at: [x, y] = [0, 0], ship }: ShipForTests): Partial<Ship> => ({
  status: 'present',
  at: [x * MOVEMENT_UNIT, y * MOVEMENT_UNIT],
  turns: 1,
  ...ship,
})

const evolve = evolveBy<State, GameEvent>({ ...commonRecords<State, Step>(), ...records })

/** The events, the state after them and the dice that were left. */
export interface PlayedSteps {
  readonly events: readonly GameEvent[]
  readonly state: State
  readonly left: readonly number[]
}
/** Plays these steps. Each call is answered by the next order of its seat; without one it stays open. */
export function playSteps(
  rules: Partial<GameSteps<RuleTypes>>,
  state: State,
  steps: readonly Step[],
  {
    orders = {},
    dice: faces = [],
  }: { readonly orders?: Readonly<Partial<Record<Color, readonly Order[]>>>; readonly dice?: readonly number[] },
): PlayedSteps {
  const dice = scriptedDice(...faces)
  const { begin, resolve } = sequence<State, GameEvent, Order, Step>(
    rules as Parameters<typeof sequence<State, GameEvent, Order, Step>>[0], // a step without a rule is not played
    evolve,
    (play): CommonEvent<State, Step> => ({ type: 'paused', play }),
  )
  let now = begin([{ type: 'begun', state: { ...state, play: initialPlay(...steps) } }], dice)
  const events = [...now.events]
  const queues = new Map(Object.entries(orders).map(([seat, queue]) => [seat, [...(queue ?? [])]]))
  for (;;) {
    const call = now.state.play.calls.find(({ seats }) => seats.every((seat) => (queues.get(seat)?.length ?? 0) > 0))
    if (!call) break
    const answers = Object.fromEntries(call.seats.map((seat) => [seat, queues.get(seat)?.shift() as Order])) // none is empty
    now = resolve(now.state, call, answers, dice)
    events.push(...now.events)
  }
  return { events: events.filter(({ type }) => type !== 'begun' && type !== 'paused'), state: now.state, left: dice.left() }
}
/** Calls a function of the rules with a context. */
export function inContext(state: State, faces: readonly number[], act: (ctx: Context) => void): PlayedSteps {
  const dice = scriptedDice(...faces)
  const events: GameEvent[] = []
  let now = state
  const ctx: ResolutionContext<State, GameEvent, Step> = {
    get state() {
      return now
    },
    dice,
    emit(event) {
      events.push(event)
      now = evolve(now, event)
    },
    next: () => undefined,
    drop: () => undefined,
  }
  act(ctx as Context) // the functions under test emit no others
  return { events, state: now, left: dice.left() }
}
