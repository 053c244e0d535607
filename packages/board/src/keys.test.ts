import { describe, expect, test } from 'vitest'
import { isKey, type KeyGroup, runKey, shownKey } from './keys.ts'

const pressed = (key: string, more: Partial<KeyboardEvent> = {}) =>
  ({ key, code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more }) as KeyboardEvent // only these fields are read

describe('keys', () => {
  test('a letter is itself with and without capitals, but not with Ctrl or Shift', () => {
    expect(isKey('t', pressed('t'))).toBe(true)
    expect(isKey('t', pressed('T'))).toBe(true)
    expect(isKey('t', pressed('t', { ctrlKey: true }))).toBe(false)
    expect(isKey('t', pressed('T', { shiftKey: true }))).toBe(false)
    expect(isKey('Shift+t', pressed('T', { shiftKey: true }))).toBe(true)
    expect(isKey('Ctrl+z', pressed('z', { metaKey: true }))).toBe(true)
  })
  test('a capital is the letter with and without Shift', () => {
    expect([pressed('e'), pressed('E', { shiftKey: true })].map((event) => isKey('E', event))).toEqual([true, true])
  })
  test('a character that needs Shift is recognized by itself', () => {
    expect(isKey('?', pressed('?', { shiftKey: true }))).toBe(true)
    expect(isKey('+', pressed('+', { shiftKey: true }))).toBe(true)
    expect(isKey('+', pressed('+'))).toBe(true)
  })
  test('a binding that answers false leaves the key to the next group', () => {
    const done: string[] = []
    const group = (title: string, answer: boolean): KeyGroup => ({
      title,
      bindings: [
        {
          keys: ['Enter'],
          does: title,
          run() {
            done.push(title)
            return answer
          },
        },
      ],
    })
    expect(runKey([group('first', false), group('second', true), group('third', true)], pressed('Enter'))).toBe(true)
    expect(done).toEqual(['first', 'second'])
    expect(runKey([group('first', true)], pressed('x'))).toBe(false)
  })
  test('keys are shown as they are printed', () => {
    expect(shownKey('Shift+ArrowLeft')).toEqual(['⇧', '←'])
    expect(shownKey('+')).toEqual(['+'])
  })
})
