// A battle for tests: a position, by default before fire is committed, then orders and faces of dice in the order of their use.
// Forced answers are given automatically. A seat without an order in the script gives its default order.
import { refusalsIn, refusalsInWords, scriptedDice } from '@admiralty/kernel'
import { atSoleCall, type BattleRecord, battleRecord } from '@admiralty/testkit'
import type { GameEvent } from './chapter.ts'
import { CHOICES } from './choices-for-tests.ts'
import { askedOf, play, system, view } from './game.ts'
import type { Order, OrderOf } from './orders.ts'
import { type Position, stateOf } from './position.ts'
import { optionsChosen, type Switch } from './setting/options.ts'
import { scenarios } from './setting/scenarios.ts'
import type { Body, Setup } from './setup.ts'
import type { Color } from './shapes.ts'
import type { State } from './state.ts'

/** The answer functions of the game for the open call of a view. */
export const sole = atSoleCall(system, ({ calls }) => calls)

export type Placed = NonNullable<Position['ships']>[string]
/** Orders by seat. A single order is the answer of the first seat of the call. */
export type OrdersGiven = Order | Readonly<Partial<Record<Color, Order>>>
export interface TestBattle extends BattleRecord<State, GameEvent> {
  go(...script: readonly (OrdersGiven | number)[]): TestBattle
  /** All seats give their default orders until a call of this kind opens. */
  until(kind: string, ...faces: readonly number[]): TestBattle
}

/** The setup of the scenario `chase` without ships, with the options `on` and the changes in `more`. */
export function setupWith(on: readonly Switch[] = [], more: Partial<Setup> = {}): Setup {
  const setup = scenarios.find(({ id }) => id === 'chase')?.setup({})
  if (!setup || 'reason' in setup) throw new Error('the scenario chase cannot be set up')
  return {
    ...setup,
    ships: [],
    objectives: [{ aim: 'lastArmed' }],
    options: optionsChosen(Object.fromEntries(on.map((name) => [name, true]))),
    ...more,
  }
}
/** The values with which every ship begins, in every scenario. */
export const AT_START = {
  status: 'flying',
  levels: {},
  dark: [],
  deeds: { path: [], speed: 0, hurt: false, halted: false, fired: [], sensors: [] },
  mirrored: false,
  lastSpeed: 0,
  rolling: 0,
  reversing: false,
  turnedRound: false,
  ftl: null,
  drifted: 0,
  landing: 'none',
  docked: [],
  docking: {},
  unmasked: false,
}
/** A moon above the origin, all of whose interface is 3 hexes from its centre. */
export const moon = (motion: Body['motion'], more: Partial<Body> = {}): Body => ({
  id: 'moon',
  title: 'moon',
  centre: [0, -6],
  motion,
  rings: [{ terrain: 'interface', least: 3, most: 3 }],
  hexes: [],
  ...more,
})
/** A body of single hexes of one terrain. */
export const hexesOf = (terrain: Body['hexes'][number]['terrain'], ...hexes: readonly Body['centre'][]): Body => ({
  id: terrain,
  title: terrain,
  centre: [0, 0],
  motion: [0, 0],
  rings: [],
  hexes: hexes.map((at) => ({ terrain, at })),
})

/** A battle with these ships, by default before fire is committed. `more` changes the rest of the position. */
export function battle(ships: Position['ships'], more: Omit<Partial<Position>, 'ships'> = {}, setup: Setup = setupWith()): TestBattle {
  const dice = scriptedDice()
  return settled(play.begin([{ type: 'begun', state: stateOf(setup, { at: 'commit', ships, ...more }) }], dice), dice)
}

/** Like `battle`, with faces for the dice that are rolled before the first call. */
export function begun(setup: Setup, position: Position, ...faces: readonly number[]): TestBattle {
  const dice = scriptedDice(...faces)
  const found = settled(play.begin([{ type: 'begun', state: stateOf(setup, position) }], dice), dice)
  if (dice.left().length > 0) throw new Error(`left over: ${dice.left().join()}`)
  return found
}

interface Resolved {
  readonly events: readonly GameEvent[]
  readonly state: State
}
type Port = Parameters<typeof play.begin>[1]

/** The question that a seat must answer in the first open call, with the seat's view. */
function questionOf(state: State, seat: string) {
  const known = view(state, seat)
  const asked = askedOf(known)
  if (!asked) throw new Error(`${seat} has no open call`)
  return { known, ...asked }
}
function answered(state: State, orders: Readonly<Record<string, Order>>, dice: Port): Resolved {
  const [call] = state.play.calls
  if (!call) throw new Error('no call is open')
  for (const [seat, order] of Object.entries(orders)) {
    const { known, question, me } = questionOf(state, seat)
    // Answers that merely cannot matter are left to the script, so that each mechanism can be tested alone.
    const wrong = question.forcedOrder(known, me) ? undefined : question.check(known, me, order)
    if (wrong) throw new Error(`${seat} may not ${JSON.stringify(order)}: ${refusalsInWords(wrong)}`)
  }
  return play.resolve(state, call, orders, dice)
}
/** The forced order of a seat that has nothing to choose from. */
const onlyOf = (state: State, seat: string): Order | undefined => {
  const { known, question, me, call } = questionOf(state, seat)
  return CHOICES[call.kind]?.(known, me) === false ? question.forcedOrder(known, me) : undefined
}
const standingOf = (state: State, seat: string): Order => {
  const { known, question, me } = questionOf(state, seat)
  return question.forcedOrder(known, me) ?? question.defaultOrder(known, me)
}
const seatsAsked = ({ play }: State): readonly string[] => play.calls[0]?.seats ?? []
const forAll = (state: State, of: (seat: string) => Order | undefined): Readonly<Record<string, Order>> =>
  Object.fromEntries(
    seatsAsked(state).flatMap((seat) => {
      const order = of(seat)
      return order ? [[seat, order]] : []
    }),
  )

