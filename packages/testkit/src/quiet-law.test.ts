// The law of quiet calls notices a call of which the answers of others tell more than that all are there.
import { type Call, type RuleSystem, UMPIRE } from '@admiralty/kernel'
import { system as skirmish } from '@admiralty/systems/skirmish'
import { expect, test } from 'vitest'
import { quietLaw } from './laws.ts'
import { breachesOf } from './survey.ts'

// The suite knows a game by its general types only.
const system: RuleSystem = { ...(skirmish as unknown as RuleSystem), quietCalls: ['muster'] }
const breaches = (change: (call: Call) => Call): readonly string[] =>
  breachesOf({ ...system, openCalls: (state) => system.openCalls(state).map(change) }, [quietLaw], [1]).filter((breach) =>
    breach.includes(quietLaw.title),
  )
const ofKind = (kind: string, more: Partial<Call>) => (call: Call) => (call.kind === kind ? { ...call, ...more } : call)

test('a quiet call that asks its own seats alone keeps the law', () => {
  expect(breaches((call) => call)).toEqual([])
})

test('a seat that may answer a quiet call instead of the others is noticed', () => {
  expect(breaches(ofKind('muster', { instead: ['blue'] }))).not.toEqual([])
  expect(breaches(ofKind('plan', { instead: ['blue'] }))).toEqual([])
})

test('an umpire that is asked a quiet call is noticed', () => {
  expect(breaches(ofKind('muster', { seats: ['red', UMPIRE] }))).not.toEqual([])
})
