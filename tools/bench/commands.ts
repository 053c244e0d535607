import type { ToolCommands } from '../shared/command-line.ts'

export const bench: ToolCommands = {
  name: 'bench',
  summary: 'Measures speed, memory and the accuracy of forecasts. Comparisons need boardgame.io, which the first run installs.',
  standard: 'figures',
  commands: {
    figures: {
      summary: 'Measures the figures of docs/figures.md, each item in a new process.',
      options: {
        '--only NAME,NAME':
          'these items: ratio, lab, earth-expects, gravity-well, full-thrust, campaign, parts, long, http, viewers, memory, startup, waking, fair-streams, fair-bots; all',
        '--json': 'print one line of JSON',
        '--markdown': 'print the tables of docs/figures.md',
      },
      run: () => import('./figures.ts'),
    },
    web: {
      summary:
        'Measures what a visitor waits for: size of the first load, opening a match, answers to questions, frames a second while dragging a full map.',
      options: { '--json': 'print one line of JSON', '--markdown': 'print the tables of docs/figures.md' },
      run: () => import('./web.ts'),
    },
    checks: {
      summary:
        'Runs all checks that take long: mutation tests, attacks, crashes, load and bots. Exit code 1 if one fails. Takes most of an hour; Ctrl-C prints what has ended.',
      options: {
        '--only TEXT': 'checks whose command or section contains the text; all',
        '--jobs N': 'checks at a time; 1',
        '--markdown': 'print the tables of docs/figures.md',
      },
      run: () => import('./checks.ts'),
    },
    gate: {
      summary: 'Measures this tree and another commit in turns. Fails if a rate or a time became more than a tenth worse.',
      options: {
        '--against COMMIT': 'the commit to compare with; the parent of the last commit',
        '--only NAME,NAME': 'items of `figures`; ratio,lab,parts',
        '--rounds N': 'how often each item is measured in both; 5',
      },
      run: () => import('./gate.ts'),
    },
    captains: {
      summary: 'Compares the losses of battles between captains with those of the abstract method of a campaign.',
      options: {
        '--battles N': 'new battles to play; 0 for those that are recorded',
        '--divisor N': 'the divisor of the hits in CR-14.2; that of the rules',
        '--write': 'record the battles in systems/campaign/test/captains.json',
      },
      run: () => import('./captains.ts'),
    },
    calibrate: {
      summary: 'Plays matches of bots and compares the forecasts with the results. Ctrl-C stops early and prints the table.',
      options: {
        '--system ID': 'the game; easystar',
        '--scenario ID': 'the scenario; the first',
        '--option NAME=VALUE': 'an option of the scenario; repeatable',
        '--claims N': 'forecasts to compare, without certain ones; 2000',
        '--battles N': 'simulated battles for each forecast; 80',
        '--bots RANK': 'who plays: ensign, captain or admiral; ensign',
        '--seed N': 'the first seed, each match takes the next; 1',
        '--jobs N': 'threads; 1',
        '--json': 'print one line of JSON',
      },
      run: () => import('./calibrate.ts'),
    },
  },
}
