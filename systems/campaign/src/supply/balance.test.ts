// The law of the books: over random weeks every change of money, ships, tons and spares has a named event.

import { CLAUSE_ID, seededDice } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { game, system } from '../../test/battle-game.ts'
import { holdingsOf, seatsOf } from '../lookup.ts'
import type { Position } from '../position.ts'
import type { Color } from '../shapes.ts'
import type { State } from '../state.ts'
import { designNamed } from '../table-for-tests.ts'
import { newCondition } from '../tactics-port.ts'
import { campaignFor } from '../week-for-tests.ts'

const WEEKS = 12
const newTern = newCondition(game, designNamed('Tern')) as object // a condition is a plain object
/** Three empires with ships at worlds and in groups, money, keels and some damage. */
const position: Position = {
  at: [{ step: 'orders' }],
  stage: 'weeks',
  week: 1,
  worlds: {
    '0101': { rolled: 7, resource: 'fuel', extra: 3 },
    '0102': { rolled: 6, base: 4 },
    '0201': { rolled: 9, resource: 'luxuries' },
    '0202': { rolled: 8 },
    '0302': { rolled: 5, resource: 'ore', extra: 2 },
    '0303': { rolled: 4 },
    '0402': { rolled: 10, resource: 'goods', extra: 1 },
    '0403': { rolled: 6 },
    '0501': { rolled: 7 },
  },
  lanes: [
    ['0101', '0302'],
    ['0302', '0402'],
  ],
  seats: {
    red: empire(['0101', '0102'], ['0202', '0707']),
    blue: empire(['0201', '0302'], ['0302', null]),
    gold: empire(['0402', '0403'], ['0707', '0101']),
  },
  umpire: { attitudes: { '0202': 2, '0303': 5, '0501': 1 }, nearest: { '0202': 'red', '0303': 'blue', '0501': 'gold' } },
}
function empire(worlds: [string, string], places: readonly (string | null)[]): NonNullable<NonNullable<Position['seats']>['red']> {
  return {
    worlds,
    attitudes: { '0202': 2, '0303': 5, '0501': 1 },
    holdings: {
      treasury: 60_000,
      capital: worlds[0],
      ships: [
        { design: 'Tern', at: worlds[0], condition: { ...newTern, hull: 3, systems: { 'pds-1': 'lost', ftl: 'lost' } } },
        { design: 'Drover', role: 'supply', at: worlds[0] },
        { design: 'Bulwark', role: 'defence', at: worlds[1] },
      ],
      groups: places.map((at, index) => ({
        id: `group-${index + 1}`,
        at,
        ships: [
          { design: 'Osprey', away: index, weeks: index, triggers: 1 },
          { design: 'Drover', role: 'supply', cargo: { fuel: 20, provisions: 15, weaponry: 15 } },
        ],
      })),
      keels: [{ id: 'keel-1', design: 'Tern', at: worlds[0], paid: 5000 }],
    },
  }
}

/** Ids of ships whose tons are not those of the last event that names them. */
function unnamedTons(before: State, after: State, events: readonly Event[], seat: Color): readonly string[] {
  const tons = new Map<string, unknown>(holdingsOf(before, seat).ships.map(({ id, cargo }) => [id, cargo]))
  for (const event of ofKind(events, seat, 'shipsChanged', 'shipsJoined'))
    if (event.type === 'shipsChanged' || event.type === 'shipsJoined')
      for (const { id, cargo } of event.ships) if (cargo) tons.set(id, cargo)
  return holdingsOf(after, seat).ships.flatMap(({ id, cargo }) => (JSON.stringify(tons.get(id)) === JSON.stringify(cargo) ? [] : [id]))
}
const sparesIn = (state: State, seat: Color): string => JSON.stringify(holdingsOf(state, seat).spares)
const idsIn = (state: State, seat: Color): readonly string[] => holdingsOf(state, seat).ships.map(({ id }) => id)
type Event = ReturnType<typeof system.begin>['events'][number]
/** The events of a seat of these kinds. */
const ofKind = (events: readonly Event[], seat: Color, ...kinds: readonly Event['type'][]): readonly Event[] =>
  events.filter((event) => kinds.includes(event.type) && 'seat' in event && event.seat === seat)

