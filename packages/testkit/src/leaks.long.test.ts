// Plants leaks in altered copies of the skirmish; the suite must catch each of them.
import type { Call } from '@admiralty/kernel'
import { type Secret, type SkirmishEvent, type State, system } from '@admiralty/systems/skirmish'
import { disguise, reveals, shares } from '@admiralty/systems/skirmish/secrets'
import { describe, expect, test } from 'vitest'
import { blindnessLaws } from './blindness.ts'
import { copiedLeak, leakyObservation, leakyView, skipsQuestions } from './leaks.ts'
import type { AnySystem } from './random-match.ts'
import { breachesOf, secretsOf, seedsFrom } from './survey.ts'

const secrets = { reveals, disguise, shares }
const SEEDS = seedsFrom(1, 40)
const star = (path: string): string => path.replaceAll(/(red|white|blue|black)/g, '*').replaceAll(/\d+/g, '*')
const breaches = (leaky: AnySystem): readonly string[] => breachesOf(leaky, blindnessLaws(secrets).laws, SEEDS)
// The laws pass on states and events that the skirmish made.
const of = (state: unknown): State => state as State
const secretsIn = (state: unknown) => Object.values(of(state).secret)
const asEvent = (event: unknown) => event as SkirmishEvent

/** Default orders for all seats of a call of this kind, if the secrets of each fulfil the condition. */
const defaultsIf = (kind: string, condition: (own: Secret) => boolean) => (state: unknown, call: Call) =>
  call.kind === kind && call.seats.every((seat) => Object.entries(of(state).secret).some(([name, own]) => name === seat && condition(own)))
    ? Object.fromEntries(call.seats.map((seat) => [seat, system.defaultOrder(system.view(of(state), seat), call)]))
    : undefined

const LEAKS: readonly (readonly [what: string, leaky: AnySystem])[] = [
  ['a view shows the plans', leakyView(system, (state) => secretsIn(state).map(({ plan }) => plan))],
  ['a view shows only the supplies', leakyView(system, (state) => secretsIn(state).map(({ supply }) => supply))],
  ['a view shows the cards that others have seen', leakyView(system, (state) => secretsIn(state).map(({ seen }) => seen))],
  [
    'a view counts hidden shields',
    leakyView(
      system,
      (state) =>
        secretsIn(state)
          .flatMap(({ gear }) => Object.values(gear))
          .filter((gear) => gear === 'shield').length,
    ),
  ],
  ['an observation contains the plan', leakyObservation(system, 'planned', (event) => asEvent(event))],
  [
    'an observation contains only whether a shot is charged',
    leakyObservation(system, 'planned', (event) => {
      const plan = asEvent(event)
      return plan.type === 'planned' ? { ...plan, plan: plan.plan.order === 'aim' ? plan.plan.charge : null } : null
    }),
  ],
  [
    'only targets with a shield are asked to brace',
    skipsQuestions(
      system,
      defaultsIf('brace', ({ gear }) => !Object.values(gear).includes('shield')),
    ),
  ],
  [
    'only squads with supply are asked to plan',
    skipsQuestions(
      system,
      defaultsIf('plan', ({ supply }) => supply === 1),
    ),
  ],
]

describe('planted leaks are caught', () => {
  test.each(LEAKS)('%s', (_, leaky) => {
    expect(breaches(leaky).length).toBeGreaterThan(0)
  })
  test('a leak that determinize copies changes only the list of secrets', () => {
    const supplies = (state: unknown) => Object.fromEntries(Object.entries(of(state).secret).map(([seat, { supply }]) => [seat, supply]))
    const copied = copiedLeak(system, supplies, (determinized, leak) => ({
      ...of(determinized),
      secret: Object.fromEntries(
        Object.entries(of(determinized).secret).map(([seat, own]) => [
          seat,
          { ...own, supply: (leak as Record<string, number | null>)[seat] ?? null },
        ]),
      ),
    }))
    expect(secretsOf(copied, seedsFrom(1, 10), star)).not.toEqual(secretsOf(system, seedsFrom(1, 10), star))
  })
  test('the unaltered system has no breach with the same seeds', () => expect(breaches(system)).toEqual([]))
})
