// `admiralty record`: plays random matches with proven dice and exports their journals, for example to try `verify` and `show`.
import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { plural } from '@admiralty/kernel'
import { exportJournal } from '@admiralty/match'
import { Command } from 'commander'
import { examples, gameArgument, whole } from './command-line.ts'
import { openGame } from './games.ts'
import { recordMatch } from './record-match.ts'

async function record(game: string, folder: string, flags: { matches: string; seed: string; actions?: boolean }): Promise<void> {
  const { system } = await openGame(game)
  const [matches, first] = [whole(flags.matches, 'matches', 1), whole(flags.seed, 'seed', 0)]
  mkdirSync(folder, { recursive: true })
  let entries = 0
  for (let match = 0; match < matches; match += 1) {
    const seed = first + match
    const journal = recordMatch(system, {
      seed,
      secret: randomBytes(32).toString('hex'),
      id: `recorded-${seed}`,
      actions: flags.actions ? 'some' : 'none',
    })
    entries += journal.entries.length
    writeFileSync(join(folder, `${game}-${seed}.json`), exportJournal(journal))
  }
  console.log(`Wrote ${plural(matches, 'match', 'matches')} with ${plural(entries, 'entry', 'entries')} to ${folder}.`)
}

export const recordCommand = (): Command =>
  new Command('record')
    .description('Play random matches with proven dice and write their journals.')
    .addArgument(gameArgument())
    .argument('<folder>', 'folder to write to')
    .option('--matches <n>', 'number of matches', '10')
    .option('--seed <n>', 'seed of the first match', '1')
    .option('--actions', 'include random actions: conceding, draws, bots that stand in')
    .addHelpText('after', examples('record skirmish matches --matches 2'))
    .action(record)
