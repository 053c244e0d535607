import { diceOf } from '@admiralty/kernel'
import { playRandom } from '@admiralty/testkit'
import { expect, test } from 'vitest'
import type { GameEvent } from '../chapter.ts'
import { system } from '../game.ts'
import type { State } from '../state.ts'
import { forecast } from './forecast.ts'

/** Battles with the ships of the briefing. Randomly bought ships rarely meet. */
const asBriefed = {
  ...system,
  scenarios: system.scenarios.map((battle) => ({
    ...battle,
    setup: (choices: Parameters<typeof battle.setup>[0]) => battle.setup({ ...choices, fleets: 'briefing' }),
  })),
}

test('in random matches each kind of claim sometimes comes true and sometimes fails, and amounts count damage', () => {
  const came = new Map<string, Set<number>>()
  let points = 0
  for (let seed = 1; seed <= 18; seed += 1)
    playRandom(asBriefed, seed, ({ result, before }) => {
      if (before === undefined) return
      const events = result.events as readonly GameEvent[] // the suite's systems are untyped
      const end = result.state as State // as above
      const view = system.view(before as State, 'yellow') // as above
      const claims = forecast.claims(view, 'yellow')
      expect(new Set(claims.map(({ key }) => key)).size).toBe(claims.length)
      for (const { key, kind, of } of claims) {
        const value = of(events, end)
        if (kind === 'amount') points += value
        else came.set(key.split(':')[0] ?? key, (came.get(key.split(':')[0] ?? key) ?? new Set()).add(value))
      }
    })
  expect(points).toBeGreaterThan(50)
  for (const kind of ['dealt', 'taken', 'hurt', 'lost', 'lock']) expect([kind, [...(came.get(kind) ?? [])].sort()]).toEqual([kind, [0, 1]])
})
test('there are no claims before ships are placed, and none for a spectator', () => {
  const { state } = system.begin(
    { setup: system.scenarios[0]?.setup({}) as State['setup'], position: null }, // without options none is refused
    diceOf((count) => Array.from({ length: count }, () => 1)),
  )
  expect(forecast.claims(system.view(state, 'yellow'), 'yellow')).toEqual([])
  expect(forecast.claims(system.view(state, 'public'), 'public')).toEqual([])
})
