import { expect, test } from 'vitest'
import { isShallowJson, newDesignRequestSchema, newMatchRequestSchema, orderRequestSchema, renameRequestSchema } from './index.ts'

const nested = (depth: number): unknown => (depth === 0 ? 1 : { in: nested(depth - 1) })

test('nesting is counted in arrays and in objects', () => {
  expect(isShallowJson(7, 0)).toBe(true)
  expect(isShallowJson([[1]], 2)).toBe(true)
  expect(isShallowJson([[1]], 1)).toBe(false)
  expect(isShallowJson({ a: [{ b: 1 }] }, 2)).toBe(false)
})

test('an order may be any JSON up to the nesting limit, but not undefined or infinite', () => {
  const order = (it: unknown) => orderRequestSchema.safeParse({ as: 'blue', call: '1/fire', order: it }).success
  expect(order(null)).toBe(true)
  expect(order(nested(24))).toBe(true)
  expect(order(nested(25))).toBe(false)
  expect(order(undefined)).toBe(false)
  expect(order(JSON.parse('1e999'))).toBe(false)
  expect(order(JSON.parse('{"at":[0,-1e999]}'))).toBe(false)
})

test('a new match accepts known holders only, and no unknown fields', () => {
  const body = { system: 'skirmish', scenario: 'duel', seats: { red: 'me', blue: 'bot:ensign' }, value: 'x' }
  expect(newMatchRequestSchema.parse(body).options).toEqual({})
  expect(newMatchRequestSchema.safeParse({ ...body, seats: { red: 'admiral' } }).success).toBe(false)
  expect(newMatchRequestSchema.safeParse({ ...body, secret: 'mine' }).success).toBe(false)
})

const CONTROL_CHARACTERS = {
  'a line break': 'Night\nWatch',
  'a bell': 'Night\u0007',
  'a terminal command': '\u001b[2J',
  'a right-to-left override': 'Night \u202ehctaW',
  'an isolate': '\u2066Night',
  'the first half of a surrogate pair': 'Night \ud83d',
  'the second half of a surrogate pair': '\ude80 Watch',
  'a null character': 'Night\u0000',
}
test.for(Object.entries(CONTROL_CHARACTERS))(
  '%s is refused in a name, title and value, and at any depth in an order or design',
  ([, text]) => {
    const order = (it: unknown) => orderRequestSchema.safeParse({ as: 'blue', call: '1/fleet', order: it }).success
    const design = (it: unknown) => newDesignRequestSchema.safeParse({ system: 'boats', name: 'Boat', design: it }).success
    for (const accepts of [order, design]) {
      expect(accepts({ fleet: { name: 'Night Watch', ships: [{ name: 'Halberd' }] } })).toBe(true)
      expect(accepts({ fleet: { name: 'Night Watch', ships: [{ name: text }] } })).toBe(false)
      expect(accepts({ fleet: { [text]: 1 } })).toBe(false)
    }
    expect(renameRequestSchema.safeParse({ name: `Anna${text}Ben` }).success).toBe(false)
    const match = { system: 'skirmish', scenario: 'duel', seats: { red: 'me' }, value: 'x' }
    expect(newMatchRequestSchema.safeParse({ ...match, title: `The ${text} match` }).success).toBe(false)
    expect(newMatchRequestSchema.safeParse({ ...match, value: `x${text}x` }).success).toBe(false)
  },
)

test('a name may contain all other characters', () => {
  for (const name of [
    '<img src=x onerror=alert(1)>',
    '"\'`&amp;',
    '\u{1f9d1}\u200d\u{1f680}',
    'שלום',
    'æ\u0301',
    'Donaudampfschifffahrtsge',
    '7',
    '\u2665\ufe0f',
    '\u05d0',
    'An\u200dna',
  ])
    expect(renameRequestSchema.parse({ name })).toEqual({ name })
})

const INVISIBLE = {
  'a zero-width space': '\u200b',
  'a Hangul filler': '\u3164',
  'a half-width Hangul filler': '\uffa0',
  'a Braille blank': '\u2800',
  'a null note head': '\u{1d159}',
  'a blank of hieroglyphs': '\u{13441}',
  'a place for an object': '\ufffc',
  'a private character': '\ue000',
  'a soft hyphen': '\u00ad',
  'an invisible letter of a tag': '\u{e0061}',
  'accents without a letter': '\u0301\u0336',
  'variation selectors': '\ufe0f\u{e0100}',
  'punctuation alone': '. – _',
}
test.for(Object.entries(INVISIBLE))('%s is not a name', ([, text]) => {
  for (const name of [text, `${text} ${text}`]) expect(renameRequestSchema.safeParse({ name }).success).toBe(false)
  expect(renameRequestSchema.safeParse({ name: `${text} Anna` }).success).toBe(true)
})
