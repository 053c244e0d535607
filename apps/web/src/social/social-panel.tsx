// Chat and requests: the last messages, a field for a new one, draw and concede, the spectator link and the receipt.
import type { SideStyle } from '@admiralty/board'
import { later } from '@admiralty/game-ui'
import type { Seat, Viewer } from '@admiralty/kernel'
import { type ReactNode, Suspense, useState } from 'react'
import { type Note, watchAddress } from '../api/social.ts'
import type { MatchInfo, StreamStatus } from '../api/types.ts'
import { NoteText } from '../match-view/note-text.tsx'
import type { ObservedMatch } from '../match-view/observed-match.ts'
import { CopyLink } from '../parts/copy-link.tsx'
import { ReceiptPanel } from '../proof/receipt-panel.tsx'
import { ConcedeOrDraw } from './concede-or-draw.tsx'
import { MessageForm } from './message-form.tsx'
import type { MutedSeats } from './muted.ts'
import './social.css'

const TimePanel = later(() => import('./time-panel.tsx'), 'TimePanel')
const GiveSeat = later(() => import('./give-seat.tsx'), 'GiveSeat')
const TermsList = later(() => import('../clock/terms-list.tsx'), 'TermsList')

export interface SocialPanelProps {
  readonly match: MatchInfo
  readonly viewer: Viewer
  readonly over: boolean
  readonly presence: StreamStatus
  /** All messages, oldest first. */
  readonly notes: readonly Note[]
  /** The latest data of the stream; null before it has begun. */
  readonly latest: ObservedMatch | null
  readonly muted: MutedSeats
  sideStyle(seat: Seat): SideStyle
}

/** Details whose content is loaded when they are opened. */
function Opened({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {open && <Suspense>{children}</Suspense>}
    </details>
  )
}

/** The number of messages shown. */
const FEW = 3

export function SocialPanel({ match, viewer, over, presence, notes, latest, muted, sideStyle }: SocialPanelProps) {
  const last = notes.filter(({ seat }) => !muted.has(seat)).slice(-FEW)
  const mine = match.seats.find(({ seat, holder }) => seat === viewer && holder === 'me')
  const others = match.seats.some(({ holder }) => holder === 'other')
  const playing = mine && !over && !mine.conceded && mine.standIn === null ? mine.seat : null
  return (
    <section className="sec social" aria-label="Chat and requests">
      <div className="h">
        <h2>Chat and requests</h2>
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
      {playing !== null && latest && <ConcedeOrDraw match={match} as={playing} last={latest} presence={presence} />}
      {playing !== null && match.keys !== null && (
        <Suspense>
          <GiveSeat match={match} as={playing} presence={presence} />
        </Suspense>
      )}
      {playing !== null && latest?.clock && (
        <Opened title="More time, pause, vacation">
          <TimePanel match={match} as={playing} last={latest} clock={latest.clock} calls={latest.calls} presence={presence} />
        </Opened>
      )}
      <Opened title="Terms">
        <TermsList terms={match} />
      </Opened>
      {match.watch === 'anyone' && (
        <details className="watch">
          <summary>Spectator link</summary>
          <p className="dim">Anybody with this link can watch. Spectators see only what is public.</p>
          <CopyLink address={watchAddress(match.id)} label="Spectator link" />
        </details>
      )}
      <ReceiptPanel match={match} viewer={viewer} last={latest} />
    </section>
  )
}
