import type { ToolCommands } from '../shared/command-line.ts'

export const mutate: ToolCommands = {
  name: 'mutate',
  summary: 'Measures how well the tests of a game notice faults in its rules.',
  standard: '',
  commands: {
    '': {
      summary: 'Changes the rules one place at a time in a copy in memory, runs the tests, and lists the changes that no test notices.',
      options: {
        SYSTEM: 'the game, such as easystar; required',
        '--sample N': 'only N changes, drawn by the seed; all',
        '--seed N': 'the seed of the sample; 1',
        '--file TEXT': 'only files whose path contains the text, such as fire/; all',
        '--least N': 'exit code 1 if less than this percentage is noticed; 90',
        '--jobs N': 'processes at a time; one for each core',
        '--json': 'print one line of JSON',
      },
      run: () => import('./score.ts'),
    },
    '--by-clause': {
      summary: 'Breaks the lines that cite each clause, and lists the clauses whose own tests notice nothing.',
      options: {
        SYSTEM: 'the game, such as easystar; required',
        '--clause TEXT': 'only clauses whose id contains the text, such as FT-END; all',
        '--most N': 'exit code 1 if more clauses than this are only cited; 10',
        '--jobs N': 'processes at a time; one for each core',
        '--json': 'print one line of JSON',
      },
      run: () => import('./by-clause.ts'),
    },
  },
}
