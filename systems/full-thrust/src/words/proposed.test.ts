// The gold button of the questions that ask one ship after another.
import { describe, expect, test } from 'vitest'
import { system } from '../game.ts'
import { begin, setupFor } from '../game-for-tests.ts'
import type { Order } from '../orders.ts'
import type { Position } from '../position.ts'
import type { View } from '../state.ts'
import { words } from '../words.ts'

const OSPREY = { design: 'Osprey', course: 12, velocity: 6 } as const
const TERN = { seat: 'red', design: 'Tern', mu: [4, 0], course: 12, velocity: 6 } as const
const DISTANT = { seat: 'blue', design: 'Drover', mu: [0, 200], course: 6, velocity: 2 } as const
const NEAR = { ...DISTANT, mu: [0, 10] } as const

/** The choices of red, and its main one, in the first question of a position. */
function asked(position: Position) {
  const view = system.view(begin(setupFor('cruiser-duel'), { turn: 3, initiative: ['red', 'blue'], ...position }).state, 'red')
  const choices = words.choices(view, null)
  const main = choices.filter(({ role }) => role === 'main')
  expect(main).toHaveLength(1)
  return { view, choices, main: main[0] }
}
/** The main answer after a main answer. */
const afterMain = (view: View, main: ReturnType<typeof asked>['main']) =>
  main?.then.kind === 'draft' ? words.choices(view, main.then.draft).find(({ role }) => role === 'main') : undefined
function expectLegal(view: View, order: Order): void {
  const [call] = view.calls
  if (!call) throw new Error('nobody is asked')
  expect(system.check(view, call, order)).toBeUndefined()
}

describe('FT-SEQ-07: which ship fires', () => {
  test('the gold button aims the ship that is expected to do most at its best target, and the next one fires with its chances shown', () => {
    const { view, main, choices } = asked({ at: 'fire', ships: { 'red-2': { ...TERN }, 'red-1': OSPREY, 'blue-1': NEAR } })
    expect(main).toMatchObject({ label: 'Aim Osprey at Blue Drover', then: { draft: { kind: 'fire', ship: 'red-1' } } })
    const fire = afterMain(view, main)
    expect(fire).toMatchObject({ label: 'Fire', then: { order: { order: 'fire', ship: 'red-1' } } })
    expect(fire?.spread?.ends.length).toBeGreaterThan(1)
    expect(choices.map(({ label }) => label)).toEqual(expect.arrayContaining(['Osprey', 'Tern', 'No more fire in this turn']))
  })
  test('it proposes the only ship that has a target, and the order is legal', () => {
    const { view, main } = asked({ at: 'fire', ships: { 'red-1': { ...OSPREY, course: 6, mu: [0, -70] }, 'red-2': TERN, 'blue-1': NEAR } })
    expect(main?.label).toBe('Aim Tern at Blue Drover')
    const fire = afterMain(view, main)
    if (fire?.then.kind !== 'order') throw new Error('no order is proposed')
    expectLegal(view, fire.then.order)
  })
})
describe('FT-SAL-02: salvoes', () => {
  const at = (mu: readonly [number, number]) =>
    asked({ at: 'ordnance', ships: { 'red-1': { design: 'Falchion', course: 12, velocity: 6 }, 'blue-1': { ...DISTANT, mu } } })
  test('the gold button aims at the place where the nearest enemy will be on its course', () => {
    const { view, main } = at([0, 16])
    expect(main?.label).toBe('Aim a salvo of Falchion ahead of Blue Drover')
    const draft = main?.then.kind === 'draft' ? main.then.draft : null
    expect(draft).toMatchObject({ salvoes: [{ at: [0, 14 * 1560] }] })
    expect(words.choices(view, draft).find(({ role }) => role === 'main')).toMatchObject({ label: 'Launch the salvo' })
  })
  test('with no enemy in reach it ends the launches', () => {
    expect(at([0, 200]).main?.label).toBe('No more salvoes in this turn')
  })
})

describe('FT-FTR-02, FT-FTR-04: fighters', () => {
  const launching = (mu: readonly [number, number]) =>
    asked({
      at: 'launch',
      plots: { 'red-1': '0 LAUNCH' },
      ships: { 'red-1': { seat: 'red', design: 'Aerie', course: 12, velocity: 6 }, 'blue-1': { ...DISTANT, mu } },
    })
  /** The main answers one after another, from the first question on. */
  function mainLabels({ view, main }: ReturnType<typeof asked>): readonly string[] {
    const labels: string[] = []
    for (let next = main; next; ) {
      labels.push(next.label)
      const { then } = next
      next = afterMain(view, next)
      if (then.kind === 'order') expectLegal(view, then.order)
    }
    return labels
  }
  test('gold buttons alone send a group towards the nearest enemy, facing it', () => {
    expect(mainLabels(launching([60, 0]))).toEqual([
      ...['Fighter group 1', 'Towards Blue Drover', 'Facing 3', 'Nothing more: give this order'],
    ])
    expect(mainLabels(launching([0, -5]))).toEqual(['Fighter group 1', 'To Blue Drover', 'Facing 12', 'Nothing more: give this order'])
  })
})
