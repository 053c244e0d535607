import { mirrored } from '@admiralty/space'
import { expect, test } from 'vitest'
import { checkDesign, PLAIN_RULES } from '../../src/design/check.ts'
import { BLANK, type Design } from '../../src/design/design.ts'
import { armoured, arrayed, boxAt, primed, put, regrouped, take } from '../../src/design/edit.ts'
import { READY_SHIPS, shipNamed } from '../../src/design/ready.ts'
import { drawn } from './tools.ts'

const bare: Design = { ...BLANK, name: 'Test' }

test('EE-GEN-13: a laser box beside another joins its weapon, which has one primary', () => {
  const one = put(bare, [0, -1], 'L')
  const two = put(one, [1, -2], 'L')
  expect(boxAt(two, [1, -2])?.system).toBe(boxAt(two, [0, -1])?.system)
  expect(Object.keys(two.primaries)).toEqual(['L1'])
})
test('EE-ENG-02: engine boxes join only along a column', () => {
  const two = put(put(bare, [0, 1], 'E'), [1, 0], 'E')
  expect(boxAt(two, [0, 1])?.system).not.toBe(boxAt(two, [1, 0])?.system)
  const long = put(two, [0, 2], 'e')
  expect(boxAt(long, [0, 2])?.system).toBe(boxAt(two, [0, 1])?.system)
})
test('a weapon that is cut in two becomes two weapons, each with a primary', () => {
  const row = put(put(put(put(bare, [1, 0], 'H'), [0, -1], 'L'), [1, -2], 'L'), [2, -2], 'L')
  const cut = take(row, [1, -2])
  expect(boxAt(cut, [0, -1])?.system).not.toBe(boxAt(cut, [2, -2])?.system)
  expect(Object.values(cut.primaries)).toHaveLength(2)
})
test('a box split from its weapon joins it again on the next click', () => {
  const two = put(put(bare, [0, -1], 'L'), [1, -2], 'L')
  const apart = regrouped(two, [1, -2])
  expect(boxAt(apart, [1, -2])?.system).not.toBe(boxAt(apart, [0, -1])?.system)
  const again = regrouped(apart, [1, -2])
  expect(boxAt(again, [1, -2])?.system).toBe(boxAt(again, [0, -1])?.system)
})
test('EE-ARM-01: removing the last box beside armour removes the armour', () => {
  const plated = armoured(put(bare, [0, -1], 'H'), [0, -1], 0, { on: true })
  expect(plated.armour).toEqual([{ at: [0, -1], side: 0 }])
  expect(take(plated, [0, -1]).armour).toEqual([])
})
test('EE-MPB-04: a second click on the primary of a railgun turns it astern', () => {
  const gun = put(bare, [0, -1], 'R')
  expect(primed(gun, [0, -1], { many: false }).primaries.R1).toEqual([{ at: [0, -1], aim: 'astern' }])
})
test('a mirroring pen draws boxes and armour on both sides', () => {
  const pen = { mirror: true, manyPrimaries: false }
  const boxes = drawn(bare, { ...pen, tool: 'P' }, { at: [1, 0], side: 0 }, { on: true })
  expect(boxAt(boxes, mirrored([1, 0]))?.type).toBe('P')
  const plated = drawn(boxes, { ...pen, tool: 'armour' }, { at: [1, 0], side: 2 }, { on: true })
  expect(plated.armour).toHaveLength(2)
})
test('the last box cannot be removed, and putting an equal box changes nothing', () => {
  expect(take(bare, [0, 0])).toBe(bare)
  expect(put(bare, [0, 0], 'H')).toBe(bare)
})
test('a ready ship redrawn box by box is legal', () => {
  const { boxes } = shipNamed('Icarus')
  const [first, ...others] = boxes
  const begun: Design = { ...bare, hull: 'SC', boxes: first ? [{ ...first, system: null }] : [] }
  const again = others.reduce((design, { at, type }) => put(design, at, type), begun)
  expect(checkDesign(again, PLAIN_RULES)).toEqual([])
  expect(READY_SHIPS.length).toBeGreaterThan(1)
})
test('EE-LAR-01: all lasers become one legal array, and separate again', () => {
  const vigilance = shipNamed('Vigilance')
  const joined = arrayed(vigilance)
  expect(joined.arrays[0]?.lasers.length).toBeGreaterThan(1)
  expect(checkDesign(joined).map(({ rule }) => rule)).toEqual([])
  expect(arrayed(joined).arrays).toEqual([])
})
