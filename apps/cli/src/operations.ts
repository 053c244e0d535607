// The commands for who runs a server. What they need is loaded when one of them is called.
import { Command } from 'commander'

export const backupCommand = (): Command =>
  new Command('backup')
    .description('Copy everything that is kept (DATA_DIR or DATABASE_URL) to a file. A data folder: while no server runs on it.')
    .argument('<file>', 'where to; must not be there yet')
    .action(async (file: string) => (await import('./backup.ts')).backup(file))
export const restoreCommand = (): Command =>
  new Command('restore')
    .description('Put a backup back into an empty DATA_DIR, or a fresh database (DATABASE_URL). Every part is checked by its hash.')
    .argument('<file>', 'a backup')
    .action(async (file: string) => (await import('./backup.ts')).restore(file))
export const doctorCommand = (): Command =>
  new Command('doctor')
    .description(
      'Look whether a server could run here: settings, Node, web, disk, database, clock, port. Exits 0 only if nothing is wrong.',
    )
    .option('--json', 'the findings as JSON')
    .action(async (flags: { json?: boolean }) => (await import('./doctor.ts')).doctor(flags))
