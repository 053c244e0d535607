// The displayed odds equal the results of the rules for every possible roll.
import { diceOf, enumerateRolls, seededDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { battle, defend, displace, flight, move, type PositionShip, shot, type TestBattle } from '../src/battle-for-tests.ts'
import { flightsOf } from '../src/bots/move-fighters.ts'
import type { GameEvent } from '../src/chapter.ts'
import { shotsOf, weaponsReady } from '../src/fire/targets.ts'
import { assumed, chanceThat, isLost, outcomesOf, pointsTo } from '../src/foresee.ts'
import { askedOf, check, play, view } from '../src/game.ts'
import { words } from '../src/index.ts'
import { coursesOf } from '../src/movement/reach.ts'
import type { Order } from '../src/orders.ts'
import type { Color, State, View } from '../src/state.ts'
import { fightersOf, flying, shipsOf } from '../src/table.ts'
import { surveyShots } from './odds-survey.ts'
import { type RandomPosition, randomPosition } from './random-positions.ts'

const EXACT = 1e-11

describe('displayed odds', () => {
  test('ES-HIT-02: equal the results of the rules for random shots', () => {
    const { shots, worst, met } = surveyShots(150, 11)
    expect(shots).toBe(150)
    expect(worst).toBeLessThan(EXACT)
    expect(Object.keys(met).length).toBeGreaterThan(12)
  })

  test('ES-COL-11: equal the results of the rules for collisions on random courses', () => {
    const worst = surveyCourses(24, 'ships')
    expect(worst.compared).toBeGreaterThan(20)
    expect(worst.difference).toBeLessThan(EXACT)
  })
  test('ES-FMV-05: equal the results of the rules for random flights', () => {
    const worst = surveyCourses(40, 'fighters')
    expect(worst.compared).toBeGreaterThan(20)
    expect(worst.difference).toBeLessThan(EXACT)
  })
})

describe('odds in the middle of a shot', () => {
  const field = (items: Parameters<typeof battle>[0]) => battle(items)
  const blue = { seat: 'blue', hex: [10, 9], hull: 'cruiser', facing: 3 } as const
  const shown = (state: State, key: string, seat: Color = 'blue') => {
    const choice = words.choices(view(state, seat), null).find((candidate) => candidate.key === key)
    if (!choice) throw new Error(`no ${key}`)
    return choice
  }
  const exact = (state: State, order: Order) => {
    const [call] = state.play.calls
    return call ? outcomesOf(state, call, order) : []
  }

  test('ES-PDF-04: turrets shoot the missile down, or it does its damage', () => {
    const turret = { kind: 'pointDefence', mount: 'dorsal' } as const
    const { state } = field({
      y: { seat: 'yellow', hex: [10, 10], items: [{ kind: 'missile' }] },
      b: { ...blue, items: [turret, turret, { kind: 'targeting' }] },
    }).go(shot('y', 'missile-1', 'b'))
    for (const [key, turrets] of [
      ['all', ['pointDefence-1', 'pointDefence-2']],
      ['defend', []],
    ] as const) {
      const { odds, spread } = shown(state, key)
      const ends = exact(state, defend(...turrets))
      for (const { value, chance } of spread?.ends ?? [])
        expect(chance).toBeCloseTo(
          chanceThat(ends, (events) => pointsTo('b', events) === value),
          12,
        )
      expect(odds ?? 0).toBeCloseTo(
        chanceThat(ends, (events) => events.some((event) => event.type === 'pointDefenceFired' && event.hit)),
        12,
      )
    }
    expect(shown(state, 'all').odds).toBeCloseTo(3 / 4)
  })
  test('ES-AUX-DSP-01: a displacer works on the attack roll or higher, otherwise the ship is hit', () => {
    const { state } = field({
      y: { seat: 'yellow', hex: [10, 10], items: [{ kind: 'beam', damage: 2 }] },
      b: { ...blue, items: [{ kind: 'displacer' }] },
    }).go(shot('y', 'beam-1', 'b'), 5)
    expect(shown(state, 'use')).toMatchObject({ odds: 2 / 6, because: [{ number: { total: 5 } }] })
    for (const [key, use] of [
      ['use', true],
      ['keep', false],
    ] as const)
      for (const { value, chance } of shown(state, key).spread?.ends ?? [])
        expect(chance).toBeCloseTo(
          chanceThat(exact(state, displace(use)), (events) => pointsTo('b', events) === value),
          12,
        )
    expect(shown(state, 'keep').spread?.ends).toEqual([{ value: 2, chance: 1 }])
  })
  const armoured = [{ kind: 'displacer' }, { kind: 'armour' }] as const
  const crash = (mover: Partial<PositionShip>, target: Partial<PositionShip>): TestBattle =>
    battle(
      {
        y: { seat: 'yellow', hex: [10, 10], known: 'all', ...mover },
        b: { seat: 'blue', hex: [10, 9], known: 'all', ...target },
      },
      { at: { step: 'ships', seat: 'yellow' } },
    ).go(move('y', 'F'), 6)
  const swoop = (face: number, target: Partial<PositionShip>): TestBattle =>
    battle(
      { b: { seat: 'blue', hex: [10, 9], known: 'all', ...target }, y: { seat: 'yellow', hex: [2, 2] } },
      { at: { step: 'fighters', seat: 'yellow' }, fighters: { f: { seat: 'yellow', hex: [10, 10], kind: 'interceptor' } } },
    ).go(flight('f', 'F', 'b'), face)
  test.each([
    ['the mover', 'y', crash({ items: armoured }, {})],
    ['the mover, against a ship with a displacer', 'y', crash({ items: armoured, hurt: 3 }, { items: [{ kind: 'displacer' }] })],
    ['the ship that is struck', 'b', crash({}, { items: [{ kind: 'displacer' }], hurt: 2 })],
    ['the ship that is struck head on', 'b', crash({}, { items: armoured, facing: 3 })],
    ['a ship that a fighter rams', 'b', swoop(6, { items: [{ kind: 'displacer' }] })],
    ['a ship that a fighter rams, without a critical', 'b', swoop(5, { items: [{ kind: 'displacer' }], hurt: 3 })],
  ] as const)('ES-COL-07: what a collision does to %s', (_, ship, { state }) => {
    const seat = ship === 'y' ? 'yellow' : 'blue'
    for (const [key, use] of [
      ['use', true],
      ['keep', false],
    ] as const) {
      const { spread } = shown(state, key, seat)
      const ends = exact(state, displace(use))
      const values = new Set([...(spread?.ends ?? []).map(({ value }) => value), ...ends.map(({ of }) => pointsTo(ship, of))])
      for (const value of values)
        expect(spread?.ends.find((end) => end.value === value)?.chance ?? 0).toBeCloseTo(
          chanceThat(ends, (events) => pointsTo(ship, events) === value),
          12,
        )
      const lost = spread?.also.find(({ what }) => what === 'it is destroyed')?.chance ?? 0
      expect(lost).toBeCloseTo(
        chanceThat(ends, (events) => isLost(ship, events)),
        12,
      )
    }
  })
  test('ES-HIT-01: the numbers in the log equal those shown before the shot', () => {
    const dice = seededDice(21)
    const pairs = Array.from({ length: 60 }, () => randomPosition(dice)).flatMap(saidAndShown)
    for (const { said, shown: before } of pairs) expect(said).toEqual(before)
    expect(pairs.length).toBeGreaterThan(100)
  })
})

/** Pairs of the numbers in the log and at the button of a shot; only with open sheets. */
function saidAndShown({ state, shooter, open }: RandomPosition) {
  const known = view(state, shooter)
  const [call] = state.play.calls
  const [firing] = open ? weaponsReady(known, shooter).flatMap((gun) => shotsOf(known, gun)) : []
  if (!firing || !call) return []
  const { from, weapon, at, powerUp } = firing
  const choice = words.choices(known, { kind: 'shot', from, weapon: weapon.id, at, powerUp }).find(({ key }) => key === 'fire')
  const shown = (title: string) => choice?.because.find((reasons) => reasons.title === title)?.number
  return outcomesOf(state, call, { order: 'fire', from, weapon: weapon.id, at, powerUp })
    .flatMap(({ of }) => of)
    .flatMap((event) => {
      if (event.type === 'attackRolled') return [{ said: event.needed, shown: shown('needs at least') }]
      if (event.type === 'pointDefenceFired') return [{ said: event.needed, shown: shown('turrets need at least') }]
      return event.type === 'damaged' && event.reason === 'ES-HIT-03' ? [{ said: event.damage, shown: shown('damage') }] : []
    })
}

/** All results of an order. Dice for damage are fixed, because they do not decide whether a collision happens. */
function endsOf(state: State, seat: Color, order: Order): readonly { readonly of: readonly GameEvent[]; readonly chance: number }[] {
  return enumerateRolls((dice) => {
    const some = diceOf((count, sides, reason) =>
      /^(collision of|displacer)/.test(reason) ? dice.roll(count, sides, reason) : Array.from({ length: count }, () => 2),
    )
    const [call] = state.play.calls
    if (!call) throw new Error('no call is open')
    let now = play.resolve(state, call, { [seat]: order }, some)
    const events = [...now.events]
    for (;;) {
      const [next] = now.state.play.calls
      const answer = next && assumed(now.state, next)
      if (!next || !answer) return events
      now = play.resolve(now.state, next, Object.fromEntries(next.seats.map((other) => [other, answer])), some)
      events.push(...now.events)
    }
  })
}
const met = (events: readonly GameEvent[]): boolean => events.some((event) => event.type === 'collisionRolled' && event.hit)

function surveyCourses(positions: number, step: 'ships' | 'fighters') {
  const dice = seededDice(5)
  let compared = 0
  let difference = 0
  for (let count = 0; count < positions; count += 1) {
    const { state, shooter } = randomPosition(dice, step)
    const known = view(state, shooter)
    if (askedOf(known)?.call.kind !== step) continue
    for (const { draft, order } of someCourses(known, shooter, step)) {
      const choice = words.choices(known, draft).find(({ role }) => role === 'main')
      const shown = choice?.spread?.ends.find(({ value }) => value === 1)?.chance ?? 0
      if ((choice?.because.length ?? 0) > 3 || check(known, order)) continue
      difference = Math.max(difference, Math.abs(shown - chanceThat(endsOf(state, shooter, order), met)))
      compared += shown > 0 ? 1 : 0
    }
  }
  return { compared, difference }
}

type Words = typeof words
type Draft = Parameters<Words['choices']>[1]
function someCourses(known: View, me: Color, step: 'ships' | 'fighters'): readonly { readonly draft: Draft; readonly order: Order }[] {
  if (step === 'ships')
    return shipsOf(known, me)
      .filter((ship) => flying(ship) && !ship.moved)
      .flatMap((ship) =>
        coursesOf(known, ship)
          .filter((_, index) => index % 9 === 0)
          .map(({ change, path }) => ({ ship: ship.id, change, path, rams: [] })),
      )
      .map((course) => ({ draft: { kind: 'course', ...course }, order: { order: 'move', ...course } }))
  return fightersOf(known, me)
    .filter((fighter) => flying(fighter) && !fighter.moved)
    .flatMap((fighter) =>
      flightsOf(known, fighter)
        .filter((_, index) => index % 23 === 0)
        .map(({ path }) => ({ fighter: fighter.id, path, rams: [], board: null })),
    )
    .map((flight) => ({ draft: { kind: 'flight', ...flight }, order: { order: 'fly', ...flight } }))
}
