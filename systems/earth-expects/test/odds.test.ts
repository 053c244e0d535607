// The displayed odds agree with what the rules then do. `npm run odds` plays many more shots.
import { expect, test } from 'vitest'
import { deviationOf, surveyShots } from './odds-survey.ts'

test('EE-POI-05: every labelled figure of random shots, lock-ons and engagements agrees with the outcomes', () => {
  const { shots, figures } = surveyShots(1200, 7)
  expect(shots).toBeGreaterThanOrEqual(1200)
  for (const [label, figure] of Object.entries(figures)) expect(Math.abs(deviationOf(figure)), label).toBeLessThan(4)
  expect(Object.keys(figures)).toContain('destroys: hull')
})
test('EE-POI-06: a survey notices figures that are a fifth too high', () => {
  const { figures } = surveyShots(4000, 8)
  for (const label of ['the large figure', 'mean damage', 'a lock-on', 'point defence']) {
    const figure = figures[label] ?? { count: 0, shown: 0, happened: 0, variance: 1 }
    expect(Math.abs(deviationOf({ ...figure, shown: figure.shown * 1.2 })), label).toBeGreaterThan(2)
  }
})
