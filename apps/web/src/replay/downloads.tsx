// A link to this step, the report and the journal file.
import type { LogEntry, Outcome, Words } from '@admiralty/kernel'
import { CONCEDED, DRAWN } from '@admiralty/match'
import { Link } from '@tanstack/react-router'
import { CopyLink } from '../parts/copy-link.tsx'
import { endedWords } from '../parts/ending.ts'
import { playersIn } from '../parts/people.ts'
import { seatName } from '../parts/seat.tsx'
import { isPublished } from '../parts/terms.ts'
import { fileOf, replayOf } from './match-replay.ts'
import { makeReplayPosition } from './navigation.ts'
import { perspectiveName } from './perspective.ts'
import { makeReport } from './report.ts'
import type { SideProps } from './side-props.ts'
import type { Stop } from './stops.ts'

export function Downloads({ match, game, replay, earlier, perspective, stops, at }: SideProps) {
  const stop = stops[at]
  const report = async () => {
    const all = earlier.more ? replayOf(game, await earlier.all()).stops(perspective) : stops
    save(
      `admiralty-${match.id.slice(0, 8)}.md`,
      makeReport({
        title: match.title,
        game: game.system.rulebook.title,
        created: match.created,
        players: playersIn(match).map(({ seat, name }) => `${seatName(seat)}: ${name ?? 'unnamed'}`),
        perspective: perspectiveName(perspective),
        outcome: match.outcome && { line: endedLine(match.outcome, game.words, all.at(-1)?.view), why: match.outcome.why },
        stops: all,
      }),
    )
  }
  return (
    <section className="replay-pane downloads" aria-label="Share and save">
      {replay.foreign ? (
        <p className="dim">This match was not played on this server. To share it, share the file.</p>
      ) : (
        <LinkHere at={stop} match={match} />
      )}
      <h2>Report</h2>
      <p>The log of this view as a text file (Markdown), with a heading for every turn.</p>
      <button type="button" className="btn" onClick={() => void report()}>
        Save the report
      </button>
      {!replay.foreign && <JournalFile match={match} perspective={perspective} />}
    </section>
  )
}

/** Concessions and agreed draws have no text in the game's words. */
const endedLine = (outcome: Outcome, words: Words, view: unknown): LogEntry =>
  outcome.why === CONCEDED || outcome.why === DRAWN
    ? { seat: null, parts: [`${endedWords(outcome, [])}.`], rules: [], weight: 'heading' }
    : words.outcome(outcome, view)

function LinkHere({ at, match }: Pick<SideProps, 'match'> & { readonly at: Stop | undefined }) {
  const address = new URL(location.href)
  address.hash = at ? makeReplayPosition(at) : ''
  return (
    <>
      <h2>Link to this step</h2>
      <CopyLink address={address.href} label="Link to this step" />
      <p className="dim">{audienceText(match)}</p>
    </>
  )
}

function audienceText(match: SideProps['match']): string {
  if (match.watch === 'seated') return 'Only the players can open the link.'
  if (isPublished(match)) return 'Anyone with the link can see this match. No account is needed.'
  return match.closing === 'kept' ? 'Others see the spectator’s view.' : 'Others see the spectator’s view until the match is over.'
}

function journalText(match: SideProps['match']): string {
  if (isPublished(match))
    return 'Every order, event and die, with the secret that proves the dice (JSON). The command “admiralty verify” checks the file without a server.'
  const received = 'Everything that this view has received so far (JSON).'
  return match.closing === 'kept'
    ? `${received} This match keeps its secrets, so the whole journal is never published.`
    : `${received} The whole journal is available after the end of the match.`
}

function JournalFile({ match, perspective }: Pick<SideProps, 'match' | 'perspective'>) {
  return (
    <>
      <h2>Journal</h2>
      <p>{journalText(match)}</p>
      <a className="btn" href={fileOf(match, perspective)} download>
        Save the journal
      </a>
      <p className="dim">
        <Link to="/replay/file" className="loc">
          Import a replay
        </Link>
      </p>
    </>
  )
}

function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/markdown;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
