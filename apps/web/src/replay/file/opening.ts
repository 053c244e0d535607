// Opens an imported journal. Nothing in the file is trusted before its size, game, format, hash chain and dice are checked.
import type { RuleSystem } from '@admiralty/kernel'
import { importJournal, type Journal, systemOfFile, type Verdict, verifyJournal } from '@admiralty/match'

/** The size limit of a file: 12 MB, about fifty times a long match. */
export const MOST_BYTES = 12 * 2 ** 20

export const STAGES = ['read', 'form', 'proof'] as const
export type Stage = (typeof STAGES)[number]

/** Messages from the worker to the page. `share` is the progress of the stage, 0 to 1. */
export type FromWorker =
  | { readonly kind: 'stage'; readonly stage: Stage; readonly share: number }
  | { readonly kind: 'opened'; readonly journal: Journal; readonly verdict: Verdict }
  | { readonly kind: 'refused'; readonly reason: string; readonly findings: readonly string[] }

type OpeningResult = Exclude<FromWorker, { readonly kind: 'stage' }>

export interface Opening {
  readonly size: number
  text(): Promise<string>
}
interface Ports {
  /** Undefined if this server does not have the game. */
  rules(system: string): Promise<RuleSystem> | undefined
  onProgress(stage: Stage, share: number): void
}

const refused = (reason: string, findings: readonly string[] = []): OpeningResult => ({ kind: 'refused', reason, findings })

export async function openJournal(file: Opening, { rules, onProgress }: Ports): Promise<OpeningResult> {
  if (file.size > MOST_BYTES) return refused(`The file is larger than the limit of ${MOST_BYTES / 2 ** 20} MB.`)
  onProgress('read', 0)
  const text = await file.text()
  if (isPartialExport(text))
    return refused(
      'The file holds only what one seat received. Save the whole journal when the match is over. A match that keeps its secrets has none.',
    )
  const game = systemOfFile(text)
  if ('refusal' in game) return refused(`The file is not a journal: ${game.refusal.reason}.`)
  const loading = rules(game.system)
  if (!loading) return refused(`The journal is for the game '${game.system.slice(0, 40)}', which this server does not have.`)
  const system = await loading
  onProgress('form', 0)
  const imported = importJournal(text, system)
  if ('refusal' in imported) return refused(`The file is not a valid match of ${system.rulebook.title}: ${imported.refusal.reason}.`)
  onProgress('proof', 0)
  return verified(system, imported.journal, (share) => onProgress('proof', share))
}

function verified(system: RuleSystem, journal: Journal, onShare: (share: number) => void): OpeningResult {
  let reported = 0
  const verdict = verifyJournal(system, journal, (share) => {
    if (share - reported < 0.01) return
    reported = share
    onShare(share)
  })
  return verdict.findings.length === 0
    ? { kind: 'opened', journal, verdict }
    : refused('The verification failed: the file does not match the rules or its own dice.', verdict.findings)
}

/** A file with the messages to one viewer instead of entries. */
function isPartialExport(text: string): boolean {
  return /^\s*\{\s*"told"\s*:/.test(text.slice(0, 200))
}
