// What happens in a lesson, as the table follows it: the same log and the same frames that a stream would have brought. Pure.
import type { RuleSystem, Seat, Words } from '@admiralty/kernel'
import type { Laid } from '@admiralty/lessons'
import { type Following, type Frame, settled, type Told } from '../table/observed-match.ts'

interface Hearing {
  readonly system: RuleSystem
  readonly words: Words
  readonly seat: Seat
}

const SILENCE: Following = { view: null, seq: -1, chain: '', calls: [], opened: [], outcome: null, actions: 0, log: [], frames: [] }

/** What was there before one looked is not drawn while it happens. */
export const heardFirst = (hearing: Hearing, tables: readonly Laid[]): Following => settled(heardOn(hearing, SILENCE, tables))

/** Each table is an entry more. */
export const heardOn = (hearing: Hearing, following: Following, tables: readonly Laid[]): Following =>
  tables.reduce((now, laid) => entry(hearing, now, laid), following)

function entry({ system, words, seat }: Hearing, before: Following, { before: from, events, state }: Laid): Following {
  const seq = before.seq + 1
  const log: Told[] = []
  const frames: Frame[] = []
  let now = from
  let view = before.view
  for (const [step, event] of events.entries()) {
    const was = view
    now = system.evolve(now, event)
    view = system.view(now, seat)
    const news = system.observe(event, seat)
    if (news === undefined) continue
    const line = words.logEntry(news, view)
    if (line) log.push({ key: `${seq}.${step}`, seq, time: 0, line, news })
    frames.push({ seq, step, news, before: was, after: view, calls: before.calls, told: before.log.length + log.length })
  }
  return {
    ...before,
    view: system.view(state, seat),
    seq,
    calls: system.openCalls(state),
    outcome: system.outcome(state) ?? null,
    log: [...before.log, ...log],
    frames: [...before.frames, ...frames],
  }
}
