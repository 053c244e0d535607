import type { LogEntry, Part } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { makeReport } from './report.ts'
import { silentStop } from './silent-stop-for-tests.ts'

const line = (weight: LogEntry['weight'], seat: string | null, ...parts: readonly Part[]): LogEntry => ({
  weight,
  seat,
  parts,
  rules: ['ES-HIT-01'],
})
const die = (face: number): Part => ({ kind: 'die', face, sides: 6, counted: true })
const facts = {
  title: 'The *chase*',
  game: 'EasyStar',
  created: Date.UTC(2026, 10, 20, 12),
  players: ['Yellow: <b>lantern</b>', 'Blue: Ensign'],
  perspective: 'Everything',
}

test('a report has a heading for every turn, an item for every line, and the dice', () => {
  const report = makeReport({
    ...facts,
    outcome: { line: line('heading', null, 'Blue wins.'), why: 'ES-END-01' },
    stops: [
      silentStop(),
      ...[
        line('heading', null, 'Turn 1.'),
        line('line', 'blue', { kind: 'thing', id: 'b', text: 'Night_hawk', seat: 'blue' }, ' fires.'),
        line('line', 'yellow', 'Yellow passes.'),
        line('detail', 'blue', 'Rolls ', die(6), die(2), ': hit.'),
      ].map((line) => silentStop({ line })),
    ],
  })
  expect(report.split('\n')).toEqual([
    '# The \\*chase\\*',
    '',
    'EasyStar, 2026-11-20. Yellow: \\<b\\>lantern\\</b\\>, Blue: Ensign.',
    '',
    '**Blue wins.** (ES-END-01)',
    '',
    '*Everything*',
    '',
    '## Turn 1.',
    '',
    '- **Blue**: Night\\_hawk fires. (ES-HIT-01)',
    '- Yellow passes. (ES-HIT-01)',
    '  - Rolls [6][2]: hit. (ES-HIT-01)',
    '',
    '## Dice',
    '',
    '|  | 1 | 2 | 3 | 4 | 5 | 6 | mean |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    '| Blue | 0 | 1 | 0 | 0 | 0 | 1 | 4.00 |',
    '',
    '2 dice, mean 4.00 (fair dice: 3.50). Too few dice to compare.',
    '',
  ])
})
test('the report of a match in play says so', () => {
  expect(makeReport({ ...facts, outcome: null, stops: [] })).toContain('Still in play.')
})
