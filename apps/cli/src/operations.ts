// The commands for operators of a server. Their modules are loaded when a command is called.
import { Command } from 'commander'
import { examples } from './command-line.ts'
import type { ErrandFlags } from './errands.ts'

export const backupCommand = (): Command =>
  new Command('backup')
    .description('Copy the whole store (DATA_DIR or DATABASE_URL) to a file. Stop a server that uses the data folder first.')
    .argument('<file>', 'file to write; it must not exist yet')
    .addHelpText('after', examples('backup admiralty.backup'))
    .action(async (file: string) => (await import('./backup.ts')).backup(file))
export const restoreCommand = (): Command =>
  new Command('restore')
    .description('Write a backup into an empty DATA_DIR or a new database (DATABASE_URL). The hash of every part is checked.')
    .argument('<file>', 'backup file')
    .addHelpText('after', examples('restore admiralty.backup'))
    .action(async (file: string) => (await import('./backup.ts')).restore(file))
export const errandsCommand = (): Command =>
  new Command('errands')
    .description(
      'List the errands that wait or were given up, such as mails, and why; or try those again that were given up. Stop a server that uses the data folder first.',
    )
    .option('--retry <key...>', 'try the errands with these keys again')
    .option('--retry-all', 'try all errands again that were given up')
    .option('--json', 'print the list as JSON')
    .addHelpText('after', examples('errands', 'errands --retry-all'))
    .action(async (flags: ErrandFlags) => (await import('./errands.ts')).errands(flags))
export const doctorCommand = (): Command =>
  new Command('doctor')
    .description(
      'Check whether a server would run well here: settings, Node, web app, disk, database, clock, port. Exits with 1 if a check fails.',
    )
    .option('--json', 'print the findings as JSON')
    .addHelpText('after', examples('doctor'))
    .action(async (flags: { json?: boolean }) => (await import('./doctor.ts')).doctor(flags))
