import { runTool, type ToolCommands } from '../shared/command-line.ts'

const screenshots: ToolCommands = {
  name: 'build -- screenshots',
  summary: 'Takes the screenshots in docs/pictures.',
  standard: '',
  commands: {
    '': {
      summary: 'Plays battles on a server of its own and photographs each page in both colour schemes and on a phone.',
      options: { NAME: 'only these pages: table, home, designer, replay …', '--folder PATH': 'where to write; docs/pictures' },
      run: () => import('./screenshots.ts'),
    },
  },
}
await runTool(screenshots)
