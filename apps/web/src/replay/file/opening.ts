// Opening a journal that comes from elsewhere: read, of a game we know, in its form, chained and rolled as it says. Hostile until all of it holds.
import type { RuleSystem } from '@admiralty/kernel'
import { importJournal, type Journal, systemOfFile, type Verdict, verifyJournal } from '@admiralty/match'

/** What a file may weigh: 12 MB is some fifty times a long match. */
export const MOST_BYTES = 12 * 2 ** 20

export const STAGES = ['read', 'form', 'proof'] as const
export type Stage = (typeof STAGES)[number]

/** What page and worker say to each other. */
export type FromWorker =
  | { readonly kind: 'stage'; readonly stage: Stage; readonly share: number }
  | { readonly kind: 'opened'; readonly journal: Journal; readonly verdict: Verdict }
  | { readonly kind: 'refused'; readonly reason: string; readonly findings: readonly string[] }

type Ended = Exclude<FromWorker, { readonly kind: 'stage' }>

export interface Opening {
  readonly size: number
  text(): Promise<string>
}
interface Ports {
  /** Undefined: no such game here. */
  rules(system: string): Promise<RuleSystem> | undefined
  tell(stage: Stage, share: number): void
}

const no = (reason: string, findings: readonly string[] = []): Ended => ({ kind: 'refused', reason, findings })

export async function openJournal(file: Opening, { rules, tell }: Ports): Promise<Ended> {
  if (file.size > MOST_BYTES) return no(`The file is larger than the limit of ${MOST_BYTES / 2 ** 20} MB.`)
  tell('read', 0)
  const text = await file.text()
  const partial = isPartialExport(text)
  if (partial) return no('The file holds only what one seat received during play. Save the whole journal when the match is over.')
  const game = systemOfFile(text)
  if ('refusal' in game) return no(`The file is not a journal: ${game.refusal.reason}.`)
  const loading = rules(game.system)
  if (!loading) return no(`The match is of '${game.system.slice(0, 40)}', a game that this server does not have.`)
  const system = await loading
  tell('form', 0)
  const imported = importJournal(text, system)
  if ('refusal' in imported) return no(`The file is not a valid match of ${system.rulebook.title}: ${imported.refusal.reason}.`)
  tell('proof', 0)
  return proven(system, imported.journal, (share) => tell('proof', share))
}

function proven(system: RuleSystem, journal: Journal, passed: (share: number) => void): Ended {
  let reported = 0
  const verdict = verifyJournal(system, journal, (share) => {
    if (share - reported < 0.01) return
    reported = share
    passed(share)
  })
  return verdict.ok
    ? { kind: 'opened', journal, verdict }
    : no('The verification failed: the file does not match the rules or its own dice.', verdict.findings)
}

/** A file with messages in place of entries. */
function isPartialExport(text: string): boolean {
  return /^\s*\{\s*"told"\s*:/.test(text.slice(0, 200))
}
