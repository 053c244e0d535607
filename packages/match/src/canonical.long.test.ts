import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical as bytesOf } from './canonical.ts'

const canonical = (value: unknown): string => new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(value))

/** The same value with its keys in reverse order, at every depth. */
function withReversedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withReversedKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, withReversedKeys(inner)]),
  )
}

describe('canonical JSON', () => {
  test('is JSON of the same value and does not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary', maxDepth: 4 }), (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)))
        expect(canonical(withReversedKeys(value))).toBe(canonical(value))
      }),
    )
  })

  test('equals JSON.stringify for every text and number: escapes, lone surrogates, large and small numbers', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.double({ noDefaultInfinity: true, noNaN: true }), fc.integer())),
        (list) => {
          expect(canonical(list)).toBe(JSON.stringify(list))
        },
      ),
    )
    for (const text of ['\ud800', 'a"b', '\\', '\u0000\u001f', '\u007f', 'é', '𝄞']) expect(canonical(text)).toBe(JSON.stringify(text))
    expect(canonical([9, 10, -0, -1, 1e21, 0.5, true, false, null, {}, []])).toBe('[9,10,0,-1,1e+21,0.5,true,false,null,{},[]]')
  })

  test('enlarges its buffer without damage to earlier results', () => {
    const before = bytesOf('before')
    const long = Array.from({ length: 5000 }, (_, at) => ({ at, text: 'x'.repeat(at % 40) }))
    expect(canonical(long)).toBe(JSON.stringify(long))
    expect(new TextDecoder().decode(before)).toBe('"before"')
  })

  test('differs where the value differs', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(canonical(one) === canonical(other)).toBe(
          isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other))),
        )
      }),
    )
    expect(canonical([1, '1'])).not.toBe(canonical(['1', 1]))
  })

  test('sorts keys by code unit', () => {
    expect(canonical({ b: 1, a: { d: 2, c: [] }, B: null, é: -0 })).toBe('{"B":null,"a":{"c":[],"d":2},"b":1,"é":0}')
  })

  test.each([
    ['NaN', { a: Number.NaN }],
    ['infinity', [Number.POSITIVE_INFINITY]],
    ['undefined', { a: undefined }],
    ['a hole', new Array(1)],
    ['a function', { a: () => 1 }],
    ['a date', { a: new Date(0) }],
    ['a map', new Map()],
    ['a bigint', [1n]],
  ])('refuses %s', (_, value) => {
    expect(() => canonical(value)).toThrow('not a JSON')
  })

  test('refuses cyclic values', () => {
    const loop: unknown[] = []
    loop.push(loop)
    expect(() => canonical(loop)).toThrow('nested too deeply')
  })
})
