// Opens an imported journal. Nothing in the file is trusted before its size, game, format, hash chain and dice are checked.
import type { RuleSystem } from '@admiralty/kernel'
import { type Imported, importJournal, type Journal, systemOfFile, type Verdict, verifyJournal } from '@admiralty/match'

/** The size limit of a file: 12 MB, about fifty times a long match. */
export const MOST_BYTES = 12 * 2 ** 20

export const STAGES = ['read', 'form', 'proof'] as const
export type Stage = (typeof STAGES)[number]

/** Messages from the worker to the page. `share` is the progress of the stage, 0 to 1. */
export type FromWorker =
  | { readonly kind: 'stage'; readonly stage: Stage; readonly share: number }
  | { readonly kind: 'opened'; readonly journal: Journal; readonly verdict: Verdict }
  /** `isWrong`: the file was read, and its match is not possible. Otherwise nothing is said about the match. */
  | { readonly kind: 'refused'; readonly isWrong: boolean; readonly reason: string; readonly findings: readonly string[] }

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

const notChecked = (reason: string): OpeningResult => ({ kind: 'refused', isWrong: false, reason, findings: [] })
const wrong = (reason: string, findings: readonly string[]): OpeningResult => ({ kind: 'refused', isWrong: true, reason, findings })
const LATER = 'The file was not checked, because this page does not know it'

export async function openJournal(file: Opening, { rules, onProgress }: Ports): Promise<OpeningResult> {
  if (file.size > MOST_BYTES) return notChecked(`The file is larger than the limit of ${MOST_BYTES / 2 ** 20} MB.`)
  onProgress('read', 0)
  const text = await file.text()
  if (isPartialExport(text))
    return notChecked(
      'The file holds only what one seat received. Save the whole journal when the match is over. A match that keeps its secrets has none.',
    )
  const game = systemOfFile(text)
  if ('refusal' in game) return notChecked(unopened(game))
  const loading = rules(game.system)
  if (!loading) return notChecked(`The file was not checked, because this server does not have its game, '${game.system.slice(0, 40)}'.`)
  const system = await loading
  onProgress('form', 0)
  const imported = importJournal(text, system)
  if ('refusal' in imported)
    return imported.failure === 'wrong'
      ? wrong(`The file is not a valid match of ${system.rulebook.title}: ${imported.refusal.reason}.`, [])
      : notChecked(unopened(imported))
  onProgress('proof', 0)
  return verified(system, imported.journal, (share) => onProgress('proof', share))
}

function verified(system: RuleSystem, journal: Journal, onShare: (share: number) => void): OpeningResult {
  let reported = 0
  const report = (share: number): void => {
    if (share - reported < 0.01) return
    reported = share
    onShare(share)
  }
  const verdict = verifyJournal(system, journal, { onProgress: report, now: Date.now() })
  if (verdict.findings.length > 0)
    return wrong('The verification failed: the file does not match the rules or its own dice.', verdict.findings)
  return verdict.limit === null ? { kind: 'opened', journal, verdict } : notChecked(`The file was not checked: ${verdict.limit}.`)
}

/** Why a file cannot be opened that this page does not know, or that is damaged. */
const unopened = ({ refusal: { reason }, failure }: Extract<Imported, { readonly refusal: unknown }>): string =>
  failure === 'unknown' ? `${LATER}: ${reason}.` : `The file is damaged, or it is not a journal: ${reason}.`

/** A file with the messages to one viewer instead of entries. */
function isPartialExport(text: string): boolean {
  return /^\s*\{\s*"told"\s*:/.test(text.slice(0, 200))
}
