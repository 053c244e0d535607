// The part of the result that names the turning point of the match and the losses of each side.
import { list, type Outcome } from '@admiralty/kernel'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { LoadedGame } from '../api/games.ts'
import type { MatchInfo } from '../api/types.ts'
import { playersIn } from '../parts/people.ts'
import { SeatChip, seatName } from '../parts/seat.tsx'
import { type Decisive, decisiveOf, type Losses } from './decisive.ts'
import { journalQuery, replayOf } from './match-replay.ts'
import { makeReplayPosition } from './navigation.ts'
import type { Stop } from './stops.ts'
import { talliesOf } from './use-damage.ts'

interface DecidedProps {
  readonly match: MatchInfo
  readonly game: LoadedGame
  readonly outcome: Outcome
}

/** The names of things, as the lines of the log call them. */
const namesIn = (stops: readonly Stop[]): ReadonlyMap<string, string> =>
  new Map(
    stops.flatMap(
      ({ line }) => line?.parts.flatMap((part) => (typeof part !== 'string' && part.kind === 'thing' ? [[part.id, part.text]] : [])) ?? [],
    ),
  )

/** Ships that are named in a sentence; more are counted. */
const FEW = 3
function lostWords(ships: readonly string[], names: ReadonlyMap<string, string>): string {
  if (ships.length > FEW) return `lost ${ships.length} ships`
  return `lost ${list(ships.map((id) => names.get(id) ?? id))}`
}

/** 'Blue took 11 damage and lost Gnat and Sabre' */
function lossWords({ seat, damage, ships }: Losses, names: ReadonlyMap<string, string>): string {
  const parts = [
    ...(damage > 0 || ships.length === 0 ? [`took ${damage} damage`] : []),
    ...(ships.length > 0 ? [lostWords(ships, names)] : []),
  ]
  return `${seatName(seat)} ${parts.join(' and ')}`
}

function useDecisive({ match, game, outcome }: DecidedProps) {
  const { data: source } = useQuery(journalQuery(match))
  return useMemo(() => {
    if (!source) return null
    const stops = replayOf(game, source).stops('referee')
    return { stops, names: namesIn(stops), decisive: decisiveOf(stops, talliesOf(game.words, stops), outcome) }
  }, [game, source, outcome])
}

export function Decided(props: DecidedProps) {
  const found = useDecisive(props)
  if (!found) return <p className="dim">Looking for what decided the match…</p>
  const { decisive } = found
  const seats = playersIn(props.match).map(({ seat }) => seat)
  return (
    <section className="decided" aria-label="What decided the match">
      <h3>What decided it</h3>
      <TurningPoint match={props.match} drawn={props.outcome.winners.length === 0} {...found} />
      <table>
        <thead>
          <tr>
            <th scope="col">In the whole match</th>
            <th scope="col">Damage taken</th>
            <th scope="col">Ships lost</th>
          </tr>
        </thead>
        <tbody>
          {decisive.total.map(({ seat, damage, ships }) => (
            <tr key={seat}>
              <th scope="row">
                <SeatChip seat={seat} seats={seats} />
              </th>
              <td>{damage}</td>
              <td>{`${ships.length} of ${decisive.fleets[seat] ?? 0}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface TurningPointProps extends Pick<DecidedProps, 'match'> {
  readonly drawn: boolean
  readonly stops: readonly Stop[]
  readonly names: ReadonlyMap<string, string>
  readonly decisive: Decisive
}
function TurningPoint({ match, drawn, stops, names, decisive: { turningPoint, lastTurn } }: TurningPointProps) {
  const stop = turningPoint && stops[turningPoint.at]
  if (lastTurn === 0) return <p>The match ended before the first turn.</p>
  if (!turningPoint || !stop) return <p>Not the losses: no turn put the winners ahead. The match ended in turn {lastTurn}.</p>
  const losses = turningPoint.losses.filter(({ damage, ships }) => damage > 0 || ships.length > 0)
  return (
    <p>
      {drawn ? 'Most was lost in ' : 'Most of all '}
      <Link to="/replay/$id" params={{ id: match.id }} hash={makeReplayPosition(stop)} className="loc">
        turn {turningPoint.turn}
      </Link>{' '}
      of {lastTurn}: {losses.map((one) => lossWords(one, names)).join('; ')}.
    </p>
  )
}
