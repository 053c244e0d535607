import { runTool, type ToolCommands } from '../shared/command-line.ts'

const screenshots: ToolCommands = {
  name: 'build -- screenshots',
  summary: 'Takes screenshots of every page.',
  standard: '',
  commands: {
    '': {
      summary: 'Starts a server, plays battles, and takes each page in both colour schemes and on a phone.',
      options: {
        NAME: 'only these pages: table, home, designer, replay …; all',
        '--folder PATH': 'where to write; .screenshots',
        '--documents': 'only the pictures that are in docs/pictures, which it replaces',
      },
      run: () => import('./screenshots.ts'),
    },
  },
}
await runTool(screenshots)
