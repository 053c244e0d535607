import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyPatch, patchBetween } from './patch.ts'

/** The value after JSON transport, in which -0 becomes 0. */
const wired = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const json = fc.jsonValue({ maxDepth: 5, stringUnit: 'binary' }).map(wired)

/** The value with a change at one place. */
const altered = (value: unknown): fc.Arbitrary<unknown> => {
  if (typeof value !== 'object' || value === null) return json
  if (Array.isArray(value))
    return fc
      .tuple(fc.nat(value.length), fc.nat(2), fc.array(json, { maxLength: 2 }))
      .map(([at, drop, add]) => value.toSpliced(at, drop, ...add))
  const keys = Object.keys(value)
  if (keys.length === 0) return json
  return fc.tuple(fc.constantFrom(...keys), json, fc.boolean()).map(([key, other, gone]) => {
    const entries = Object.entries(value).filter(([name]) => !gone || name !== key)
    return Object.fromEntries(entries.map(([name, old]) => [name, name === key ? other : old]))
  })
}

describe('a patch', () => {
  test('leads from any value to any other after JSON transport, and keeps the order of keys', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const patch = patchBetween(before, after)
        const made = patch ? applyPatch(before, wired(patch) as NonNullable<typeof patch>) : before // JSON has no types
        expect(JSON.stringify(made)).toBe(JSON.stringify(after))
      }),
      { numRuns: 2000 },
    )
  })

  test('leads to a value with one change, and is null only between equal values', () => {
    const pairs = json.chain((before) => altered(before).map((after) => [before, after] as const))
    fc.assert(
      fc.property(pairs, ([before, after]) => {
        const patch = patchBetween(before, after)
        expect(JSON.stringify(patch ? applyPatch(before, patch) : before)).toBe(JSON.stringify(after))
        expect(patch === null).toBe(JSON.stringify(before) === JSON.stringify(after))
      }),
      { numRuns: 2000 },
    )
  })

  test('is null between equal values, the same object or not', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(patchBetween(value, wired(value))).toBeNull()
      }),
    )
  })

  test('contains only the changes', () => {
    const before = { turn: 1, ships: { a: { hex: [0, 0], speed: 2 }, b: { hex: [5, 5], speed: 1 } }, log: [1, 2, 3] }
    const after = { ...before, ships: { ...before.ships, a: { hex: [0, 1], speed: 2 } }, log: [2, 3, 4] }
    expect(patchBetween(before, after)).toEqual({ ships: { a: { hex: { 1: [1] } } }, log: { 0: [2], 1: [3], 2: [4] } })
    expect(patchBetween({ a: 1, b: 2 }, { b: 2, c: 3 })).toEqual({ a: [], c: [3] })
    expect(patchBetween([1, 2, 3, 4], [1, 2, 4])).toEqual([2, 1])
    expect(patchBetween([1, 4], [1, 2, 3, 4])).toEqual([1, 0, 2, 3])
  })

  test('keeps unchanged parts as the same objects', () => {
    const before = { a: { deep: [1] }, b: { deep: [2] } }
    const patch = patchBetween(before, { ...before, a: { deep: [3] } })
    const after = patch ? applyPatch(before, patch) : undefined
    expect(after).toHaveProperty('b', before.b)
    expect((after as typeof before).b).toBe(before.b)
  })

  test('throws when applied to another value', () => {
    expect(() => applyPatch(1, { a: [1] })).toThrow('expects an object')
    expect(() => applyPatch({}, [0, 1])).toThrow('expects a list')
  })

  test('with the key `__proto__` changes no prototype', () => {
    const after: unknown = JSON.parse('{"__proto__":{"polluted":true},"constructor":1}')
    const patch = patchBetween({}, after)
    const made = patch ? applyPatch({}, wired(patch) as typeof patch) : {} // JSON has no types
    expect(JSON.stringify(made)).toBe(JSON.stringify(after))
    expect(Object.getPrototypeOf(made)).toBe(Object.prototype)
    expect({}).not.toHaveProperty('polluted')
  })
})
