// The story, the teaching positions, and the orders that lessons count as equal.
import { type RuleSystem, scriptedDice } from '@admiralty/kernel'
import { caseSchema, judgedOrders, judgeOrder, openCase } from '@admiralty/lessons'
import { describeGame } from '@admiralty/testkit/describe-game'
import { lessonFiles } from '@admiralty/testkit/describe-lessons'
import { describe, expect, test } from 'vitest'
import { lessons } from '../lessons/index.ts'
import { system } from '../src/index.ts'
import { NO_PLOT } from '../src/movement/budget.ts'
import type { Order, ShipPlot, TurnLeg } from '../src/orders.ts'
import type { Position } from '../src/position.ts'
import { stateSchema } from '../src/state.ts'
import { game, suite } from './suite.ts'

describeGame(game, suite, ['lessons'])

test('ships of a lesson have the names that its text gives them', () => {
  for (const [name, file] of Object.entries(lessons.files)) {
    const text = caseSchema.parse(file)
    const { ships } = stateSchema.parse(openCase(system as unknown as RuleSystem, text).state) // a case knows nothing of the types of its game
    const named = [...(text.lesson?.text ?? '').matchAll(/\[([A-Z][a-z]+)\]\(((?:red|blue)-\d)\)/g)]
    for (const [, called, id = ''] of named) expect(ships[id]?.name, `${id} in ${name}`).toBe(called)
  }
})

describe('orders that are none of the samples', () => {
  const [, one, answer] = lessonFiles(game as unknown as Parameters<typeof lessonFiles>[0]).ofKind('order')[0] ?? [] // lessons know no types
  if (!one || !answer) throw new Error('no lesson asks for an order')
  const all = judgedOrders(one, answer)
  test('a legal order is judged by its own figure', () => {
    const [right] = answer.right
    const others = all.filter(
      ({ order }) =>
        order !== right && !lessons.alike(system.view(stateSchema.parse(one.position.state), 'red'), order as Order, right as Order),
    )
    expect(others.length).toBeLessThan(all.length)
    expect(judgeOrder(one, answer, right, others)).toMatchObject({ right: true })
  })
  test('an illegal order gets its refusal', () => {
    expect(judgeOrder(one, answer, { order: 'evade', evade: true }, all)).toMatchObject({ right: false, figure: null })
    expect(judgeOrder(one, answer, { order: 'evade', evade: true }, all).rules[0]).toMatch(/^FT-/)
    expect(judgeOrder(one, answer, { order: 'nonsense' }, all)).toMatchObject({ right: false, rules: ['ORDER-SCHEMA'], figure: null })
  })
})

describe('equal orders', () => {
  const setup = system.schema.setup.parse(system.scenarios[0]?.setup({ doubleTurn: true }))
  const viewOf = (position: Position) => system.view(system.begin({ setup, position }, scriptedDice()).state, 'red')
  const alike = (position: Position, a: Order, b: Order): boolean => lessons.alike(viewOf(position), a, b)
  const heron = (velocity: number): Position => ({
    ships: { 'red-1': { seat: 'red', design: 'Heron', velocity }, 'blue-1': { seat: 'blue', design: 'Tern', mu: [0, 10] } },
  })
  const plotted = (plot: Partial<ShipPlot>): Order => ({ order: 'plot', ships: { 'red-1': { ...NO_PLOT, ...plot } } })
  const leg = (points: number): TurnLeg => ({ to: 'port', points })

  test('a ship without a plot flies straight on', () => {
    expect(alike(heron(6), { order: 'plot', ships: {} }, plotted({}))).toBe(true)
    expect(alike(heron(6), { order: 'plot', ships: {} }, plotted({ change: 1 }))).toBe(false)
  })
  test('two plots with the same end are equal, and not if one does more', () => {
    const [once, twice] = [plotted({ turns: [leg(2)] }), plotted({ turns: [leg(1), leg(1)] })]
    expect(alike(heron(8), once, twice)).toBe(true)
    expect(alike(heron(8), once, plotted({ turns: [leg(2)], disengage: true }))).toBe(false)
    const [odd, late] = [plotted({ turns: [leg(3)] }), plotted({ turns: [leg(2), leg(1)] })]
    expect(alike(heron(8), odd, late)).toBe(false)
    expect(alike(heron(0), odd, late)).toBe(true)
  })
  test('the sequence of shots does not count, and equal mounts take the place of each other', () => {
    const fire = (...mounts: readonly string[]): Order => ({
      order: 'fire',
      ship: 'red-1',
      shots: mounts.map((mount) => ({ mount, target: { kind: 'ship', id: 'blue-1' }, system: null })),
    })
    expect(alike(heron(0), fire('beam-1', 'beam-2'), fire('beam-2', 'beam-1'))).toBe(true)
    expect(alike(heron(0), fire('pds-1'), fire('pds-3'))).toBe(true)
    expect(alike(heron(0), fire('beam-2'), fire('beam-3'))).toBe(false)
    expect(alike(heron(0), fire('beam-1'), { order: 'pass' })).toBe(false)
  })
  test('attacks and repairs are sets', () => {
    const attack = (...groups: readonly string[]): Order => ({
      order: 'attack',
      attacks: groups.map((group) => ({
        group,
        target: { kind: 'ship', id: 'blue-1' },
        ifIntercepted: 'fight',
        torpedoes: false,
        engages: null,
      })),
      joins: {},
    })
    expect(alike(heron(0), attack('g1', 'g2'), attack('g2', 'g1'))).toBe(true)
    expect(alike(heron(0), attack('g1', 'g2'), attack('g2'))).toBe(false)
    const repair = (...systems: readonly string[]): Order => ({
      order: 'repair',
      dump: [],
      abandon: [],
      letGo: [],
      repairs: systems.map((one) => ({ ship: 'red-1', system: one, parties: 1 })),
    })
    expect(alike(heron(0), repair('ftl', 'drive'), repair('drive', 'ftl'))).toBe(true)
    expect(alike(heron(0), repair('ftl'), repair('drive'))).toBe(false)
  })
})
