import { expect, test } from 'vitest'
import { concernOf, countLines, isProduction, placeOf, tableOf } from './count.ts'

test('tests, cases, rule books and lessons are not counted', () => {
  const counted = ['systems/easystar/src/words.ts', 'packages/lessons/src/case.ts', 'systems/easystar/ui/sheet.css', 'vitest.config.ts']
  const left = [
    'systems/easystar/src/words.test.ts',
    'systems/easystar/src/battle-for-tests.ts',
    'systems/easystar/lessons/figures.ts',
    'systems/easystar/rulebook/clause.ts',
    'systems/easystar/cases/a.json',
    'packages/kernel/test/example.ts',
    'tests/browser/play.ts',
    'docs/api.md',
  ]
  expect([...counted, ...left].filter(isProduction)).toEqual(counted)
})
test.each([
  ['systems/easystar/src/fire/odds.ts', 'systems/easystar', 'rules'],
  ['systems/easystar/src/words.ts', 'systems/easystar', 'words'],
  ['systems/easystar/src/words/say.ts', 'systems/easystar', 'words'],
  ['systems/easystar/src/bots/react.ts', 'systems/easystar', 'bots'],
  ['systems/easystar/src/design/cost.ts', 'systems/easystar', 'design and print'],
  ['systems/easystar/ui/print/leaves.ts', 'systems/easystar', 'design and print'],
  ['systems/easystar/ui/scene.ts', 'systems/easystar', 'screens'],
  ['packages/game-ui/src/print/print.css', 'packages/game-ui', 'design and print'],
  ['packages/store/src/store.ts', 'packages/store', 'other'],
  ['systems/all.ts', 'systems', 'other'],
])('%s belongs to %s and is %s', (path, place, concern) => {
  expect([placeOf(path), concernOf(path)]).toEqual([place, concern])
})
test('the table adds up, and a base gives differences', () => {
  const now = countLines([
    { path: 'systems/easystar/src/words.ts', lines: 40 },
    { path: 'systems/easystar/src/table.ts', lines: 7 },
    { path: 'systems/easystar/src/table.test.ts', lines: 500 },
    { path: 'packages/forms/src/row.ts', lines: 60 },
  ])
  const base = countLines([{ path: 'systems/easystar/src/words.ts', lines: 75 }])
  const rows = tableOf(now, base)
    .split('\n')
    .map((line) => line.trim().split(/ {2,}/))
  expect(rows.find(([title]) => title === 'easystar and earth-expects')).toEqual([
    ...['easystar and earth-expects', '7 (+7)', '40 (-35)', '47 (-28)'],
  ])
  expect(rows.at(-1)).toEqual(['everything', '7 (+7)', '100 (+25)', '107 (+32)'])
  expect(tableOf(now, null)).not.toContain('(')
})
