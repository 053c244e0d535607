// Makes the files that are kept of a version: for each game and kind of clock a journal, and what one player has of it.
import { FILE_FORMATS, type RuleSystem } from '@admiralty/kernel'
import { exportJournal, exportPartial, type Journal, outcomeOf, reopen, verifyJournal } from '@admiralty/match'
import { receiptOf } from '../proof/signed-receipt.ts'
import { digestOf, type KeptJournal, MANIFEST, type Manifest } from './manifest.ts'
import { STORIES, type Story } from './stories.ts'
import { PlayedTable } from './table.ts'

/** A kept file. */
interface KeptFile {
  readonly name: string
  readonly text: string
}
type Fact = Manifest['files'][number]

/** The day on which the first kept match was created, in ms since 1970. */
const FIRST_DAY = Date.UTC(2026, 9, 1, 9)

/** All files of a version, with its manifest. `systems`: the games by their ids. */
export function keptFiles(version: string, systems: Readonly<Record<string, RuleSystem>>): readonly KeptFile[] {
  const made = Object.entries(systems).flatMap(([game, system]) =>
    Object.entries(STORIES).flatMap(([clock, story]) => filesOf(system, { game, clock, story })),
  )
  const manifest: Manifest = { version, formats: { ...FILE_FORMATS }, files: made.map(({ fact }) => fact) }
  return [...made.map(({ file }) => file), { name: MANIFEST, text: `${JSON.stringify(manifest, null, 2)}\n` }]
}

interface Part {
  readonly game: string
  readonly clock: string
  readonly story: Story
}
function filesOf(system: RuleSystem, { game, clock, story }: Part): readonly { readonly file: KeptFile; readonly fact: Fact }[] {
  const table = new PlayedTable({
    system,
    id: `kept-${game}-${clock}`,
    clock: story.clock,
    created: FIRST_DAY,
    lastSeat: story.lastSeat,
  })
  story.play(table, system.automatic[0]?.key)
  const journal = table.journal()
  const file = { name: `${game}-${clock}.json`, text: exportJournal(journal) }
  const whole = { file, fact: factOf(system, journal, { file, game, clock: journal.head.clock.kind }) }
  if (clock !== 'answer') return [whole]
  const [viewer = ''] = table.players
  const partial = { name: `${game}-partial.json`, text: `${JSON.stringify(exportPartial(system, journal, viewer))}\n` }
  const receipt = receiptOf({ system, journal, witness: viewer, hostKey: table.devices.hostKey })
  const kept = { name: `${game}-receipt.json`, text: `${JSON.stringify(receipt)}\n` }
  const view = (kind: 'partial export' | 'receipt', { name, text }: KeptFile): Fact => ({
    kind,
    file: name,
    sha256: digestOf(text),
    game,
    of: file.name,
    viewer,
  })
  return [whole, { file: partial, fact: view('partial export', partial) }, { file: kept, fact: view('receipt', kept) }]
}

function factOf(
  system: RuleSystem,
  journal: Journal,
  { file, game, clock }: { readonly file: KeptFile; readonly game: string; readonly clock: KeptJournal['clock'] },
): KeptJournal {
  const { ok, dice, orders, signatures, findings } = verifyJournal(system, journal)
  const outcome = outcomeOf(system, reopen(system, journal))
  if (!ok || !outcome) throw new Error(`${file.name} is not correct: ${findings.join('; ')}`)
  return {
    kind: 'journal',
    file: file.name,
    sha256: digestOf(file.text),
    game,
    clock,
    actions: [...new Set(journal.entries.flatMap(({ action }) => (action ? [action.kind] : [])))].toSorted(),
    entries: journal.entries.length,
    dice,
    orders,
    signed: signatures.signed,
    outcome: { winners: [...outcome.winners], why: outcome.why },
  }
}
