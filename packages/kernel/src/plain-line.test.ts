import { expect, test } from 'vitest'
import { escapeControls, escapeToLine, isPlainLine } from './plain-line.ts'

const CONTROLS = {
  'a line break': '\n',
  'a tab': '\t',
  'a terminal command': '\u001b',
  'an eight-bit terminal command': '\u009b',
  'a line separator': '\u2028',
  'an Arabic letter mark': '\u061c',
  'a right-to-left override': '\u202e',
  'an isolate': '\u2066',
  'half of a surrogate pair': '\ud83d',
}

test.for(Object.entries(CONTROLS))('a plain line contains no %s', ([, character]) => {
  expect(isPlainLine(`Night${character}Watch`)).toBe(false)
  expect(JSON.parse(`"${escapeToLine(character)}"`)).toBe(character)
})

test('other characters are plain, whatever their script', () => {
  for (const name of ['<img src=x onerror=alert(1)>', '"\'`&amp;', '\u{1f9d1}\u200d\u{1f680}', 'שלום', 'æ\u0301']) {
    expect(isPlainLine(name)).toBe(true)
    expect(escapeControls(name)).toBe(name)
  }
})

test('escaped text keeps its tabs and line breaks, an escaped line does not', () => {
  expect(escapeControls('a\tb\nc\u001b')).toBe('a\tb\nc\\u001b')
  expect(escapeToLine('a\tb\nc\u001b')).toBe('a\\u0009b\\u000ac\\u001b')
})
