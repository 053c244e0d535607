import { expect, test } from 'vitest'
import { isShallowJson, newDesignRequestSchema, newMatchRequestSchema, orderRequestSchema, renameRequestSchema } from './index.ts'

const nested = (depth: number): unknown => (depth === 0 ? 1 : { in: nested(depth - 1) })

test('nesting is counted in arrays and objects alike', () => {
  expect(isShallowJson(7, 0)).toBe(true)
  expect(isShallowJson([[1]], 2)).toBe(true)
  expect(isShallowJson([[1]], 1)).toBe(false)
  expect(isShallowJson({ a: [{ b: 1 }] }, 2)).toBe(false)
})

test('an order may be any JSON that is not too deep, but not nothing', () => {
  const order = (it: unknown) => orderRequestSchema.safeParse({ as: 'blue', call: '1/fire', order: it }).success
  expect(order(null)).toBe(true)
  expect(order(nested(24))).toBe(true)
  expect(order(nested(25))).toBe(false)
  expect(order(undefined)).toBe(false)
  expect(order(JSON.parse('1e999'))).toBe(false)
  expect(order(JSON.parse('{"at":[0,-1e999]}'))).toBe(false)
})

test('a table is opened with holders that we know, and nothing besides', () => {
  const body = { system: 'skirmish', scenario: 'duel', seats: { red: 'me', blue: 'bot:ensign' }, value: 'x' }
  expect(newMatchRequestSchema.parse(body).options).toEqual({})
  expect(newMatchRequestSchema.safeParse({ ...body, seats: { red: 'admiral' } }).success).toBe(false)
  expect(newMatchRequestSchema.safeParse({ ...body, secret: 'mine' }).success).toBe(false)
})

const NO_LINES = {
  'a line break': 'Night\nWatch',
  'a bell': 'Night\u0007',
  'a command to a terminal': '\u001b[2J',
  'a mark that turns it around': 'Night \u202ehctaW',
  'an isolate': '\u2066Night',
  'half a character': 'Night \ud83d',
  'the other half': '\ude80 Watch',
  nothing: 'Night\u0000',
}
test.for(Object.entries(NO_LINES))('%s is no part of a name, however deep in an order or a design it stands', ([, text]) => {
  const order = (it: unknown) => orderRequestSchema.safeParse({ as: 'blue', call: '1/fleet', order: it }).success
  const design = (it: unknown) => newDesignRequestSchema.safeParse({ system: 'boats', name: 'Boat', design: it }).success
  for (const takes of [order, design]) {
    expect(takes({ fleet: { name: 'Night Watch', ships: [{ name: 'Halberd' }] } })).toBe(true)
    expect(takes({ fleet: { name: 'Night Watch', ships: [{ name: text }] } })).toBe(false)
    expect(takes({ fleet: { [text]: 1 } })).toBe(false)
  }
  expect(renameRequestSchema.safeParse({ name: `Anna${text}Ben` }).success).toBe(false)
  const table = { system: 'skirmish', scenario: 'duel', seats: { red: 'me' }, value: 'x' }
  expect(newMatchRequestSchema.safeParse({ ...table, title: `The ${text} table` }).success).toBe(false)
  expect(newMatchRequestSchema.safeParse({ ...table, value: `x${text}x` }).success).toBe(false)
})

test('whatever else can be written may be a name', () => {
  for (const name of [
    '<img src=x onerror=alert(1)>',
    '"\'`&amp;',
    '\u{1f9d1}\u200d\u{1f680}',
    'שלום',
    'æ\u0301',
    'Donaudampfschifffahrtsge',
  ])
    expect(renameRequestSchema.parse({ name })).toEqual({ name })
})
