import { type Choice, PLAIN_CHOICE, type Spot } from '@admiralty/kernel'
import type { Hex } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { choicesAt, resultOfPress } from './choosing.ts'
import type { Counter } from './scene.ts'

const choice = (key: string, kind: 'order' | 'draft', ...spots: readonly Spot[]): Choice => ({
  ...PLAIN_CHOICE,
  key,
  label: key,
  rule: 'ES-SEQ-04',
  spots,
  then: kind === 'order' ? { kind, order: key } : { kind, draft: key },
})
const counter = (id: string, hex: Hex): Counter => ({
  id,
  at: hex,
  facing: 0,
  symbol: 'scout',
  sideStyle: 1,
  label: id,
  look: 'plain',
  damage: null,
  marks: [],
  selected: false,
  title: id,
})
const hexSpot = (q: number, r: number): Spot => ({ kind: 'place', at: [q, r] })
const thing = (id: string): Spot => ({ kind: 'thing', id })
const counters = [counter('a', [1, 1]), counter('b', [1, 1])]

describe('the choices at a point', () => {
  const choices = [choice('to', 'draft', hexSpot(1, 1)), choice('at a', 'order', thing('a')), choice('at b', 'order', thing('b'))]
  test('are those of the pressed thing, if it has any', () => {
    expect(choicesAt(choices, counters, { at: [1, 1], thing: 'b' }).map(({ key }) => key)).toEqual(['at b'])
  })
  test('are those of the hex and of all things in it, if no thing is pressed', () => {
    expect(choicesAt(choices, counters, { at: [1, 1], thing: null }).map(({ key }) => key)).toEqual(['to', 'at a', 'at b'])
    expect(choicesAt(choices, counters, { at: [1, 2], thing: null })).toEqual([])
  })
})

describe('a press', () => {
  const one = choice('one', 'order')
  const two = choice('two', 'order')
  test('selects if there is no choice', () => {
    expect(resultOfPress({ here: [], aimed: one, again: false, by: 'mouse' })).toEqual({ kind: 'select' })
  })
  test('picks the only choice', () => {
    expect(resultOfPress({ here: [one], aimed: null, again: false, by: 'mouse' })).toEqual({ kind: 'pick', choice: one })
  })
  test('by touch aims before it gives an order, and picks a draft at once', () => {
    expect(resultOfPress({ here: [one], aimed: null, again: false, by: 'touch' })).toEqual({ kind: 'aim', choice: one })
    expect(resultOfPress({ here: [one], aimed: one, again: true, by: 'touch' })).toEqual({ kind: 'pick', choice: one })
    const draft = choice('draft', 'draft')
    expect(resultOfPress({ here: [draft], aimed: null, again: false, by: 'touch' })).toEqual({ kind: 'pick', choice: draft })
  })
  test('by touch gives the main order at once, because its effect is drawn already', () => {
    const main: Choice = { ...one, role: 'main' }
    expect(resultOfPress({ here: [main], aimed: null, again: true, by: 'touch' })).toEqual({ kind: 'pick', choice: main })
  })
  test('aims at the first of several choices, then at the next', () => {
    expect(resultOfPress({ here: [one, two], aimed: null, again: false, by: 'mouse' })).toEqual({ kind: 'aim', choice: one })
    expect(resultOfPress({ here: [one, two], aimed: one, again: false, by: 'mouse' })).toEqual({ kind: 'aim', choice: one })
    expect(resultOfPress({ here: [one, two], aimed: one, again: true, by: 'mouse' })).toEqual({ kind: 'aim', choice: two })
    expect(resultOfPress({ here: [one, two], aimed: two, again: true, by: 'mouse' })).toEqual({ kind: 'aim', choice: one })
  })
  test('with Enter picks the choice that is aimed at', () => {
    expect(resultOfPress({ here: [one, two], aimed: two, again: false, by: 'key' })).toEqual({ kind: 'pick', choice: two })
  })
})
