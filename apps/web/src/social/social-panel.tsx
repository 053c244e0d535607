// Company at the table: the last words said, a word of one's own, giving up or agreeing, and a link for those who watch.
import type { SideStyle } from '@admiralty/board'
import type { Seat, Viewer } from '@admiralty/kernel'
import { watchAddress } from '../api/social.ts'
import type { MatchInfo } from '../api/types.ts'
import { CopyLink } from '../parts/copy-link.tsx'
import type { TableState } from '../table/connection.ts'
import { ConcedeOrDraw } from './concede-or-draw.tsx'
import { MessageForm } from './message-form.tsx'
import type { MutedSeats } from './muted.ts'
import { NoteText } from './note-text.tsx'
import './social.css'

export interface SocialPanelProps {
  readonly match: MatchInfo
  readonly viewer: Viewer
  readonly over: boolean
  readonly state: TableState
  readonly muted: MutedSeats
  sideStyle(seat: Seat): SideStyle
}

const FEW = 3

export function SocialPanel({ match, viewer, over, state, muted, sideStyle }: SocialPanelProps) {
  const last = state.notes.filter(({ seat }) => !muted.has(seat)).slice(-FEW)
  const mine = match.seats.find(({ seat, holder }) => seat === viewer && holder === 'me')
  const others = match.seats.some(({ holder }) => holder === 'other')
  return (
    <section className="sec social" aria-label="Company">
      <div className="h">
        <h2>Company</h2>
      </div>
      {last.length > 0 && (
        <ol className="last-words">
          {last.map((note) => (
            <li key={note.seq}>
              <NoteText note={note} sideStyle={sideStyle(note.seat)} />
            </li>
          ))}
        </ol>
      )}
      {mine && others && <MessageForm match={match.id} as={mine.seat} />}
      {mine && !over && !mine.conceded && mine.standIn === null && (
        <ConcedeOrDraw match={match} as={mine.seat} draw={state.presence.draw} />
      )}
      <details className="watch">
        <summary>A link to watch</summary>
        <p className="dim">Whoever has it sees what everybody may see, and needs neither a seat nor a name.</p>
        <CopyLink address={watchAddress(match.id)} label="Link for watchers" />
      </details>
    </section>
  )
}
