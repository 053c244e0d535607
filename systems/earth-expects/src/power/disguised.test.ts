// Power that ends a disguise, at the end of the Power step (EE-DIS-03).
import { expect, test } from 'vitest'
import { battle, type Placed, setupWith } from '../battle-for-tests.ts'
import type { Design } from '../design/design.ts'
import { column } from '../fire/ships-for-tests.ts'
import { defaultDisguise } from '../setting/disguise.ts'
import { FAR } from './power-for-tests.ts'

type Power = NonNullable<Placed['power']>
/** Ships unmasked by this power. */
const powered = (design: Design, truth: Design, power: Power): readonly string[] =>
  battle(
    { d: { seat: 'yellow', design, truth, hex: [0, 0], power }, far: FAR },
    { at: [{ step: 'powered' }, { step: 'announce' }] },
    setupWith(['disguises']),
  )
    .eventsOf('unmasked')
    .map(({ ship, why }) => `${ship} ${why}`)
test('EE-DIS-03: powered shields that the false record lacks end a disguise; other powered boxes do not', () => {
  const truth = column('CGSPH')
  const withLit = (...lit: readonly string[]) => powered(defaultDisguise(column('CHHPH')), truth, { lit })
  expect([withLit(), withLit('0,2'), withLit('0,1'), withLit('0,2', '0,1')]).toEqual([[], [], ['d EE-DIS-03'], ['d EE-DIS-03']])
})
const ENGINED = column('CCEEHEP')
const runs = (quarters: number, second = 0): NonNullable<Power['engines']> => ({
  E1: { makes: 'manoeuvre', boxes: { '0,2': quarters, '0,3': second } },
})
test('EE-DIS-03: 1/4 point in an engine box shown as hull ends a disguise', () => {
  const shown = defaultDisguise(column('CCHEHEP'))
  const given = (quarters: number, second: number) => powered(shown, ENGINED, { engines: runs(quarters, second) })
  expect([given(0, 0), given(0, 1), given(1, 0), given(2, 1)]).toEqual([[], [], ['d EE-DIS-03'], ['d EE-DIS-03']])
})
test('EE-DIS-03: more manoeuvre engines than control boxes of the false record end a disguise', () => {
  const shown = defaultDisguise(column('CHEEHEP'))
  const both = (makes: 'speed' | 'manoeuvre', given: number) =>
    powered(shown, ENGINED, { engines: { ...runs(1), E2: { makes, boxes: { '0,5': given } } } })
  expect([both('manoeuvre', 0), both('manoeuvre', 1), both('speed', 1)]).toEqual([[], ['d EE-DIS-03'], []])
})
