import { type Choice, PLAIN_CHOICE } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { choiceKeyAction, listed } from './choice-keys.ts'

const choice = (key: string, role: Choice['role'] = 'row'): Choice => ({
  ...PLAIN_CHOICE,
  key,
  role,
  label: key,
  rule: 'T-1',
  then: { kind: 'order', order: key },
})
const list = [choice('a'), choice('go', 'main'), choice('b'), choice('c'), choice('up', 'back')]
const press = (key: string, aimed: string | null = null, choices = list) => {
  const action = choiceKeyAction(choices, choices.find((one) => one.key === aimed) ?? null, { key, elsewhere: false })
  return action && (action.kind === 'clear' ? 'clear' : `${action.kind} ${action.choice.key}`)
}

describe('the list of choices', () => {
  const hex = (key: string, q: number): Choice => ({ ...choice(key), spots: [{ kind: 'place', at: [q, 0] }] })
  const hexes = ['p', 'q', 'r', 's'].map(hex)
  const keys = (rows: readonly Choice[]) => rows.map(({ key }) => key).join('')
  const both = (choices: readonly Choice[], all = false) => {
    const { rows, folded } = listed(choices, { all })
    return [keys(rows), keys(folded)]
  }
  test('folds rows that are only a hex, and digits count the other rows', () => {
    expect(both([...list, ...hexes])).toEqual(['abc', 'pqrs'])
    const { rows } = listed([...hexes, ...list], { all: false })
    expect(choiceKeyAction([...hexes, ...list], null, { key: '1', elsewhere: false }, rows)).toMatchObject({ choice: { key: 'a' } })
  })
  test('lists hexes if they are few, the only rows, or asked for', () => {
    expect(both([...list, ...hexes.slice(1)])).toEqual(['abcqrs', ''])
    expect(both(hexes)).toEqual(['pqrs', ''])
    expect(both([...list, ...hexes], true)).toEqual(['abcpqrs', ''])
  })
  test('lists a row with a thing and its hex', () => {
    const thing: Choice = {
      ...hex('t', 1),
      spots: [
        { kind: 'thing', id: 't' },
        { kind: 'place', at: [1, 0] },
      ],
    }
    expect(both([thing, ...hexes, choice('go', 'main')])).toEqual(['t', 'pqrs'])
  })
})

describe('keys', () => {
  test('digits count rows, not buttons', () => {
    expect([press('1'), press('2'), press('3'), press('4')]).toEqual(['pick a', 'pick b', 'pick c', undefined])
  })
  test('arrows move through the rows and wrap around', () => {
    expect([press('ArrowDown'), press('ArrowUp'), press('ArrowDown', 'c'), press('ArrowUp', 'b')]).toEqual([
      'aim a',
      'aim c',
      'aim a',
      'aim a',
    ])
  })
  test('Enter picks the aimed choice, otherwise the main answer, otherwise the only choice', () => {
    expect([press('Enter', 'b'), press('Enter'), press('Enter', null, [choice('x'), choice('up', 'back')])]).toEqual([
      'pick b',
      'pick go',
      'pick x',
    ])
    expect(press('Enter', null, [choice('x'), choice('y')])).toBeUndefined()
  })
  test('Escape picks the choice that leads back, otherwise it discards the draft', () => {
    expect([press('Escape'), press('Escape', null, [choice('x')])]).toEqual(['pick up', 'clear'])
  })
  test('keys for other elements have no effect', () => {
    expect(choiceKeyAction(list, null, { key: '1', elsewhere: true })).toBeUndefined()
    expect(press('q')).toBeUndefined()
  })
})
