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
  },
}
