import { type Dice, die, likely, pick, seededDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { AUXILIARY_KINDS, HULLS, SHIPS, WEAPON_KINDS, WEAPONS } from '../../data/tables.ts'
import { duel, type PositionShip } from '../battle-for-tests.ts'
import type { GameEvent } from '../chapter.ts'
import { askedOf, observe, play, view } from '../game.ts'
import { type Position, stateOf } from '../position.ts'
import type { Color, State } from '../state.ts'

const SEEDS = 60
const FACINGS = [0, 1, 2, 3, 4, 5] as const
type Items = NonNullable<PositionShip['items']>

function someItems(hull: (typeof HULLS)[number], dice: Dice): Items {
  const kinds = WEAPON_KINDS.filter((kind) => WEAPONS[kind].least <= SHIPS[hull].size)
  const devices = AUXILIARY_KINDS.filter((kind) => kind !== 'engine' && likely(dice, 1, 3)).map((kind) => ({ kind }))
  const weapons = Array.from({ length: die(dice, 5, 'weapons') }, () => {
    const kind = pick(dice, kinds)
    const mount = pick(dice, WEAPONS[kind].mounts)
    return WEAPONS[kind].improves ? { kind, mount, range: die(dice, 3, 'range'), damage: die(dice, 3, 'damage') } : { kind, mount }
  })
  return [...weapons, ...devices]
}
function someShip(seat: Color, row: number, column: number, dice: Dice): PositionShip {
  const hull = pick(dice, HULLS)
  return { seat, hex: [10 + column, 10 + row], hull, facing: pick(dice, FACINGS), items: someItems(hull, dice) }
}
function someShips(dice: Dice): NonNullable<Position['ships']> {
  const columns = [0, 1, 2]
  const rows = { yellow: 0, blue: -2 } as const
  return Object.fromEntries(
    (['yellow', 'blue'] as const).flatMap((seat) =>
      columns.map((column) => [`${seat}-${column}`, someShip(seat, rows[seat], column, dice)]),
    ),
  )
}
function opened(ships: Position['ships']): State {
  const fighters: Position['fighters'] = {
    f: { seat: 'yellow', hex: [10, 9] },
    g: { seat: 'blue', hex: [11, 9], kind: 'attackCraft', facing: 3 },
  }
  const state = stateOf(duel, { at: [{ step: 'fire', side: 'yellow', seat: 'yellow', passes: 0 }, { step: 'fleet' }], ships, fighters })
  return play.begin([{ type: 'begun', state }], seededDice(1)).state
}

/** Resolves one answer; undefined when the step after combat asks. */
function answered(
  state: State,
  how: 'random' | 'default',
  dice: Dice,
): { readonly state: State; readonly events: readonly GameEvent[] } | undefined {
  const call = state.play.calls[0]
  if (!call || call.kind === 'fleet') return undefined
  const seat = call.seats[0] as Color // seats of this game are colours
  const known = view(state, seat)
  const question = askedOf(known)?.question
  if (!question) throw new Error(`no answer to ${call.kind}`)
  const order = how === 'random' ? question.randomOrder(known, seat, dice) : question.defaultOrder(known, seat)
  expect(question.check(known, seat, order)).toBeUndefined()
  expect(question.check(known, seat, question.defaultOrder(known, seat))).toBeUndefined()
  const forced = question.forcedOrder(known, seat)
  if (forced) {
    expect(question.check(known, seat, forced)).toBeUndefined()
    expect(question.randomOrder(known, seat, dice)).toEqual(forced)
  }
  const plain = question.forcedOrder(view(state, 'public'), seat)
  if (plain) expect(plain).toEqual(forced)
  return play.resolve(state, call, { [seat]: order }, dice)
}

/** Events that may reveal something secret. */
const REVEALS: readonly GameEvent['type'][] = ['revealed', 'destroyed', 'sheetShown', 'itemLost', 'turretsCommitted', 'displacerTried']

describe('combat as a whole', () => {
  test('ES-SEQ-05: with random ships and shots every answer is legal and combat ends', () => {
    let shots = 0
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const dice = seededDice(seed)
      let state = opened(someShips(dice))
      let answers = 0
      for (let next = answered(state, 'random', dice); next; next = answered(state, 'random', dice)) {
        expect(JSON.parse(JSON.stringify(next.state))).toEqual(next.state)
        shots += next.events.filter(({ type }) => type === 'shotDeclared').length
        state = next.state
        answers += 1
        expect(answers).toBeLessThan(500)
      }
      expect(Object.values(state.ships).filter(({ status }) => status === 'dying')).toEqual([])
      expect(Object.values(state.owed).flat()).toEqual([])
      expect(state.shot).toBeNull()
    }
    expect(shots).toBeGreaterThan(SEEDS)
  })

  test('ES-DES-11: secret items of an enemy change no view until an event reveals them', () => {
    let compared = 0
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const ships = someShips(seededDice(seed))
      const otherDice = seededDice(seed + 1000)
      const disguised = Object.entries(ships).map(([id, ship]) => [
        id,
        ship.seat === 'blue' ? { ...ship, items: someItems(ship.hull ?? 'destroyer', otherDice) } : ship,
      ])
      compared += blindUpToReveal(opened(ships), opened(Object.fromEntries(disguised)), seed)
    }
    expect(compared).toBeGreaterThan(SEEDS)
  })
})

/** The number of equal answers until a reveal. Yellow gives the same random orders in both matches, Blue default orders. */
function blindUpToReveal(one: State, other: State, seed: number): number {
  const tables: [State, State] = [one, other]
  const dice = [seededDice(seed), seededDice(seed)] as const
  for (let count = 0; ; count += 1) {
    expect(view(tables[1], 'yellow')).toEqual(view(tables[0], 'yellow'))
    const how = tables[0].play.calls[0]?.seats[0] === 'yellow' ? 'random' : 'default'
    const [a, b] = [answered(tables[0], how, dice[0]), answered(tables[1], how, dice[1])]
    if (!a || !b) return count
    const observed = [a, b].map(({ events }) => events.map((event) => observe(event, 'yellow')))
    const at = observed[0]?.findIndex((event, index) => JSON.stringify(event) !== JSON.stringify(observed[1]?.[index])) ?? -1
    if (at >= 0) {
      const types = [a.events[at]?.type, b.events[at]?.type]
      expect({ types, reveals: types.some((type) => type && REVEALS.includes(type)) }).toEqual({ types, reveals: true })
      return count
    }
    tables[0] = a.state
    tables[1] = b.state
  }
}
