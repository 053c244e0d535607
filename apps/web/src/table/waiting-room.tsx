// The page before a match starts: the seats, and an invitation link for each open seat.
import { inviteAddress } from '../api/social.ts'
import type { MatchInfo, SeatStatus } from '../api/types.ts'
import { TermsList } from '../clock/terms-list.tsx'
import { CopyLink } from '../parts/copy-link.tsx'
import { playersIn } from '../parts/people.ts'
import { RefusalNote } from '../parts/refusal.tsx'
import { holderName, SeatChip, seatName } from '../parts/seat.tsx'
import { useMatchAction } from '../parts/use-match-action.ts'
import { MatchWarning } from '../proof/match-warning.tsx'
import { ReceiptPanel } from '../proof/receipt-panel.tsx'
import { takeSeat } from '../proof/signed-requests.ts'
import { Page } from '../shell/shell.tsx'
import './waiting-room.css'

export function WaitingRoom({ match }: { readonly match: MatchInfo }) {
  const seats = playersIn(match).map(({ seat }) => seat)
  return (
    <Page title={`Waiting for players · ${match.title}`}>
      <section className="waiting-room">
        <MatchWarning match={match.id} />
        <p className="dim">Waiting room</p>
        <h1 className="big">{match.title}</h1>
        <p className="mid2">The match starts when every seat is taken. This page then shows the match.</p>
        <ul className="room-seats">
          {match.seats.map((info) => (
            <li key={info.seat}>
              <SeatChip seat={info.seat} seats={seats}>
                <b>{seatName(info.seat)}</b>
              </SeatChip>
              <span className={info.sat ? '' : 'dim'}>{whoIsIn(info)}</span>
              <Seat match={match} info={info} />
            </li>
          ))}
        </ul>
        {match.creator && match.invitations.length > 0 && (
          <p className="dim">Each link works once. The first person who opens it takes the seat, so send it to one person only.</p>
        )}
        <TermsList terms={match} />
        <ReceiptPanel match={match} viewer={match.mine[0] ?? 'public'} last={null} />
      </section>
    </Page>
  )
}

function Seat({ match, info }: { readonly match: MatchInfo; readonly info: SeatStatus }) {
  const { seat, holder, sat } = info
  const token = match.invitations.find((one) => one.seat === seat)?.token
  if (holder === 'me' && !sat) return <SitDown match={match.id} seat={seat} />
  return token === undefined ? <span /> : <CopyLink address={inviteAddress(token)} label={`Invitation for ${seatName(seat)}`} />
}

/** The seat is reserved for this player by a rematch. */
function SitDown({ match, seat }: { readonly match: string; readonly seat: string }) {
  const sit = useMatchAction(match, () => takeSeat(match, seat))
  return (
    <div>
      <button type="button" className="btn go" disabled={sit.busy} onClick={() => sit.run(undefined)}>
        Sit down
      </button>
      {sit.refused && <RefusalNote refused={sit.refused} />}
    </div>
  )
}

function whoIsIn(info: SeatStatus): string {
  const isReserved = !info.sat && (info.holder === 'me' || info.holder === 'other')
  return isReserved ? `reserved for ${holderName(info)}` : holderName(info)
}