/** About ten turns. A call that has not opened by then never will. */
const MOST_ASKED = 100

/** Gives all forced orders, until a seat has a choice. */
function settled({ events, state }: Resolved, dice: Port): TestBattle {
  const all = [...events]
  let now = state
  while (seatsAsked(now).length > 0 && seatsAsked(now).every((seat) => onlyOf(now, seat) !== undefined)) {
    const asking = now
    const next = answered(
      asking,
      forAll(asking, (seat) => onlyOf(asking, seat)),
      dice,
    )
    all.push(...next.events)
    now = next.state
  }
  return battleOf(all, now)
}

function battleOf(events: readonly GameEvent[], state: State): TestBattle {
  return {
    ...battleRecord(state, events),
    go: (...script) => played(battleOf([], state), script),
    until(kind, ...faces) {
      const dice = scriptedDice(...faces)
      const all: GameEvent[] = []
      let now = state
      for (let asks = 0; now.play.calls.length > 0 && now.play.calls[0]?.kind !== kind; asks += 1) {
        if (asks === MOST_ASKED)
          throw new Error(`no call ${kind} opened within ${MOST_ASKED} answers; open now: ${battleOf([], now).asked}`)
        const asking = now
        const next = settled(
          answered(
            asking,
            forAll(asking, (seat) => standingOf(asking, seat)),
            dice,
          ),
          dice,
        )
        all.push(...next.events)
        now = next.state
      }
      if (dice.left().length > 0) throw new Error(`left over: ${dice.left().join()}`)
      return battleOf(all, now)
    },
  }
}

const isFace = (item: OrdersGiven | number): item is number => typeof item === 'number'
const isAnswer = (item: OrdersGiven | number): item is OrdersGiven => typeof item !== 'number'
const isOrder = (answers: OrdersGiven): answers is Order => 'order' in answers

function played(from: TestBattle, script: readonly (OrdersGiven | number)[]): TestBattle {
  const dice = scriptedDice(...script.filter(isFace))
  const all: GameEvent[] = []
  let now = from.state
  for (const answers of script.filter(isAnswer)) {
    const asking = now
    const [first] = seatsAsked(asking)
    const named: Readonly<Record<string, Order | undefined>> = isOrder(answers) ? { [first ?? '']: answers } : answers
    const stranger = Object.keys(named).find((seat) => !seatsAsked(asking).includes(seat))
    if (stranger !== undefined) throw new Error(`${stranger || 'no seat'} has no open call: ${JSON.stringify(answers)}`)
    const next = settled(
      answered(
        asking,
        forAll(asking, (seat) => named[seat] ?? standingOf(asking, seat)),
        dice,
      ),
      dice,
    )
    all.push(...next.events)
    now = next.state
  }
  if (dice.left().length > 0) throw new Error(`left over: ${dice.left().join()}, ${battleOf([], now).asked}`)
  return battleOf(all, now)
}

/** The clause that refuses an order; undefined if it is legal. By default the order of the first seat of the call. */
export function refused({ state }: TestBattle, order: Order, seat = seatsAsked(state)[0] ?? ''): string | undefined {
  const { known, question, me } = questionOf(state, seat)
  return refusalsIn(question.check(known, me, order))?.[0].rule
}

// Short forms of orders.
type Commitment = OrderOf<'commit'>['ships'][string][number]
/** Shots of one ship, each as weapon@target: 'L1@icarus'. A nuclear missile: 'M!@icarus'. */
export const fire = (ship: string, ...shots: readonly string[]): OrderOf<'commit'> => ({
  order: 'commit',
  ships: { [ship]: shots.map(shotFrom) },
})
const shotFrom = (text: string): Commitment => {
  const [weapon = '', at = ''] = text.split('@')
  return { weapon: weapon.replace('!', ''), at, nuclear: weapon.endsWith('!') }
}
export const hold: OrderOf<'commit'> = { order: 'commit', ships: {} }
export const pass: Order = { order: 'pass' }
export const defend = (ship: string, weapon: string, missile: string, ...sensors: readonly string[]): Order => ({
  order: 'defend',
  ship,
  weapon,
  missile,
  sensors,
})
export const chooseDie = (die: 0 | 1): Order => ({ order: 'chooseDie', die })
export const rowSet = (heading: OrderOf<'rowSet'>['heading']): Order => ({ order: 'rowSet', heading })
export const row = (index: number, high: 'left' | 'right'): Order => ({ order: 'row', row: index, high })
export const repair = (ship: string, ...boxes: readonly string[]): Order => ({ order: 'repair', ships: { [ship]: boxes } })
export const guide = (missiles: Readonly<Record<string, number>>): Order => ({ order: 'guide', missiles })
/** The missiles that strike next, in this order. */
export const impacts = (...missiles: readonly string[]): Order => ({ order: 'impacts', missiles })
export const keepPart = (ship: string, box: string): Order => ({ order: 'keep', ships: { [ship]: box } })
