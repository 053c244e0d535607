// `admiralty record`: random matches with proven dice, exported as journals. To try `verify` and `show` on.
import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Dice, type RuleSystem, seededDice } from '@admiralty/kernel'
import { beginMatch, decide, type Entry, exportJournal, type Journal, makeHead, type Standing, type Turn } from '@admiralty/match'
import { randomSetup } from '@admiralty/testkit'
import { Command } from 'commander'
import { openGame } from './games.ts'

/** A match of sampled orders, from its opening to its end. */
export function recordMatch(system: RuleSystem, { seed, secret, id }: { seed: number; secret: string; id: string }): Journal {
  const whim = seededDice(seed)
  const { setup } = randomSetup(system, whim)
  const seatValues = Object.fromEntries(system.seats(setup).map(({ seat }) => [seat, `${seat} ${seed}`]))
  const head = makeHead(system, { id, setup, position: null, secret, seatValues, created: seed })
  const entries: Entry[] = []
  const chain: string[] = []
  const keep = ({ entry, standing }: Turn): Standing => {
    entries.push(entry)
    chain.push(standing.chain)
    return standing
  }
  let standing = keep(beginMatch(system, head, secret, seed))
  while (!system.outcome(standing.state))
    standing = keep(decide(system, standing, { ...answered(system, standing, whim), time: seed + entries.length }, secret))
  return { head, entries, chain, secret }
}

function answered(system: RuleSystem, { state }: Standing, whim: Dice) {
  const [call] = system.awaiting(state)
  if (!call) throw new Error('nobody is awaited, and it is not over')
  return { call, orders: Object.fromEntries(call.seats.map((seat) => [seat, system.sample(system.view(state, seat), whim)])) }
}

async function record(folder: string, flags: { system: string; matches: string; seed: string }): Promise<void> {
  const { system } = await openGame(flags.system)
  mkdirSync(folder, { recursive: true })
  let entries = 0
  for (let match = 0; match < Number(flags.matches); match += 1) {
    const seed = Number(flags.seed) + match
    const journal = recordMatch(system, { seed, secret: randomBytes(32).toString('hex'), id: `recorded-${seed}` })
    entries += journal.entries.length
    writeFileSync(join(folder, `${flags.system}-${seed}.json`), exportJournal(journal))
  }
  console.log(`${flags.matches} matches, ${entries} entries, written to ${folder}`)
}

export const recordCommand = (): Command =>
  new Command('record')
    .description('Play random matches with proven dice and write their journals.')
    .argument('<folder>', 'where to')
    .option('--system <id>', 'which game', 'easystar')
    .option('--matches <n>', 'how many', '10')
    .option('--seed <n>', 'the first seed', '1')
    .action(record)
