import { describe, expect, test } from 'vitest'
import { keyNames, type NamedKey } from './key-names.ts'

const named = (key: string, code: string, more: Partial<NamedKey> = {}) =>
  keyNames({ key, code, shiftKey: false, ctrlKey: false, metaKey: false, ...more })
const shifted = { shiftKey: true }

describe('the names of a key', () => {
  test('a key of the digit row is its digit on every layout', () => {
    expect([named('1', 'Digit1'), named('&', 'Digit1'), named('à', 'Digit0'), named('۱', 'Digit1'), named('+', 'Digit1')]).toEqual([
      ['1'],
      ['1', '&'],
      ['0', 'à'],
      ['1', '۱'],
      ['1', '+'],
    ])
    expect([named('1', 'Digit1', shifted), named('!', 'Digit1', shifted), named('7', 'Numpad7'), named('Home', 'Numpad7')]).toEqual([
      ['1'],
      ['!'],
      ['7'],
      ['Home'],
    ])
  })
  test('AZERTY: minus on the key of 6 zooms where no row 6 is listed, and so does the key right of 0', () => {
    expect(named('-', 'Digit6')).toEqual(['6', '-'])
    expect(named(')', 'Minus')).toEqual([')', '-'])
  })
  test('AZERTY and Dvorak: a Latin letter is the letter shown, wherever it is', () => {
    expect([named('w', 'KeyZ'), named('m', 'Semicolon'), named('t', 'KeyK'), named('r', 'KeyO'), named('é', 'KeyE')]).toEqual([
      ['w'],
      ['m'],
      ['t'],
      ['r'],
      ['é'],
    ])
    expect(named('z', 'KeyW', { ctrlKey: true })).toEqual(['z'])
  })
  test('Cyrillic, Greek, Hebrew, Arabic and Hangul: a letter is the Latin letter at its place', () => {
    expect([named('е', 'KeyT'), named('Е', 'KeyT', shifted), named('τ', 'KeyT'), named('א', 'KeyT'), named('ㅅ', 'KeyT')]).toEqual([
      ['t'],
      ['T'],
      ['t'],
      ['t'],
      ['t'],
    ])
    expect([named('لا', 'KeyB'), named('я', 'KeyZ', { ctrlKey: true }), named("'", 'KeyW')]).toEqual([['b'], ['z'], ["'", 'w']])
  })
  test('signs are themselves with and without Shift; letters in their place are the signs', () => {
    expect(named('?', 'Digit7', shifted)).toEqual(['?'])
    expect(named('?', 'KeyM', shifted)[0]).toBe('?')
    expect(named('?', 'Minus', shifted)[0]).toBe('?')
    expect(named('+', 'BracketRight')[0]).toBe('+')
    expect(named('-', 'Slash')[0]).toBe('-')
    expect([named('б', 'Comma'), named('ю', 'Period'), named('.', 'Slash')[0]]).toEqual([[','], ['.'], '.'])
    expect([named('+', 'NumpadAdd'), named('-', 'NumpadSubtract')]).toEqual([['+'], ['-']])
  })
  test('a dead key is the sign at its place', () => {
    expect(named('Dead', 'Equal')).toEqual(['='])
    expect(named('Process', 'KeyT')).toEqual(['t'])
  })
  test('keys with names, the third level and composed texts', () => {
    expect([named('Enter', 'NumpadEnter'), named('ArrowUp', 'ArrowUp'), named(' ', 'Space')]).toEqual([['Enter'], ['ArrowUp'], [' ']])
    expect(named('{', 'Digit7', { getModifierState: (name) => name === 'AltGraph' })).toEqual(['{'])
    expect(named('t', 'KeyT', { isComposing: true })).toEqual([])
  })
})
