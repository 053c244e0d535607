import { expect, test } from 'vitest'
import { Die } from './marks.tsx'

test('a die that passed is filled, one that missed is hollow, and both say so; a die that is only added up says its face', () => {
  const drawn = [true, false, null].map((counted) => Die({ face: 4, counted }))
  expect(drawn).toMatchObject([
    { props: { className: 'd hit', 'aria-label': '4, passed' } },
    { props: { className: 'd missed', 'aria-label': '4, missed' } },
    { props: { className: 'd', 'aria-label': '4' } },
  ])
})
