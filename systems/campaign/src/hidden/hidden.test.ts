// Random states behind a view of the weeks: what must agree with what the viewer knows.
import { seededDice, UMPIRE, type Viewer } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { system } from '../../test/battle-game.ts'
import { isCapitalUnit } from '../groups/plan.ts'
import type { Position } from '../position.ts'
import type { State } from '../state.ts'
import { stateFor, worldsWith } from '../table-for-tests.ts'
import { campaignFor, inWeek } from '../week-for-tests.ts'

const position: Partial<Position> = {
  worlds: worldsWith({ '0101': 6, '0102': 5, '0505': 7, '0506': 6, '0909': 8, '0303': 4, '0304': 9 }),
  links: [
    { worlds: ['0303', '0506'], flows: true },
    { worlds: ['0101', '0102'], flows: true },
  ],
  off: ['0505'],
  seats: {
    red: {
      worlds: ['0101', '0102'],
      attitudes: { '0304': 5 },
      consents: {
        pacts: [{ with: 'blue', until: 9 }],
        bases: [
          { at: '0505', user: 'red' },
          { at: '0101', user: 'blue' },
        ],
        links: [
          ['0102', '0909'],
          ['0101', '0506'],
        ],
      },
      holdings: { groups: [{ id: 'group-1', at: '0707', ships: [{ design: 'Tern' }] }] },
    },
    blue: {
      worlds: ['0505', '0506'],
      holdings: {
        groups: [
          { id: 'a', at: '0505' },
          { id: 'b', at: '0707' },
          { id: 'c', at: null, to: '0505' },
        ],
      },
    },
    gold: { worlds: ['0909'], holdings: { groups: [{ id: 'd', at: '0909' }] } },
  },
}
const state = stateFor(inWeek('orders', position), campaignFor(3, { claims: 'turn' }))
const guesses = (viewer: Viewer, from: State = state): readonly State[] =>
  Array.from({ length: 30 }, (_, seed) => system.determinize(system.view(from, viewer), seededDice(seed + 1)))
/** States that red may believe in, made anew, so that each test runs the rules. */
const believed = (): readonly State[] => guesses('red')
const some = <T>(all: readonly T[], is: (one: T) => boolean): boolean => all.some(is)
const blueIn = (one: State) => {
  const blue = one.secret.blue
  if (!blue?.holdings) throw new Error('blue has no holdings')
  return { ...blue, holdings: blue.holdings }
}

