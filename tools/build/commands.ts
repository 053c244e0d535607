import type { Command, ToolCommands } from '../shared/command-line.ts'
import { run } from './run.ts'

/** Runs another program with the rest of the command line and ends with its exit code. */
const program = (title: string, command: string, ...args: readonly string[]): Command['run'] => {
  return async () => process.exit(await run({ title, command, args: [...args, ...process.argv.slice(2)] }))
}

export const build: ToolCommands = {
  name: 'build',
  summary: 'Builds the web app, and runs single checks of the repository.',
  standard: 'web',
  commands: {
    web: {
      summary: 'Builds the web app into apps/web/dist. Options go to Vite.',
      options: {},
      run: program('The web app', 'vite', 'build', 'apps/web'),
    },
    types: {
      summary: 'Runs the compiler over the four projects: pure packages and rules, Node, browser, and tests of the browser side.',
      options: {},
      run: () => import('./types.ts'),
    },
    lint: {
      summary: 'Runs the linter and the formatter without changing a file. Paths go to Biome.',
      options: {},
      run: program('Lint and format', 'biome', 'check', '--error-on-warnings'),
    },
    boundaries: {
      summary: 'Checks that the generated import rules of the linter match the folders.',
      options: { '--write': 'write the rules to biome.boundaries.jsonc' },
      run: () => import('./boundaries/main.ts'),
    },
    style: {
      summary: 'Lists what breaks the rules of CONTRIBUTING.md: banners, casts, booleans, spread literals, too many imported names.',
      options: { '--write': 'take files that no longer need it off the list of exempt files' },
      run: () => import('./code-style/main.ts'),
    },
    knip: {
      summary: 'Lists files, exports and dependencies that nothing uses. Options go to knip.',
      options: { '--fix --fix-type exports,types': 'remove the export keyword where only the same file uses a name' },
      run: program('Unused code', 'knip'),
    },
    size: {
      summary: 'Compares the size of the built web app with the limits in tools/build/size-limits.ts.',
      options: { '--json': 'print one line of JSON' },
      run: () => import('./size.ts'),
    },
    coverage: {
      summary: 'Runs all unit tests and compares the coverage of each package with its minimum in tools/build/coverage.ts. Takes minutes.',
      options: { FOLDER: 'only these folders: packages/space', '--json': 'print one line of JSON' },
      run: () => import('./coverage.ts'),
    },
    licences: {
      summary: 'Lists every package that ships, with its licence. Checks that each licence is allowed and docs/licences.md is up to date.',
      options: { '--write': 'write docs/licences.md', '--json': 'print one line of JSON' },
      run: () => import('./licences.ts'),
    },
    screenshots: {
      summary: 'Starts a server, plays battles, and takes screenshots of every page.',
      options: {
        NAME: 'only these pages: table, home, designer, replay …; all',
        '--folder PATH': 'where to write; .screenshots',
        '--documents': 'only the pictures that are in docs/pictures, which it replaces',
      },
      run: program('Screenshots', 'node', 'tools/screenshots/main.ts'),
    },
  },
}
