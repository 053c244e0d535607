import { playRandom } from '@admiralty/testkit'
import { describeWords } from '@admiralty/testkit/describe-words'
import { expect, test } from 'vitest'
import type { State } from './state.ts'
import { system } from './system.ts'
import { words } from './words.ts'

describeWords(system, words, {
  kinds: ['deploy', 'displacer', 'fighters', 'fire', 'fleet', 'loseItem', 'pointDefence', 'refit', 'ships'],
  leads: 0.1,
  steps: 12,
  silent: ['shotEnded'],
  moment: /^(setting up: |turn \d+, )/,
  scenario: 'battle',
})

test('a ship moves by one click on a hex and one on the button', () => {
  let planned = 0
  playRandom(system, 3, ({ result }) => {
    const state = result.state as State // the suite's systems are untyped
    const [call] = system.openCalls(state)
    if (call?.kind !== 'ships' || planned > 5) return
    const view = system.view(state, call.seats[0] ?? '')
    const ship = words.choices(view, null).find(({ key }) => key.startsWith('ship:'))
    if (ship?.then.kind !== 'draft') return
    const go = words.choices(view, ship.then.draft).find(({ key, spots }) => key.startsWith('go:') && spots[0]?.kind === 'hex')
    if (go?.then.kind !== 'draft') return
    const move = words.choices(view, go.then.draft).find(({ role }) => role === 'main')
    expect(move?.then).toMatchObject({ kind: 'order', order: { order: 'move' } })
    planned += 1
  })
  expect(planned).toBeGreaterThan(0)
})
