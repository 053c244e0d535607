import type { ToolCommands } from '../shared/command-line.ts'

const JSON_LINE = 'print one line of JSON'
const SEED = 'the seed; the same seed makes the same input; 1'

export const fuzz: ToolCommands = {
  name: 'fuzz',
  summary: 'Feeds random input to rules, importers, server and odds, and reports every fault. Exit code 1 if there is any.',
  standard: 'matches',
  commands: {
    matches: {
      summary: 'Plays random matches with random scenarios, options and fleets, and checks the laws of the contract.',
      options: {
        '--system ID': 'the game; easystar',
        '--matches N': 'how many matches; 100',
        '--seed N': 'the first seed, each match takes the next; 1',
        '--blind': 'check the laws of secrecy too',
        '--every N': 'check the laws after every Nth step; 1',
        '--record FILE': 'write the match of the first seed to a file for test/regressions of the game, and play no other',
        '--json': JSON_LINE,
      },
      run: () => import('./matches.ts'),
    },
    tactics: {
      summary:
        'Plays random battles of a campaign: true reports pass the checks on return, forged ones do not, and secrets of a side stay secret.',
      options: {
        '--system ID': 'a game with battles of a campaign; easystar',
        '--battles N': 'how many battles; 200',
        '--seed N': 'the first seed, every 25 battles take the next; 1',
      },
      run: () => import('./tactics.ts'),
    },
    digests: {
      summary:
        'Prints one digest of the orders, events, states and views of random matches, to show that a faster form of the rules changes nothing.',
      options: { '--system ID': 'the game; easystar', '--matches N': 'how many matches; 100', '--seed N': 'the first seed; 1' },
      run: () => import('./digests.ts'),
    },
    keep: {
      summary:
        'Keeps journals, partial exports and receipts of this version in tools/fuzz/releases/versions, which every later version must open.',
      options: {},
      run: () => import('./releases/main.ts'),
    },
    files: {
      summary:
        'Imports damaged journals, designs, cases and lessons: each is refused with a reason or accepted unchanged, within 200 ms and 64 MB.',
      options: { '--files N': 'how many files; 2000', '--seed N': SEED, '--json': JSON_LINE },
      run: () => import('./files.ts'),
    },
    requests: {
      summary: 'Sends bad requests, valid HTTP or not, to a server with matches in play: no 5xx, no late answer, no change, flat memory.',
      options: {
        '--requests N': 'how many requests; 2000',
        '--jobs N': 'requests at a time; 12',
        '--processes N': 'processes of the server; more than one on a PostgreSQL; 1',
        '--routes TEXT,TEXT': 'only routes that contain one of these texts, such as /api/me; all',
        '--seed N': SEED,
        '--json': JSON_LINE,
      },
      run: () => import('./requests.ts'),
    },
    orders: {
      summary: 'Sends orders twice, late, crossed or at the same moment: each takes effect once.',
      options: {
        '--orders N': 'how many orders; 2000',
        '--store NAME': 'sqlite, or postgres for two servers on one PostgreSQL; sqlite',
        '--jobs N': 'matches at a time; 8',
        '--seed N': SEED,
        '--json': JSON_LINE,
      },
      run: () => import('./orders.ts'),
    },
    stuck: {
      summary:
        'Plays random matches over HTTP with automatic answers and concessions: every match goes on to its end, its journal can be verified, no winner has conceded, and no call is left that nobody will answer.',
      options: {
        '--answers N': 'how many answers; 20000',
        '--concede N': 'a player concedes before one in N answers; 400',
        '--system ID': 'the game; all',
        '--jobs N': 'matches at a time; 12',
        '--seed N': SEED,
        '--json': JSON_LINE,
      },
      run: () => import('./stuck.ts'),
    },
    acknowledged: {
      summary:
        'Plays random matches over HTTP with random orders: each acknowledged order is in the journal as it was sent, unless its player has withdrawn it or was told that it cannot count.',
      options: {
        '--matches N': 'how many matches of each game; 50',
        '--entries N': 'players begin to concede after this many entries; 24',
        '--system ID': 'the game; all',
        '--jobs N': 'matches at a time; 8',
        '--seed N': SEED,
        '--json': JSON_LINE,
      },
      run: () => import('./acknowledged.ts'),
    },
    odds: {
      summary:
        'Draws random shots, and compares the odds that players see with all results of the dice (EasyStar) or with as many outcomes (Earth Expects).',
      options: {
        '--shots N': 'how many shots of each game; 2000',
        '--system ID': 'easystar or earth-expects; all',
        '--seed N': SEED,
        '--json': JSON_LINE,
      },
      run: () => import('./odds.ts'),
    },
    proof: {
      summary:
        'Forges signed matches in a hundred ways, for forgers from a reader of the file to a server that plays, and prints what the verifier notices.',
      options: {
        '--system ID': 'the game; all',
        '--matches N': 'how many matches of each game; 6',
        '--entries N': 'after how many entries a match is conceded or drawn; 14',
        '--seed N': 'the seed of the first match; 1',
        '--json': JSON_LINE,
      },
      run: () => import('./proof.ts'),
    },
    twins: {
      summary:
        'Plays matches on pairs of servers that differ in a sealed order only, and compares every byte that the other viewers receive.',
      options: {
        '--system ID': 'easystar or earth-expects; all',
        '--timing': 'time the answers to another viewer instead, for a short and a long sealed order',
        '--samples N': 'with --timing: samples of each kind of request and length; 500',
        '--megabytes N': 'how much to compare while an order is sealed, of all games together; 5',
        '--seed N': SEED,
        '--json': JSON_LINE,
      },
      run: () => import('./twins.ts'),
    },
  },
}
