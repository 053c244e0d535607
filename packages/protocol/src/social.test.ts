import { expect, test } from 'vitest'
import { drawRequestSchema, isShallowJson, LIMITS, newDesignRequestSchema, noteRequestSchema, standInRequestSchema } from './index.ts'

const note = (content: unknown) => noteRequestSchema.safeParse({ as: 'blue', ...Object(content) })

test('a note is either one line of plain text or a signal', () => {
  expect(note({ text: '  well played  ' }).data).toEqual({ as: 'blue', text: 'well played' })
  expect(note({ signal: 'thanks' }).success).toBe(true)
  for (const bad of [
    {},
    { text: ' ' },
    { text: 'one\ntwo' },
    { text: 'one\u2028two' },
    { text: 'turned \u202e round' },
    { text: 'x'.repeat(LIMITS.note + 1) },
    { signal: 'boo' },
    { text: 'hello', signal: 'thanks' },
  ])
    expect(note(bad).success).toBe(false)
  expect(note({ text: 'Grüße, Ωmega 🚀' }).success).toBe(true)
})

test('a vote needs all its fields, and one for a stand-in a known rank', () => {
  expect(drawRequestSchema.safeParse({ as: 'blue' }).success).toBe(false)
  expect(standInRequestSchema.safeParse({ as: 'blue', seat: 'red', rank: 'admiral', agree: true }).success).toBe(true)
  expect(standInRequestSchema.safeParse({ as: 'blue', seat: 'red', rank: 'king', agree: true }).success).toBe(false)
})

test('a design may be any JSON up to the limits of size and nesting', () => {
  const design = (it: unknown) => newDesignRequestSchema.safeParse({ system: 'easystar', name: 'Gulls', design: it }).success
  expect(design({ ships: [] })).toBe(true)
  expect(design(undefined)).toBe(false)
  expect(design({ ships: 'x'.repeat(LIMITS.design) })).toBe(false)
  const deep = JSON.parse(`${'['.repeat(30)}${']'.repeat(30)}`)
  expect(isShallowJson(deep, LIMITS.depth)).toBe(false)
  expect(design(deep)).toBe(false)
})
