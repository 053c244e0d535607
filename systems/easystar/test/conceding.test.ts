// A player who concedes in a battle of teams (ES-MPL-09, R-ES-103).
import { applyAction, beginMatch, defaultAnswers, makeHead, outcomeOf } from '@admiralty/match'
import { expect, test } from 'vitest'
import { system } from '../src/index.ts'

const setup = system.scenarios.find(({ id }) => id === 'four')?.setup({})
const SEATS = ['yellow', 'blue', 'red', 'green']

test('ES-MPL-09: a player who concedes gives default orders while a partner plays on, and then the other side wins', () => {
  const seatValues = Object.fromEntries(SEATS.map((seat) => [seat, seat]))
  const head = makeHead(system, { id: 'm', setup, position: null, secret: 's', seatValues, created: 0 })
  const { match } = beginMatch(system, head, 's', 0)
  const first = applyAction(system, match, { action: { kind: 'conceded', seat: 'yellow' }, time: 1 }, 's')
  expect([first.entry.events, outcomeOf(system, first.match)]).toEqual([[], undefined])
  const answers = defaultAnswers(system, first.match)
  expect(answers.map(({ seat }) => seat)).toEqual(['yellow'])
  for (const { call, seat, order } of answers)
    expect(system.check(system.view(first.match.state as never, seat), call, order as never)).toBeUndefined() // of this game
  const second = applyAction(system, first.match, { action: { kind: 'conceded', seat: 'red' }, time: 1 }, 's')
  expect(outcomeOf(system, second.match)).toEqual({ winners: ['blue', 'green'], why: 'MATCH-CONCEDED', scores: null })
  expect(() => system.surrender(match.state as never, ['yellow'])).toThrow('two sides') // a state of this game
})
