// The dialog of the movement phase: a plan, taken back or confirmed.
import { describe, expect, test } from 'vitest'
import { system } from '../game.ts'
import { begin } from '../play-for-tests.ts'
import type { Position } from '../position.ts'
import { words } from '../words.ts'
import type { Draft } from './draft.ts'

const components = [
  { kind: 'engine', level: 4, section: 4 },
  { kind: 'thruster', level: 4, section: 4 },
] as const
const fittings = [
  { component: 0, charge: 4 },
  { component: 1, charge: 4 },
]
const ship = { seat: 'red', hex: [0, 3], facing: 0, design: { name: 'Hull', components, crew: [] }, fittings } as const
const enemy = { seat: 'blue', hex: [0, -9], facing: 3 } as const
const viewOf = (position: Position = {}) => system.view(begin({ at: 'movement', ships: { a: ship, b: enemy }, ...position }), 'red')
type View = ReturnType<typeof viewOf>

const keysOf = (view: View, draft: Draft | null) => words.choices(view, draft).map(({ key }) => key)
const choiceIn = (view: View, draft: Draft | null, key: string) => {
  const found = words.choices(view, draft).find((choice) => choice.key === key)
  if (!found) throw new Error(`no choice ${key} among ${keysOf(view, draft).join()}`)
  return found
}
/** The draft after picking these rows; every one of them must lead to a draft. */
function picked(view: View, ...keys: readonly string[]): Draft | null {
  let draft: Draft | null = null
  for (const key of keys) {
    const { then } = choiceIn(view, draft, key)
    if (then.kind !== 'draft') throw new Error(`${key} gives an order at once`)
    draft = then.draft
  }
  return draft
}
const orderOf = (view: View, draft: Draft | null, key: string) => {
  const { then } = choiceIn(view, draft, key)
  return then.kind === 'order' ? then.order : null
}

describe('a move', () => {
  test('SF-TRN-04: no step gives an order; one press makes the whole move', () => {
    const view = viewOf()
    const steps = words.choices(view, null).filter(({ key }) => key !== 'end')
    expect(steps.map(({ then }) => then.kind)).toEqual(steps.map(() => 'draft'))
    const plan = picked(view, 'ahead:2', 'left', 'ahead:1')
    expect(choiceIn(view, plan, 'confirm')).toMatchObject({ role: 'main' })
    expect(words.question(view, plan)?.text).toMatch(/^Ahead 2, turn left, ahead 1\. /)
    const order = orderOf(view, plan, 'confirm')
    expect(order).toEqual({
      order: 'move',
      ship: 'a',
      steps: [
        { step: 'ahead', pay: { 0: 1 }, dodge: {} },
        { step: 'ahead', pay: { 0: 1 }, dodge: {} },
        { step: 'turn', to: 'left', pay: { 1: 1 } },
        { step: 'ahead', pay: { 0: 1 }, dodge: {} },
      ],
    })
    const [call] = view.calls
    expect(call && order && system.check(view, call, order)).toBeUndefined()
  })
  test('SF-MOV-01: what follows a plan begins at its end, with the charges that are left', () => {
    const view = viewOf()
    const plan = picked(view, 'ahead:3', 'right')
    // One charge of the engine, then three of the thrusters.
    expect(keysOf(view, plan).filter((key) => key.startsWith('ahead'))).toEqual(['ahead:1', 'ahead:2'])
    expect(choiceIn(view, plan, 'ahead:1').spots).toEqual([{ kind: 'place', at: [1, -1] }])
    expect(words.question(view, plan)?.text).toContain('1 engine charge, 3 thruster charges')
  })
  test('SF-TRN-04: the last step is taken back until nothing is planned', () => {
    const view = viewOf()
    const before = picked(view, 'ahead:1', 'left')
    expect(picked(view, 'ahead:1', 'left', 'back')).toEqual(picked(view, 'ahead:1'))
    expect(before).not.toEqual(picked(view, 'ahead:1'))
    expect(keysOf(view, picked(view, 'ahead:1', 'back'))).toEqual(keysOf(view, null))
  })
  test('SF-TRN-04: with several ships the plan goes back to the page of its ship', () => {
    const view = viewOf({ ships: { a: ship, c: { ...ship, hex: [3, 3] }, b: enemy } })
    expect(picked(view, 'ship:c', 'ahead:1', 'back')).toEqual({ kind: 'ship', ship: 'c' })
    expect(orderOf(view, picked(view, 'ship:c', 'ahead:1'), 'confirm')).toMatchObject({ ship: 'c', steps: { length: 1 } })
  })
})

describe('asteroids', () => {
  const among: Position = { tiles: [{ kind: 'large-asteroids', at: [0, 1], turns: 0 }] }
  test('SF-AST-01: dice of asteroids end a plan, because nobody knows them yet', () => {
    const view = viewOf(among)
    const plan = picked(view, 'left', 'right', 'ahead:1', 'dodge:1')
    expect(keysOf(view, plan)).toEqual(['confirm', 'back'])
    expect(choiceIn(view, plan, 'confirm')).toMatchObject({ oddsTo: 'be damaged', because: [{ number: { total: 3 } }] })
    expect(orderOf(view, plan, 'confirm')).toMatchObject({ steps: { length: 3, 2: { dodge: { 1: 1 } } } })
  })
  test('SF-AST-03: a plan goes on where all dice are bought off', () => {
    const view = viewOf(among)
    const plan = picked(view, 'ahead:1', 'dodge:4')
    expect(keysOf(view, plan)).toContain('ahead:1')
    expect(choiceIn(view, plan, 'confirm').odds).toBeNull()
  })
  test('SF-AST-03: going back from the question of dice keeps the steps before', () => {
    const view = viewOf(among)
    expect(picked(view, 'left', 'right', 'ahead:1', 'back')).toEqual(picked(view, 'left', 'right'))
  })
})
