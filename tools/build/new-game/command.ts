import type { ToolCommands } from '../../shared/command-line.ts'

export const newGame: ToolCommands = {
  name: 'new-game',
  summary: 'Makes a new game in systems/NAME from a small template, and adds its line to systems/all.ts.',
  standard: '',
  commands: {
    '': {
      summary: 'The copy can be played at once. Its tests fail once for each part that an author must replace.',
      options: { NAME: 'folder and id of the game, in lower case with hyphens: night-watch' },
      run: () => import('./new-game.ts'),
    },
  },
}
