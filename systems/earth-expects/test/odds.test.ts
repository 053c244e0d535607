// The displayed odds agree with what the rules then do. `npm run odds` plays many more shots.
import { expect, test } from 'vitest'
import { deviationOf, surveyShots } from './odds-survey.ts'

const { shots, figures } = surveyShots(1600, 7)

test('EE-POI-05: every labelled figure of random shots, lock-ons and engagements agrees with the outcomes', () => {
  expect(shots).toBeGreaterThanOrEqual(1600)
  expect(Object.keys(figures)).toEqual(expect.arrayContaining(['the large figure', 'mean damage', 'destroys: hull', 'a lock-on']))
  for (const [label, figure] of Object.entries(figures)) expect(Math.abs(deviationOf(figure)), label).toBeLessThan(4)
})
test.each(['the large figure', 'a lock-on', 'point defence'])('EE-POI-06: a survey notices %s if it is half as large again', (label) => {
  const figure = figures[label] ?? { count: 0, shown: 0, happened: 0, variance: 1 }
  expect(Math.abs(deviationOf({ ...figure, shown: figure.shown * 1.5 }))).toBeGreaterThan(4)
})
