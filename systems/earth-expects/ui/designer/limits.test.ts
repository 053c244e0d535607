import { expect, test } from 'vitest'
import { PLAIN_RULES } from '../../src/design/check.ts'
import type { Design } from '../../src/design/design.ts'
import { shipNamed } from '../../src/design/ready.ts'
import { faulty } from './limits.ts'

const icarus = shipNamed('Icarus')
const shown = (design: Design): readonly string[] => [...faulty(design, PLAIN_RULES).keys()].toSorted()

test('a legal ship has no faulty boxes', () => expect(shown(icarus)).toEqual([]))
test('EE-DES-08: every box of a disconnected part is faulty', () => {
  const far = Array.from({ length: 8 }, (_, r) => ({ at: [20, r] as const, type: 'H' as const, system: null }))
  const wrong = shown({ ...icarus, hull: 'CA', boxes: [...icarus.boxes, ...far] })
  expect(far.filter(({ at }) => !wrong.includes(at.join(',')))).toEqual([])
  expect(wrong).not.toContain('0,0')
})
test('EE-GEN-12: the boxes of a weapon without a primary are faulty', () => {
  expect(shown({ ...icarus, primaries: { L1: icarus.primaries.L1 ?? [] } })).toEqual(['2,1', 'L2'])
})
