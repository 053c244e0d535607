import type { Choice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { meantBy } from './choice-keys.ts'

const choice = (key: string, role: Choice['role'] = 'row'): Choice => ({
  key,
  role,
  label: key,
  rule: 'T-1',
  spots: [],
  odds: null,
  because: [],
  note: null,
  then: { kind: 'order', order: key },
})
const list = [choice('a'), choice('go', 'main'), choice('b'), choice('c'), choice('up', 'back')]
const press = (key: string, aimed: string | null = null, choices = list) => {
  const meant = meantBy(choices, choices.find((one) => one.key === aimed) ?? null, { key, elsewhere: false })
  return meant && (meant.kind === 'clear' ? 'clear' : `${meant.kind} ${meant.choice.key}`)
}

describe('keys on the list of choices', () => {
  test('figures count the rows, not the buttons', () => {
    expect([press('1'), press('2'), press('3'), press('4')]).toEqual(['pick a', 'pick b', 'pick c', undefined])
  })
  test('arrows walk the rows, round and round', () => {
    expect([press('ArrowDown'), press('ArrowUp'), press('ArrowDown', 'c'), press('ArrowUp', 'b')]).toEqual([
      'aim a',
      'aim c',
      'aim a',
      'aim a',
    ])
  })
  test('Enter picks what is aimed at, else the main answer, else the only one', () => {
    expect([press('Enter', 'b'), press('Enter'), press('Enter', null, [choice('x'), choice('up', 'back')])]).toEqual([
      'pick b',
      'pick go',
      'pick x',
    ])
    expect(press('Enter', null, [choice('x'), choice('y')])).toBeUndefined()
  })
  test('Escape goes one step back, else leaves the draft', () => {
    expect([press('Escape'), press('Escape', null, [choice('x')])]).toEqual(['pick up', 'clear'])
  })
  test('keys meant for something else are left alone', () => {
    expect(meantBy(list, null, { key: '1', elsewhere: true })).toBeUndefined()
    expect(press('q')).toBeUndefined()
  })
})
