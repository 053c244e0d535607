import { scriptedDice } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { system } from '../game.ts'
import type { Position } from '../position.ts'
import { setupFor } from '../setting/setup-for-tests.ts'
import { left, shipOf, topSpeed } from '../table.ts'

type Placed = NonNullable<Position['ships']>[string]
const begun = (at: Position['at'], hunter: Placed) =>
  system.begin(
    { setup: setupFor('battle'), position: { at, turn: 2, ships: { hunter, 'b-dd-1': { seat: 'blue', hex: [6, 0] } } } },
    scriptedDice(),
  ).state

test('ES-DES-14: weapons that fired are marked until the next turn', () => {
  const hunter: Placed = { seat: 'yellow', hex: [6, 6], items: [{ kind: 'beam' }], fired: { 'beam-1': 1 } }
  const marked = begun({ step: 'fire', side: 'yellow', passes: 0, seat: 'yellow' }, hunter)
  expect(shipOf(marked, 'hunter').fired).toEqual({ 'beam-1': 1 })
  const next = begun({ step: 'turnEnd' }, hunter)
  expect(next.turn).toBe(3)
  expect(shipOf(next, 'hunter').fired).toEqual({})
})
test('ES-DES-15: the sheet records damage, lost speed, navigation hits and the items still aboard', () => {
  const items = [{ kind: 'beam', range: 3, damage: 2 }, { kind: 'ecm' }] as const
  const state = begun(
    { step: 'loseItem', ship: 'hunter', chooser: 'yellow', combat: false },
    { seat: 'yellow', hull: 'cruiser', hex: [6, 6], items: [...items], hurt: 3, slowed: 2, navHit: true },
  )
  const hunter = shipOf(state, 'hunter')
  expect([left(state, hunter), topSpeed(state, hunter).total, hunter.navHit]).toEqual([5, 1, true])
  const [call] = system.openCalls(state)
  if (!call) throw new Error('no call is open')
  const after = system.resolve(state, call, { yellow: { order: 'lose', item: 'beam-1' } }, scriptedDice()).state
  expect(after.secret.yellow?.sheets.hunter?.items.map(({ id }) => id)).toEqual(['ecm-1'])
})
