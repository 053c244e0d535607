import { describe, expect, test } from 'vitest'
import { checkDesign, NO_LIMITS } from '../../src/design/check.ts'
import type { Design } from '../../src/design/design.ts'
import { readyDesign } from '../../src/design/ready.ts'
import { idsOfKind, magazineOf, systemsOf } from '../../src/design/systems.ts'
import { designer } from './designer.ts'
import * as edit from './edit.ts'

const { blank } = designer
const osprey = readyDesign('Osprey') ?? blank

test('FT-DES-04: a hull keeps its integrity when its mass changes', () => {
  expect(edit.gradeOf(osprey)).toBe('average')
  expect([edit.withMass(osprey, 100).hull, edit.withGrade(osprey, 'super').hull, edit.gradeOf({ ...osprey, hull: 23 })]).toEqual([
    30,
    40,
    undefined,
  ])
})
test('FT-DES-25: counted parts are added after the last of their kind and taken from the end', () => {
  const more = edit.withOneMore(osprey, 'fireCon')
  expect([edit.countOf(osprey, 'fireCon'), edit.countOf(more, 'fireCon'), more.parts[2]?.kind]).toEqual([2, 3, 'fireCon'])
  expect(edit.withOneLess(more, 'fireCon')).toEqual(osprey)
  expect(edit.withoutPart(edit.withPart(osprey, { kind: 'pds' }), osprey.parts.length)).toEqual(osprey)
})
test('FT-DES-13 to FT-DES-17: every sector that the designer offers is legal', () => {
  const offered = edit.NEW_PARTS.flatMap((part) => ('arcs' in part ? [edit.sectorsFor(part).length] : []))
  // beams of class 1 to 5, torpedo, needle beam, pack, rack, launcher
  expect(offered).toEqual([1, 7, 31, 31, 31, 12, 6, 5, 3, 3])
  const empty = { ...blank, mass: 200, hull: 60 }
  for (const part of edit.NEW_PARTS.filter(({ kind }) => kind !== 'launcher'))
    for (const arcs of 'arcs' in part ? edit.sectorsFor(part) : [null])
      expect(checkDesign(edit.withPart(empty, arcs === null ? part : ({ ...part, arcs } as typeof part)))).toEqual([]) // the part has arcs
})
test('FT-DES-25: the mass that holds all parts is the least one', () => {
  const heavy = edit.withPart(osprey, { kind: 'bay', group: null })
  const mass = edit.roomierMass(heavy, NO_LIMITS) ?? 0
  expect(checkDesign(edit.withMass(heavy, mass))).toEqual([])
  expect(checkDesign(edit.withMass(heavy, mass - 2))).not.toEqual([])
  expect(edit.roomierMass(heavy, { ...NO_LIMITS, mass: mass - 2 })).toBeUndefined()
})
test('FT-SCN-10: terms grow with the design, and a battle is fought for enough points', () => {
  const small = { points: 100, mass: 40, hull: 'graded' } as const
  expect(designer.termsFor(osprey, small)).toEqual({ points: 274, mass: 80, hull: 'graded' })
  expect(designer.termsFor({ ...osprey, hull: 23 }, small).hull).toBe('free')
  expect([designer.battleFor({ ...small, points: 274 }).options, designer.battleFor(NO_LIMITS).options]).toEqual([
    { budget: 300 },
    { budget: 3000 },
  ])
  expect([designer.parseTerms(small), designer.parseTerms({ points: 0 })]).toEqual([small, undefined])
})
describe('launchers and their magazines', () => {
  const LAUNCHER = { kind: 'launcher', arcs: ['FP', 'F', 'FS'] } as const
  const magazine = (standard: number) => ({ kind: 'magazine', standard, extended: 0 }) as const
  /** The magazines of the launchers of a design. Each magazine is identified by its number of standard loads. */
  const stores = (design: Design) =>
    idsOfKind(design, 'launcher').map((id) => {
      const feeds = systemsOf(design).find((system) => system.id === magazineOf(design, id))?.part
      return feeds?.kind === 'magazine' ? feeds.standard : 0
    })
  const built = (...parts: readonly Design['parts'][number][]): Design => parts.reduce(edit.withPart, blank)
  const two = edit.withPartAt(built(LAUNCHER, LAUNCHER, magazine(1), magazine(2)), 0, { ...LAUNCHER, feeds: 'magazine-2' })
  test('FT-DES-17: a launcher keeps its magazine when another one is added, copied or removed', () => {
    expect(stores(built(LAUNCHER, LAUNCHER, magazine(1)))).toEqual([1, 1])
    expect(stores(built(LAUNCHER, LAUNCHER, magazine(1), magazine(2)))).toEqual([1, 1])
    expect([stores(two), edit.feedOf(two, 0), edit.feedOf(two, 1)]).toEqual([[2, 1], 'magazine-2', 'magazine-1'])
    expect(stores(edit.withCopyOf(two, 2))).toEqual([2, 1])
    expect(stores(edit.withCopyOf(two, 0))).toEqual([2, 2, 1])
    expect(stores(edit.withPart(two, magazine(3)))).toEqual([2, 1])
    expect(stores(edit.withoutPart(edit.withPart(two, magazine(3)), 4))).toEqual([2, 1])
  })
  test('FT-DES-17: a launcher whose magazine is removed takes the others in turn', () => {
    expect(stores(edit.withoutPart(two, 2))).toEqual([2, 2])
    expect(stores(edit.withoutPart(two, 3))).toEqual([1, 1])
    expect([edit.withoutPart(two, 2), edit.withoutPart(two, 3)].flatMap((design) => checkDesign(design))).toEqual([])
  })
  test('FT-DES-17: launchers without a magazine name none', () => {
    expect(built(LAUNCHER, LAUNCHER).parts).toEqual([LAUNCHER, LAUNCHER])
    expect([edit.feedOf(blank, 0), edit.fedFrom({ ...LAUNCHER, feeds: 'magazine-1' }, undefined)]).toEqual([undefined, LAUNCHER])
  })
})
test('FT-DES-23: only a merchant has the mark', () => {
  expect([
    edit.withMerchant(osprey, { merchant: true }).merchant,
    edit.withMerchant(edit.withMerchant(osprey, { merchant: true }), { merchant: false }),
  ]).toEqual([true, osprey])
})
