import { expect, test } from 'vitest'
import type { Design } from '../design/design.ts'
import { drawn } from '../design/design-for-tests.ts'
import { isDisguiseOf } from './disguise.ts'

const truth: Design = {
  ...drawn('CA warship', 'l', '', 'H', '', 'l', '', 'S', '', 'H'),
  armour: [{ at: [0, 0], side: 0 }],
}
const changed = (at: number, change: Partial<Design['boxes'][number]>): Design => ({
  ...truth,
  boxes: truth.boxes.map((box, index) => (index === at ? { ...box, ...change } : box)),
})
test.each<[string, Design, boolean]>([
  ['as it is', truth, true],
  ['in another order of boxes', { ...truth, boxes: truth.boxes.toReversed() }, true],
  ['a laser as hull', changed(0, { type: 'H', system: null }), true],
  ['a sensor as hull', changed(3, { type: 'H' }), true],
  ['a sensor as power', changed(3, { type: 'P' }), false],
  ['hull as power', changed(1, { type: 'P' }), false],
  ['a laser as part of the other', changed(0, { system: 'L2' }), false],
  ['a box elsewhere', changed(4, { at: [0, 5] }), false],
  ['a box less', { ...truth, boxes: truth.boxes.slice(1) }, false],
  ['a box more', { ...truth, boxes: [...truth.boxes, { at: [0, 5], type: 'H', system: null }] }, false],
  ['without her armour', { ...truth, armour: [] }, false],
  ['armour on another side', { ...truth, armour: [{ at: [0, 0], side: 1 }] }, false],
])('EE-DIS-01: shown %s', (_, shown, passes) => {
  expect(isDisguiseOf(shown, truth)).toBe(passes)
})
