import { type AnySystem, playRandom, type RandomStep } from '@admiralty/testkit'
import { describe, expect, test } from 'vitest'
import { policy, type SkirmishEvent, type State, system, words } from './index.ts'

const rules = new Set(system.rulebook.chapters.flatMap(({ clauses }) => clauses.map(({ id }) => id)))
function everyStep(look: (state: State, moment: RandomStep) => void): void {
  for (let seed = 1; seed <= 15; seed += 1)
    playRandom(system as AnySystem, seed, (moment) => look(system.schema.state.parse(moment.result.state), moment)) // random matches take any system
}

describe('words', () => {
  test('offer every asked seat its legal orders, each once and with a clause', () => {
    everyStep((state) => {
      for (const [call, seat] of system.openCalls(state).flatMap((call) => call.seats.map((seat) => [call, seat] as const))) {
        const view = system.view(state, seat)
        const choices = words.choices(view, null)
        expect(words.question(view, null)).toBeDefined()
        expect(choices.length).toBeGreaterThan(0)
        expect(new Set(choices.map(({ key }) => key)).size).toBe(choices.length)
        for (const { rule, then } of choices) {
          expect(rules).toContain(rule)
          if (then.kind === 'order') expect(system.check(view, call, then.order)).toBeUndefined()
        }
      }
      expect(words.choices(system.view(state, 'public'), null)).toEqual([])
    })
  })

  test('have a log line for every observation, with clauses of the rule book', () => {
    const silent = new Set<string>()
    everyStep((state, { result }) => {
      const view = system.view(state, 'public')
      for (const event of result.events as readonly SkirmishEvent[]) {
        const observation = system.observe(event, 'public')
        const line = observation && words.logEntry(observation, view)
        if (observation && !line) silent.add(observation.type)
        for (const rule of line?.rules ?? []) expect(rules).toContain(rule)
      }
    })
    expect([...silent]).toEqual(['shotOver'])
  })

  test('name the phase, even after the end', () => {
    const moments = new Set<string>()
    everyStep((state) => {
      const view = system.view(state, 'public')
      moments.add(words.phase(view).title.replace(/\d/, 'N'))
      expect(words.phases(view).filter(({ state: mark }) => mark === 'now')).toHaveLength(system.outcome(state) ? 0 : 1)
      expect(words.table(view)[0]?.rows).toHaveLength(state.setup.seats.length)
    })
    expect([...moments].sort()).toEqual([
      ...['round N, brace', 'round N, over', 'round N, plan', 'round N, seize'],
      'round N, supply', // SK-UMP-01
      'setting up',
    ])
  })
})

test('a bot proposes legal orders, and its evaluation of one side is the negative of the other', () => {
  everyStep((state, { dice: whim }) => {
    for (const [call, seat] of system.openCalls(state).flatMap((call) => call.seats.map((seat) => [call, seat] as const))) {
      const view = system.view(state, seat)
      for (const order of policy.propose(view, whim)) expect(system.check(view, call, order)).toBeUndefined()
    }
    expect(policy.evaluate(state, 'red') + policy.evaluate(state, 'blue')).toBe(0)
  })
})
