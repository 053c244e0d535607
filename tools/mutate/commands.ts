import type { ToolCommands } from '../shared/command-line.ts'

export const mutate: ToolCommands = {
  name: 'mutate',
  summary: 'Measures how well the tests of a game notice faults in its rules.',
  standard: '',
  commands: {
    '': {
      summary: 'Changes the rules one branch at a time in a copy in memory, and lists the changes that no test notices.',
      options: {
        SYSTEM: 'the game: easystar',
        '--sample N': 'only so many changes, drawn by the seed; all',
        '--seed N': 'the seed of the sample; 1',
        '--file TEXT': 'only files whose path contains the text: fire/',
        '--least N': 'exit code 1 below this percentage; 90',
        '--jobs N': 'processes; one for each core',
        '--json': 'print one line of JSON',
      },
      run: () => import('./score.ts'),
    },
  },
}
