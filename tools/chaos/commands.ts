import type { ToolCommands } from '../shared/command-line.ts'

export const chaos: ToolCommands = {
  name: 'chaos',
  summary: 'Plays many matches on real servers while they crash, or for a long time. Exit code 1 if data was lost or a figure grew.',
  standard: 'crashes',
  commands: {
    crashes: {
      summary:
        'Kills servers, their processes or their PostgreSQL at random moments: no acknowledged order is lost or doubled, and all servers are ready within 5 s, or 6 starts of an empty server on a busy machine.',
      options: {
        '--kills N': 'crashes for each cluster; 20',
        '--store NAME': 'sqlite or postgres; without it both',
        '--target NAME': 'server, or with postgres also database, or process: one of several behind a port; without it all',
        '--matches N': 'matches in play at a time; 200',
        '--wal-cuts N': 'instead: shorten or damage the log of a killed SQLite server N times; every loss must be announced at the start',
        '--seed N': 'the seed; the same seed draws the same moments and orders; 1',
        '--json': 'print one line of JSON',
      },
      run: () => import('./crashes.ts'),
    },
    soak: {
      summary: 'Keeps a server under a steady load and samples it every minute: memory, handles and open matches must stay flat.',
      options: {
        '--minutes N': 'how long; 10',
        '--store NAME': 'sqlite or postgres; sqlite',
        '--tables N': 'matches in play at a time; 20',
        '--seed N': 'the seed; the same seed draws the same visits; 1',
        '--json': 'print one line of JSON',
      },
      run: () => import('./soak.ts'),
    },
    errands: {
      summary:
        'Kills servers while people are asked in matches with deadlines in days, and counts the mails at a real SMTP server: each notice comes, each once, and none to a player who had answered.',
      options: {
        '--kills N': 'servers killed; 20',
        '--store NAME': 'sqlite (one server) or postgres (two); without it both',
        '--pairs N': 'pairs of people who open up to 40 matches each; 8',
        '--seed N': 'the seed; the same seed draws the same moments; 1',
        '--json': 'print one line of JSON',
      },
      run: () => import('./errands.ts'),
    },
    slow: {
      summary:
        'Plays matches of all games with all kinds of clocks for weeks of simulated time while servers are killed: each deadline takes effect once, in time, and never for a player whose order was in.',
      options: {
        '--matches N': 'how many; 2000',
        '--days N': 'simulated days; 60',
        '--kills N': 'servers killed; every tenth time all of them, for an hour; 200',
        '--cases N': 'deadlines for which an order must have been in; 10000',
        '--store NAME': 'sqlite (one server) or postgres (two); without it both',
        '--seed N': 'the seed; the same seed draws the same matches, habits and moments; 1',
        '--json': 'print one line of JSON',
      },
      run: () => import('./slow.ts'),
    },
  },
}
