// `admiralty verify FILE…` checks every die of finished matches, offline. `admiralty show FILE` prints a match as text.
import { readFileSync } from 'node:fs'
import { plural, type Viewer } from '@admiralty/kernel'
import {
  actionOf,
  actionText,
  importJournal,
  type Journal,
  observeEntry,
  outcomeOf,
  signatureText,
  systemOfFile,
  transitionsOf,
  type Verdict,
  verifyJournal,
} from '@admiralty/match'
import { Command } from 'commander'
import { fail } from './fail.ts'
import { type OpenedGame, openGame } from './games.ts'
import { textOf } from './text.ts'

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    return fail(error instanceof Error ? error.message : `${file} cannot be read`)
  }
}

async function open(file: string): Promise<{ readonly game: OpenedGame; readonly journal: Journal } | { readonly wrong: string }> {
  const text = read(file)
  const named = systemOfFile(text)
  if ('refusal' in named) return { wrong: named.refusal.reason }
  const game = await openGame(named.system)
  const imported = importJournal(text, game.system)
  return 'refusal' in imported ? { wrong: imported.refusal.reason } : { game, journal: imported.journal }
}

async function verify(files: readonly string[], { json }: { json?: boolean }): Promise<void> {
  let wrong = 0
  let dice = 0
  for (const file of files) {
    const opened = await open(file)
    const verdict = 'wrong' in opened ? { ok: false, findings: [opened.wrong] } : verifyJournal(opened.game.system, opened.journal)
    if (!verdict.ok) wrong += 1
    if ('dice' in verdict) dice += verdict.dice
    if (json) console.log(JSON.stringify({ file, ...verdict }))
    else {
      console.log(`${markOf(verdict)}  ${file}${'dice' in verdict ? `: ${checkedIn(verdict)}` : ''}`)
      for (const finding of verdict.findings) console.log(`       ${finding}`)
    }
  }
  if (!json)
    console.log(`${files.length - wrong} of ${plural(files.length, 'match', 'matches')} correct; ${plural(dice, 'die', 'dice')} checked`)
  process.exitCode = wrong > 0 ? 1 : 0
}

const markOf = ({ ok, findings }: Pick<Verdict, 'ok' | 'findings'>): string =>
  ok ? 'correct' : findings.length > 0 ? 'WRONG  ' : 'PARTLY '
function checkedIn({ dice, orders, resolved, unchecked, signatures }: Verdict): string {
  const checked = [plural(dice, 'die', 'dice'), plural(orders, 'order'), plural(resolved, 'entry', 'entries')].join(', ')
  return `${checked} checked; ${plural(unchecked, 'entry', 'entries')} of older rules not checked; ${signatureText(signatures)}`
}

const nameOf = (seat: string): string => seat.charAt(0).toUpperCase() + seat.slice(1)

/** The log of a match for one viewer. */
export function* linesOf({ system, words }: OpenedGame, journal: Journal, viewer: Viewer): Generator<string> {
  for (const transition of transitionsOf(system, journal)) {
    const { entry, match } = transition
    const action = actionOf(entry)
    if (action) yield `\n== ${actionText(action, nameOf)}`
    const outcome = action && outcomeOf(system, match)
    if (outcome) yield `\n== ${textOf({ ...words.outcome(outcome, system.view(match.state, viewer)), weight: 'line' })}`
    for (const { observation, after } of observeEntry(system, transition, viewer)) {
      const line = observation === null ? undefined : words.logEntry(observation, after)
      if (line) yield textOf(line)
    }
  }
}

async function show(file: string, { as }: { as: string }): Promise<void> {
  const opened = await open(file)
  if ('wrong' in opened) return fail(`${file}: ${opened.wrong}`)
  for (const line of linesOf(opened.game, opened.journal, as)) console.log(line)
}

export const verifyCommand = (): Command =>
  new Command('verify')
    .description('Check every die, order and entry of exported matches.')
    .argument('<files...>', 'journals of finished matches')
    .option('--json', 'print one line of JSON for each match')
    .action(verify)
export const showCommand = (): Command =>
  new Command('show')
    .description('Print a finished match as one seat saw it.')
    .argument('<file>', 'journal of a finished match')
    .option('--as <seat>', 'the seat, or public for a spectator', 'public')
    .action(show)
