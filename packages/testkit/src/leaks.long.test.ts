// Nine leaks planted in mutated copies; the suite catches each.
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
// The laws hand over what the system made: states and events of a skirmish.
const of = (state: unknown): State => state as State
const held = (state: unknown) => Object.values(of(state).secret)
const told = (event: unknown) => event as SkirmishEvent

/** The standing answer for everybody, if all the seats that are asked this are so. */
const standingIf = (kind: string, so: (own: Secret) => boolean) => (state: unknown, call: Call) =>
  call.kind === kind && call.seats.every((seat) => Object.entries(of(state).secret).some(([name, own]) => name === seat && so(own)))
    ? Object.fromEntries(call.seats.map((seat) => [seat, system.defaultOrder(system.view(of(state), seat))]))
    : undefined

const LEAKS: readonly (readonly [what: string, leaky: AnySystem])[] = [
  ['a view shows the plans', leakyView(system, (state) => held(state).map(({ plan }) => plan))],
  ['a view shows only the supplies', leakyView(system, (state) => held(state).map(({ supply }) => supply))],
  ['a view shows what others have looked at', leakyView(system, (state) => held(state).map(({ seen }) => seen))],
  [
    'a view counts hidden shields',
    leakyView(
      system,
      (state) =>
        held(state)
          .flatMap(({ gear }) => Object.values(gear))
          .filter((gear) => gear === 'shield').length,
    ),
  ],
  ['news tells the plan', leakyObservation(system, 'planned', (event) => told(event))],
  [
    'news tells only whether a shot is charged',
    leakyObservation(system, 'planned', (event) => {
      const plan = told(event)
      return plan.type === 'planned' ? { ...plan, plan: plan.plan.order === 'aim' ? plan.plan.charge : null } : null
    }),
  ],
  [
    'a brace is asked for only where there is a shield',
    skipsQuestions(
      system,
      standingIf('brace', ({ gear }) => !Object.values(gear).includes('shield')),
    ),
  ],
  [
    'a plan is asked for only where there are supplies',
    skipsQuestions(
      system,
      standingIf('plan', ({ supply }) => supply === 1),
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
  test('the system itself is clean under the same seeds', () => expect(breaches(system)).toEqual([]))
})
