// Marks each hex of the choices once, and draws nothing of things that are not seen.
import { type Choice, PLAIN_CHOICE } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { choiceMarks, draftAhead, motionKit, orderAhead, plainCounter } from './index.ts'

type Draft = { readonly kind: 'start' | 'course' }
const choice = (
  key: string,
  then: Choice<string, Draft>['then'],
  hexes: readonly (readonly [number, number])[] = [],
): Choice<string, Draft> => ({
  ...PLAIN_CHOICE,
  key,
  then,
  label: key,
  rule: 'SK-GEN-01',
  spots: hexes.map((hex) => ({ kind: 'place', at: hex })),
})

test('a hex of several choices is marked once, with a note about all of them', () => {
  const choices = [
    choice('near', { kind: 'order', order: 'a' }, [[0, 1]]),
    choice('far', { kind: 'order', order: 'b' }, [
      [0, 1],
      [2, 2],
    ]),
  ]
  expect(choiceMarks(choices, (here) => here.map(({ key }) => key).join())).toEqual([
    { at: [0, 1], kind: 'may', note: 'near,far' },
    { at: [2, 2], kind: 'may', note: 'far' },
  ])
})
test('the choice under the pointer shows its draft or its order; a step back shows the current draft', () => {
  const draft: Draft = { kind: 'course' }
  const [back, order] = [choice('back', { kind: 'draft', draft: { kind: 'start' } }), choice('done', { kind: 'order', order: 'go' })]
  expect(draftAhead({ draft, aimed: back })).toBe(draft)
  expect([orderAhead({ aimed: back }), orderAhead({ aimed: order })]).toEqual([null, 'go'])
})
test('a thing that the viewer does not see has no animation', () => {
  const counter = plainCounter({ id: 'heron', at: [0, 0], facing: 0, symbol: 'cruiser', sideStyle: 1, label: 'Heron', title: 'Heron' })
  const kit = motionKit<boolean>({
    placeOf: (seen) => (seen ? counter.at : undefined),
    sideStyleOf: () => 1,
    counters: (seen) => (seen ? [counter] : []),
  })
  const motions = (before: boolean) => [
    ...kit.flash({ before, after: false }, 'heron', '−1'),
    ...kit.fade({ before, after: false }, 'heron', 'wreck'),
    ...kit.shot({ before, after: false }, { from: 'heron', at: 'heron', manner: 'beam', result: 'hit' }),
  ]
  expect(motions(true).map(({ kind }) => kind)).toEqual(['flash', 'fade', 'shot'])
  expect(motions(false)).toEqual([])
})
