import { system as skirmish } from '@admiralty/systems/skirmish'
import { expect, test } from 'vitest'
import { playText } from './case-laws.ts'
import { fuzz } from './fuzz.ts'
import { Broken, type Law } from './laws.ts'
import { type AnySystem, playRandom, type RandomStep } from './random-match.ts'
import { shrunkBreaches, shrunkCase } from './shrink.ts'

const system: AnySystem = skirmish as unknown as AnySystem // it receives only values of its own
const plan = (laws: readonly Law[], rules = system) => ({ system: rules, laws, every: 1, most: 400, anyBattle: undefined })
/** The orders of the last round of plans in the random match of seed 3. */
let lastPlans = ''
playRandom(system, 3, ({ call, orders }) => {
  if (call?.kind === 'plan') lastPlans = JSON.stringify(orders)
})
const isLast = ({ call, orders }: Pick<RandomStep, 'call' | 'orders'>): boolean =>
  call?.kind === 'plan' && JSON.stringify(orders) === lastPlans
const noSuchPlans: Law = {
  title: 'nobody plans this',
  check(step) {
    if (isLast(step)) throw new Broken('planned')
  },
}
const ordersIn = (text: string): readonly string[] =>
  JSON.parse(text).play.flatMap(({ order }: { order?: { order: string } }) => order?.order ?? [])
/** The law needs these orders, from five of its calls: the cards, the supplies, and one of the plans. */
const NEEDED = ['muster', 'muster', 'muster', 'supply', 'supply', 'supply', 'aim']

test('a match that breaks a law is shrunk to the orders that are needed, and is a case file', () => {
  const [breach] = fuzz({ ...plan([noSuchPlans]), watch: () => undefined, progress: () => undefined, seed: 3, matches: 1 }).breaches
  expect(breach?.step).toBe(13)
  const text = breach ? (shrunkCase(plan([noSuchPlans]), breach) ?? '') : ''
  expect(ordersIn(text)).toEqual(NEEDED)
  expect(playText(system, text).failures).toEqual([])
})
test('a crash is shrunk too, and the message has the case', () => {
  const crashing: AnySystem = {
    ...system,
    resolve(before, call, orders, dice) {
      if (isLast({ call, orders })) throw new Error('planted')
      return system.resolve(before, call, orders, dice)
    },
  }
  const [text = ''] = shrunkBreaches(plan([], crashing), [3])
  expect(text).toContain('no crash: Error: planted')
  expect(ordersIn(text.split('\n').at(-1) ?? '')).toEqual(NEEDED)
})
test('a law that does not break again gives no case', () => {
  expect(shrunkCase(plan([noSuchPlans]), { seed: 3, step: 0, law: 'another law', words: '' })).toBeNull()
})
