// Before a match begins: who has sat down, and the links for those who have not, each good for one.
import { useState } from 'react'
import type { MatchInfo } from '../api/types.ts'
import { Chip, plateOf, seatName } from '../parts/plate.tsx'
import { Page } from '../shell/shell.tsx'
import './waiting-room.css'

export function WaitingRoom({ match }: { readonly match: MatchInfo }) {
  const seats = match.seats.map(({ seat }) => seat)
  return (
    <Page title={match.title}>
      <section className="room">
        <p className="dim">The waiting room</p>
        <h1 className="big">{match.title}</h1>
        <p className="mid2">The match begins by itself when every seat is taken. This page then becomes the table.</p>
        <ul className="room-seats">
          {match.seats.map(({ seat, holder, name }) => (
            <li key={seat}>
              <Chip plate={plateOf(seat, seats)}>
                <b>{seatName(seat)}</b>
              </Chip>
              <span className={holder === 'open' ? 'dim' : ''}>
                {holder === 'me' ? 'you' : holder === 'open' ? 'nobody yet' : (name ?? 'taken')}
              </span>
              <Invite token={match.invitations.find((one) => one.seat === seat)?.token} seat={seatName(seat)} />
            </li>
          ))}
        </ul>
        {match.creator && match.invitations.length > 0 && (
          <p className="dim">
            Each link seats one person and is then used up. Whoever opens it first may sit down, so send it to one person only.
          </p>
        )}
      </section>
    </Page>
  )
}

function Invite({ token, seat }: { readonly token: string | undefined; readonly seat: string }) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')
  if (token === undefined) return null
  const link = `${location.origin}/invite/${token}`
  const copy = () => {
    navigator.clipboard.writeText(link).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    )
  }
  return (
    <div className="invite-link">
      <input className="in" readOnly value={link} aria-label={`Invitation for ${seat}`} onFocus={(event) => event.target.select()} />
      <button type="button" className="btn" onClick={copy}>
        {copied === 'yes' ? 'Copied' : 'Copy'}
      </button>
      {copied === 'failed' && <span className="bad">The browser did not let us copy; the link is marked for you to copy.</span>}
    </div>
  )
}