/** Faults in the books of a seat after an entry. */
function faultsOf(before: State, after: State, events: readonly Event[], seat: Color): readonly string[] {
  const lines = ofKind(events, seat, 'accounted').flatMap((event) => (event.type === 'accounted' ? event.lines : []))
  const change = holdingsOf(after, seat).treasury - holdingsOf(before, seat).treasury
  const sum = lines.reduce((total, { amount }) => total + amount, 0)
  const joined = ofKind(events, seat, 'shipsJoined').flatMap((event) =>
    event.type === 'shipsJoined' ? event.ships.map(({ id }) => id) : [],
  )
  const lost = ofKind(events, seat, 'shipsLost').flatMap((event) => (event.type === 'shipsLost' ? event.ships : []))
  const [was, is] = [new Set(idsIn(before, seat)), idsIn(after, seat)]
  const expected = [...was, ...joined].filter((id) => !lost.includes(id))
  const clause = new RegExp(`^${CLAUSE_ID}$`)
  const checks: readonly (readonly [boolean, string])[] = [
    [change === sum, `the treasury changes by ${change} and the lines by ${sum}`],
    [holdingsOf(after, seat).treasury >= 0, 'the treasury is below nothing'],
    [lines.every(({ what, rule }) => what !== '' && clause.test(rule)), 'a line names no source or clause'],
    [JSON.stringify([...is].toSorted()) === JSON.stringify([...expected].toSorted()), `ships are ${is.join()} and not ${expected.join()}`],
    [new Set(is).size === is.length && joined.every((id) => !was.has(id)), 'two ships have one id'],
    [unnamedTons(before, after, events, seat).length === 0, 'tons change without an event'],
    [sparesIn(before, seat) === sparesIn(after, seat) || ofKind(events, seat, 'sparesSet').length > 0, 'spares change without an event'],
  ]
  return checks.flatMap(([isSound, what]) => (isSound ? [] : [`${seat}, week ${before.week}: ${what}`]))
}
/** Plays random weeks and collects what is wrong, with counts of what happens. */
function randomWeeks(seed: number) {
  const dice = seededDice(seed)
  let { state } = system.begin({ setup: campaignFor(3), position }, dice)
  const faults: string[] = []
  const rules = new Set<string>()
  while (state.week <= WEEKS && !state.outcome) {
    const [call] = system.openCalls(state)
    if (!call) throw new Error('no call is open')
    const { seats } = call
    const answers = Object.fromEntries(seats.map((seat) => [seat, system.randomOrder(system.view(state, seat), call, dice)]))
    const refused = seats.flatMap((seat) => {
      const order = answers[seat]
      return order ? (system.check(system.view(state, seat), call, order) ?? []) : []
    })
    faults.push(...refused.map(({ reason }) => `a random order is refused: ${reason}`))
    const next = system.resolve(state, call, answers, dice)
    for (const seat of seatsOf(state)) faults.push(...faultsOf(state, next.state, next.events, seat))
    for (const event of next.events)
      if (event.type === 'accounted') for (const { rule, amount } of event.lines) if (amount !== 0) rules.add(rule)
    state = next.state
  }
  return { faults, rules }
}

test('CR-X.1, CR-X.7: over random weeks the books balance to the hundredth for every empire', () => {
  const rules = new Set<string>()
  for (let seed = 0; seed < 15; seed += 1) {
    const played = randomWeeks(seed)
    expect(played.faults).toEqual([])
    for (const rule of played.rules) rules.add(rule)
  }
  const expected = [
    'CR-2.3a',
    'CR-2.3b',
    'CR-2.6c',
    'CR-3.2',
    'CR-3.3',
    'CR-3.8c',
    'CR-3.8e',
    'CR-4.4a',
    'CR-10.1d',
    'CR-11.2',
    'CR-13.1a',
    'CR-13.1b',
  ]
  expect(expected.filter((rule) => !rules.has(rule))).toEqual([])
})
