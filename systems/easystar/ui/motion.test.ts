import { hexAt } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import type { GameObservation } from '../src/chapter.ts'
import { view as viewOf } from '../src/game.ts'
import { stateOf } from '../src/position.ts'
import { setupFor } from '../src/setting/setup-for-tests.ts'
import type { View } from '../src/state.ts'
import { motionsOf } from './motion.ts'

const at = (column: number, row: number) => hexAt({ column: column - 1, row: row - 1 })
const beam = { kind: 'beam', mount: 'axial', range: 3, damage: 2 } as const
function table(yellow: object = {}): View {
  const ships = {
    'b-dd-1': { seat: 'blue', hex: at(5, 9), facing: 0, speed: 2, items: [beam] },
    'y-dd-1': { seat: 'yellow', hex: at(5, 7), facing: 3, items: [beam], ...yellow },
  } as const
  return viewOf(stateOf(setupFor('battle'), { at: { step: 'fire', side: 'blue', passes: 0, seat: 'blue' }, turn: 2, ships }), 'public')
}
/** An observation as the server sends it. */
const observation = (what: object): GameObservation => what as GameObservation
const needed = { total: 4, because: [] }

describe('animations', () => {
  test('a ship glides over the hexes of its path and turns on the way', () => {
    const [glide] = motionsOf(observation({ type: 'shipMoved', ship: 'b-dd-1', seat: 'blue', path: 'FRF' }), table(), table())
    expect(glide).toEqual({
      kind: 'glide',
      thing: 'b-dd-1',
      poses: [
        { at: at(5, 9), facing: 0 },
        { at: at(5, 8), facing: 0 },
        { at: at(5, 8), facing: 1 },
        { at: at(6, 7), facing: 1 },
      ],
    })
  })
  test('an attack is drawn in the style of its weapon, from ship to ship, with its die', () => {
    const shot = { from: 'b-dd-1', at: 'y-dd-1', weapon: { kind: 'bank' }, powerUp: null, salvo: 0, natural: null }
    const before = { ...table(), shot } as unknown as View // only the kind of the weapon is looked at
    const rolled = { type: 'attackRolled', seat: 'blue', from: 'b-dd-1', weapon: 'w', at: 'y-dd-1', die: 5, needed, hit: true }
    expect(motionsOf(observation(rolled), before, before)).toEqual([
      {
        kind: 'shot',
        manner: 'torpedo',
        sideStyle: 1,
        from: { thing: 'b-dd-1', at: at(5, 9) },
        to: { thing: 'y-dd-1', at: at(5, 7) },
        result: 'hit',
      },
      { kind: 'die', at: { thing: 'y-dd-1', at: at(5, 7) }, face: 5, counted: true },
    ])
    expect(motionsOf(observation({ ...rolled, hit: false }), before, before)).toMatchObject([{ result: 'miss' }, { counted: false }])
  })
  test('damage is a number, a critical a mark, and a wreck replaces its ship', () => {
    const damaged = { type: 'damaged', ship: 'y-dd-1', seat: 'yellow', damage: { total: 2, because: [] }, by: 'blue', reason: 'ES-HIT-03' }
    expect(motionsOf(observation(damaged), table(), table({ hurt: 2 }))).toMatchObject([{ kind: 'flash', text: '−2', good: false }])
    expect(motionsOf(observation({ type: 'navHit', ship: 'y-dd-1', seat: 'yellow' }), table(), table())).toMatchObject([{ kind: 'mark' }])
    const lost = { type: 'perished', ship: 'y-dd-1', seat: 'yellow', doom: 'wreck' }
    expect(motionsOf(observation(lost), table(), table({ status: 'wreck', hurt: 4 }))).toMatchObject([
      { kind: 'fade', into: 'wreck', counter: { id: 'y-dd-1', look: 'plain' } },
    ])
  })
  test('a pass has no animation', () => {
    expect(motionsOf(observation({ type: 'passed', seat: 'blue', side: 'blue' }), table(), table())).toEqual([])
  })
})
