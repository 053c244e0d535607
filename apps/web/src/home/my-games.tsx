// My games: open games, those that wait for the player first, and a list of finished games.

import { Seal } from '@admiralty/board'
import { list, plural } from '@admiralty/kernel'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { matchQuery } from '../api/queries.ts'
import type { MatchSummary } from '../api/types.ts'
import { CoverArt } from '../parts/cover.tsx'
import { endedWords } from '../parts/ending.ts'
import { playersIn } from '../parts/people.ts'
import { personName, SeatChip, seatName } from '../parts/seat.tsx'

export interface MyGamesProps {
  readonly tables: readonly MatchSummary[] | undefined
  readonly error: Error | null
}

/** Open games that are listed at once. The others are folded, so that the covers are not far down. */
const FEW = 5

/** A waiting match has reserved a seat for this player. */
const seatReserved = ({ status, seats }: MatchSummary): boolean =>
  status === 'waiting' && seats.some(({ holder, sat }) => holder === 'me' && !sat)
const isMyMove = (row: MatchSummary): boolean => row.owed.length > 0 || seatReserved(row)

/** Games that wait for this player first, then by the latest change. */
export const inOrder = (tables: readonly MatchSummary[]): readonly MatchSummary[] =>
  tables.toSorted((a, b) => Number(isMyMove(b)) - Number(isMyMove(a)) || b.updated - a.updated)

/** The title of the page: in how many games it is the player's turn. */
export function homeTitle(tables: readonly MatchSummary[]): string {
  const waiting = tables.filter(isMyMove).length
  return waiting === 0 ? 'Games' : `Your turn in ${plural(waiting, 'game')}`
}

const turnsText = (count: number): string => `your turn: ${count === 0 ? 'none' : plural(count, 'game')}`

export function MyGames({ tables, error }: MyGamesProps) {
  const rows = inOrder(tables ?? [])
  const open = rows.filter(({ status }) => status !== 'over')
  const over = rows.filter(({ status }) => status === 'over')
  return (
    <>
      <div className="h">
        <h1 className="big">My games</h1>
        {open.length > 0 && (
          <Link to="/owed" className="loc aside tap">
            {turnsText(open.filter(isMyMove).length)}
          </Link>
        )}
      </div>
      {error && <p className="bad">{error.message}</p>}
      {tables && open.length === 0 && <p className="empty">No games yet. Press Play now or pick a game.</p>}
      {open.length > 0 && <Rows rows={open.slice(0, FEW)} last="Waiting for" />}
      {open.length > FEW && <Folded title="More open games" rows={open.slice(FEW)} last="Waiting for" />}
      {over.length > 0 && <Folded title="Finished games" rows={over} last="Replay" />}
    </>
  )
}

interface RowsProps {
  readonly rows: readonly MatchSummary[]
  /** The heading of the last column. */
  readonly last: string
}

/** Shows rows only when opened, because each row of a finished game loads its match. */
function Folded({ title, rows, last }: RowsProps & { readonly title: string }) {
  const [open, setOpen] = useState(false)
  return (
    <details className="finished" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {title} ({rows.length})
      </summary>
      {open && <Rows rows={rows} last={last} />}
    </details>
  )
}

function Rows({ rows, last }: RowsProps) {
  return (
    <table className="tb">
      <thead>
        <tr>
          <th className="pic">
            <span className="unseen">Cover</span>
          </th>
          <th>Game</th>
          <th>Players</th>
          <th>{last}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row }: { readonly row: MatchSummary }) {
  const navigate = useNavigate()
  const mine = isMyMove(row)
  const players = playersIn(row)
  const names = players.map(({ seat }) => seat)
  return (
    <tr className={mine ? 'mine' : ''} onClick={() => navigate({ to: '/table/$id', params: { id: row.id } })}>
      <td className="pic">
        <CoverArt system={row.system} mini />
      </td>
      <td>
        <Link to="/table/$id" params={{ id: row.id }} className="nm">
          {row.title}
        </Link>
        <span className="gm">
          {row.status === 'waiting' ? 'waiting for players' : row.status === 'over' ? <Ended id={row.id} /> : row.moment}
        </span>
      </td>
      <td className="st">
        {players.map(({ seat, holder, name }) => (
          <SeatChip key={seat} seat={seat} seats={names}>
            {personName(holder === 'me' ? 'you' : holder === 'open' ? 'open' : name, seat)}
          </SeatChip>
        ))}
      </td>
      <td className="wt">
        <WaitingFor row={row} />
      </td>
    </tr>
  )
}

function Ended({ id }: { readonly id: string }) {
  const { data: match } = useQuery({ ...matchQuery(id), staleTime: Number.POSITIVE_INFINITY })
  return match?.outcome ? endedWords(match.outcome, match.mine) : 'finished'
}

/** The players that must move, such as 'Anna (Red) and Blue'. */
function opponentNames({ seats, awaited }: MatchSummary): string {
  const names = seats.filter(({ seat }) => awaited.includes(seat)).map(({ seat, name }) => personName(name, seat))
  return names.length === 0 ? 'the server' : list(names)
}

function WaitingFor({ row }: { readonly row: MatchSummary }) {
  if (row.status === 'over')
    return (
      <Link to="/replay/$id" params={{ id: row.id }} className="loc" onClick={(event) => event.stopPropagation()}>
        Open the replay
      </Link>
    )
  if (row.status === 'waiting') {
    return seatReserved(row) ? (
      <>
        <Seal kind="owed" /> Your seat is reserved
      </>
    ) : (
      <>{list(row.seats.flatMap(({ seat, sat }) => (sat ? [] : [seatName(seat)])))} to join</>
    )
  }
  if (row.owed.length === 0)
    return (
      <>
        <Seal kind="none" /> {opponentNames(row)}
      </>
    )
  const several = row.seats.filter(({ holder }) => holder === 'me').length > 1
  return (
    <>
      <Seal kind="owed" /> Your turn{several ? `: ${list(row.owed.map(seatName))}` : ''}
    </>
  )
}
