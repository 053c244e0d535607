import { expect, test } from 'vitest'
import { system, words } from '../test/battle-game.ts'
import { pairing, setupFor, stateFor, worldsWith } from './table-for-tests.ts'

const OWNED = {
  red: '0101',
  blue: '0501',
  gold: '0901',
  green: '1301',
  violet: '0105',
  teal: '0505',
  orange: '0905',
  grey: '1305',
} as const
const sidesOf = (count: number): readonly string[] => {
  const seats = Object.entries(OWNED).slice(0, count)
  const state = stateFor(
    {
      at: [{ step: 'purchase' }],
      worlds: worldsWith(Object.fromEntries(seats.map(([, at]) => [at, 8]))),
      seats: Object.fromEntries(seats.map(([seat, at]) => [seat, { worlds: [at] }])),
    },
    setupFor(count),
  )
  return words.goal(system.view(count < 3 ? state : system.surrender(state, ['blue']).state, 'public')).sides
}
test('CR-O.7: the goal has the income of each empire, with its worlds where few play', () => {
  expect(sidesOf(2)).toEqual(['Red: income 8 from 1 world', 'Blue: income 8 from 1 world'])
  expect(sidesOf(3)).toEqual(['Red: income 8 from 1 world', 'Blue: out', 'Gold: income 8 from 1 world'])
  expect([sidesOf(4)[3], sidesOf(5)[4]]).toEqual(['Green: income 8 from 1 world', 'Violet: 8'])
  expect(sidesOf(8)).toEqual(['Red: 8', 'Blue: out', 'Gold: 8', 'Green: 8', 'Violet: 8', 'Teal: 8', 'Orange: 8', 'Grey: 8'])
})

test('CR-1.3d: the log says by which clause a claim found its world', () => {
  const claim = (red: string, by: 'exact' | 'near' | 'instead', extra = false) =>
    ({ seat: 'red', pair: [red, 'S1'], at: '0101', by, extra }) as const
  const claims = [
    claim('H1', 'exact'),
    claim('H2', 'exact'),
    claim('H3', 'exact'),
    claim('H4', 'near'),
    claim('H5', 'instead'),
    claim('H1', 'exact', true),
  ]
  const view = { ...system.view(stateFor(pairing), 'public'), claims: [{ ...claim('H9', 'exact'), seat: 'blue' } as const, ...claims] }
  const rules = claims.map((one) => words.logEntry({ type: 'claimed', claim: { ...one, pair: [...one.pair] } }, view)?.rules[0])
  expect(rules).toEqual(['CR-1.3e', 'CR-1.3e', 'CR-1.3f', 'CR-1.3f', 'CR-1.3i', 'CR-1.3h'])
})
test('CR-1.3c: where claims are made in turn, no text of the draft speaks of a ranking', () => {
  const texts = (claims: 'list' | 'turn') => {
    const view = system.view(stateFor(pairing, setupFor(2, { claims })), 'red')
    return [words.question(view, null)?.text ?? '', ...words.choices(view, null).map(({ label }) => label)].join(' ')
  }
  expect(texts('turn')).not.toContain('ranking')
  expect(texts('list')).toContain('Seal the proposed pairs and ranking')
})
test('CR-4.3: the log does not say that all worlds are claimed when the draft is over', () => {
  const view = system.view(stateFor(pairing), 'public')
  expect(JSON.stringify(words.logEntry({ type: 'drafted' }, view))).toContain('The draft is over, and the empires buy')
})