describe('random secrets of the weeks', () => {
  test('CR-15.3: each counter has a group behind it, with its label and place, and no other group exists', () => {
    for (const guess of believed())
      expect(blueIn(guess).holdings.groups.map(({ label, at }) => [label, at])).toEqual([
        ['blue-1', '0505'],
        ['blue-2', '0707'],
        ['blue-3', null],
      ])
  })
  test('CR-5.5: a group in FTL has a destination, and no other group has one', () => {
    for (const guess of believed()) for (const { at, to } of blueIn(guess).holdings.groups) expect(to !== null).toBe(at === null)
  })
  test('CR-15.2a: some counters are dummies of groups with a capital unit, but none that stands beside another empire', () => {
    const all = believed().map((guess) => blueIn(guess).holdings)
    for (const place of ['0505', null])
      expect(some(all, ({ groups }) => groups.some(({ dummyOf, at }) => dummyOf !== null && at === place))).toBe(true)
    for (const { groups, ships, types } of all) {
      const great = new Set(types.filter(({ facts }) => isCapitalUnit(facts)).map(({ id }) => id))
      for (const { dummyOf, ships: none, at } of groups.filter((group) => group.dummyOf !== null)) {
        expect([none, at === '0707']).toEqual([[], false])
        const parent = groups.find(({ id }) => id === dummyOf)
        expect(ships.filter(({ id, type }) => parent?.ships.includes(id) && great.has(type)).length).toBeGreaterThan(0)
      }
    }
  })
  test('CR-X.12: each group of ships has an armed one, so that its empire stays in the campaign', () => {
    for (const { groups, ships, types } of believed().map((guess) => blueIn(guess).holdings)) {
      const armed = new Set(types.flatMap(({ id, facts }) => (facts.parts.some(({ kind }) => kind === 'weapon') ? [id] : [])))
      for (const { ships: own, dummyOf } of groups)
        if (dummyOf === null) expect(some(ships, ({ id, type }) => own.includes(id) && armed.has(type))).toBe(true)
    }
  })
  test('CR-3.6a: ships of a group at an own world have not been away, and others may have been', () => {
    const weeks = new Map<string | null, Set<number>>()
    for (const { groups, ships } of believed().map((guess) => blueIn(guess).holdings))
      for (const { at, ships: own } of groups)
        for (const { id, away } of ships) if (own.includes(id)) weeks.set(at, (weeks.get(at) ?? new Set()).add(away))
    expect(weeks).toEqual(
      new Map([
        ['0505', new Set([0])],
        ['0707', new Set([0, 1, 2, 3])],
        [null, new Set([0, 1, 2, 3])],
      ]),
    )
  })
  test('CR-17.8b: a group that has moved came in by any of the six sides, and one that stays by none', () => {
    const came = believed().flatMap((guess) => blueIn(guess).holdings.groups.map((group) => group.came))
    for (const { by, sides } of came) expect(sides).toHaveLength(by === 'stay' ? 0 : 1)
    expect(new Set(came.flatMap(({ sides }) => sides))).toEqual(new Set([0, 1, 2, 3, 4, 5]))
  })
  test('CR-X.11: a partner has what the viewer has agreed on with it, and nobody else has', () => {
    for (const guess of believed()) {
      const { consents } = blueIn(guess)
      expect(consents.pacts).toContainEqual({ with: 'red', until: 9 })
      expect(consents.bases).toHaveLength(2)
      expect(guess.secret.gold?.consents).toMatchObject({ bases: [], links: [['0102', '0909']] })
      expect(guess.secret.gold?.consents.pacts.filter((pact) => pact.with === 'red')).toEqual([])
    }
  })
  test('CR-X.4: hidden empires have a pact in some states, and then both have it', () => {
    const pacts = believed().map(({ secret }) => [
      secret.blue?.consents.pacts.some((pact) => pact.with === 'gold'),
      secret.gold?.consents.pacts.some((pact) => pact.with === 'blue'),
    ])
    expect(pacts.every(([one, other]) => one === other)).toBe(true)
    expect(new Set(pacts.map(([one]) => one))).toEqual(new Set([true, false]))
  })
  test('CR-10.1b: links that all see are among the consents of their owners', () => {
    for (const guess of believed())
      expect(blueIn(guess).consents.links).toEqual([
        ['0303', '0506'],
        ['0101', '0506'],
      ])
  })
  test('CR-1.6a: attitudes that the viewer knows stay, a neutral world in a link trades, and others know no other attitudes', () => {
    for (const { secret } of believed()) {
      const umpire = secret[UMPIRE]?.attitudes ?? {}
      expect(umpire['0304']).toBe(5)
      expect([1, 2, 4, 5]).toContain(umpire['0303'])
      for (const [at, attitude] of Object.entries(secret.blue?.attitudes ?? {})) expect(attitude).toBe(umpire[at])
      expect(secret.blue?.attitudes['0303']).toBe(umpire['0303'])
    }
  })
  test('CR-1.6a: with public scouting all empires know what the viewer knows', () => {
    const open = stateFor(inWeek('orders', position), campaignFor(3, { scouting: 'public' }))
    for (const { secret } of guesses('red', open))
      expect([secret.blue?.attitudes, secret.gold?.attitudes]).toEqual([{ '0304': 5 }, { '0304': 5 }])
  })
  test('CR-15.4: order books exist from week 1 on, once they are given', () => {
    const first = stateFor(inWeek('orders', { ...position, week: 1 }), campaignFor(3))
    expect(guesses('red', first).every(({ secret }) => secret.blue?.book === null)).toBe(true)
    expect(blueIn(believed()[0] ?? state).book).toMatchObject({ off: ['0505'], pacts: [] })
    const within = stateFor(inWeek('contacts', { ...position, week: 1 }), campaignFor(3, { tempo: 'asked' }))
    expect(guesses('red', within).every(({ secret }) => secret.blue?.book !== null)).toBe(true)
  })
  test('CR-1.1a: the margin has no world in a hex that is known or where a counter is', () => {
    const far = { ...position, worlds: { ...position.worlds, '−03/−03': { rolled: 5 } } }
    const entered = stateFor(inWeek('orders', far), campaignFor(3))
    for (const { secret } of guesses('red', entered)) expect(secret[UMPIRE]?.margin['−03/−03']).toBeUndefined()
  })
  test('CR-X.12: an empire that is out has no secrets', () => {
    const out = {
      ...state,
      empires: {
        ...state.empires,
        blue: { ...state.empires.blue, worlds: [], cards: 0, pairs: 0, aside: 0, ally: null, isOut: true, since: 0 },
      },
    }
    expect(guesses('red', out).every(({ secret }) => secret.blue?.holdings === null)).toBe(true)
  })
})
