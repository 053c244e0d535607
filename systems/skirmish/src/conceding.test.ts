// A player who concedes (SK-END-04).
import { applyAction, beginMatch, makeHead, outcomeOf } from '@admiralty/match'
import { expect, test } from 'vitest'
import { system } from './index.ts'

test.each(['teams', 'umpired', 'three'])(
  'SK-END-04: in %s a side loses when all its players have conceded; the umpire plays no part',
  (id) => {
    const setup = system.scenarios.find((scenario) => scenario.id === id)?.setup({})
    const seatValues = { red: 'r', white: 'w', blue: 'b', black: 'k', umpire: 'u' }
    const { match } = beginMatch(system, makeHead(system, { id: 'm', setup, position: null, secret: 's', seatValues, created: 0 }), 's', 0)
    const concede = (at: typeof match, seat: string) => applyAction(system, at, { action: { kind: 'conceded', seat }, time: 1 }, 's').match
    const one = concede(match, 'red')
    expect(outcomeOf(system, one)).toBeUndefined()
    const dusk = id === 'teams' ? ['blue', 'black'] : ['blue']
    expect(outcomeOf(system, concede(one, 'white'))).toEqual({ winners: dusk, why: 'MATCH-CONCEDED', scores: null })
  },
)
