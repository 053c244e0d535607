// The dice of the match compared with fair dice; after the end, the check of every die.

import { Die, InOrder, sideStyleOf } from '@admiralty/board'
import { plural, type Seat } from '@admiralty/kernel'
import { useMemo } from 'react'
import { playersIn } from '../parts/people.ts'
import { ScrollBox } from '../parts/scroll-box.tsx'
import { SeatChip, seatName } from '../parts/seat.tsx'
import { isPublished } from '../parts/terms.ts'
import { CheckedMatch, DiceCheck, KeptDice } from '../proof/dice-check.tsx'
import { type DiceTally, diceIn, diceOf, facesOf, type RolledDie, sidesIn, tallyDice, verdictOn } from './dice.ts'
import { LuckChart } from './luck.tsx'
import type { SideProps } from './side-props.ts'

/** Dice with more sides make random draws, which have nothing to do with luck. */
const isPlayed = (sides: number): boolean => sides <= 20

export function DiceBox({ match, game, replay, earlier, stops }: SideProps) {
  const rolled = useMemo(() => diceIn(stops.map(({ line }) => line)), [stops])
  const all = useMemo(() => replay.journal && diceOf(replay.journal.entries.flatMap(({ rolls }) => rolls)), [replay])
  const seats = playersIn(match).map(({ seat }) => seat)
  const whole = all ?? rolled
  const kinds = sidesIn(whole)
  return (
    <ScrollBox className="replay-pane dice-box" aria-label="Dice">
      <div className="h">
        <h2>{isPublished(match) ? 'All dice of the match' : earlier.more ? `Dice since entry ${stops[0]?.seq}` : 'Dice seen so far'}</h2>
        <span className="aside">shaded: 9 of 10 fair matches</span>
      </div>
      {kinds.filter(isPlayed).map((sides) => (
        <div key={sides} className="dice-kind">
          <Faces dice={whole} sides={sides} name={sides === 6 ? 'All dice' : `All ${sides}-sided dice`} seat={null} seats={seats} />
          <p className="dice-said">{verdictOn(tallyDice(facesOf(whole, sides)))}</p>
          <div className="dice-seats">
            {seats.map((seat) => {
              const own = rolled.filter((die) => die.seat === seat)
              return <Faces key={seat} dice={own} sides={sides} name={seatName(seat)} seat={seat} seats={seats} />
            })}
          </div>
          <LuckChart dice={rolled} sides={sides} seats={seats} />
        </div>
      ))}
      {whole.length === 0 && <p className="dim">No dice were rolled.</p>}
      <DrawDice dice={whole} kinds={kinds.filter((sides) => !isPlayed(sides))} />
      {whole.length > 0 && <UnownedDice dice={rolled} />}
      {all && all.length > rolled.length && <p className="dim">Dice not shown in this log: {all.length - rolled.length}.</p>}
      {isPublished(match) ? (
        <>
          <p className="dice-proof">
            Dice commitment: <code title={match.commitment}>{`${match.commitment.slice(0, 8)}…${match.commitment.slice(-8)}`}</code>. The
            secret is in the journal file.
          </p>
          {replay.foreign && replay.journal ? (
            <CheckedMatch game={game} journal={replay.journal} verdict={replay.foreign} />
          ) : (
            <DiceCheck match={match} game={game} />
          )}
        </>
      ) : match.closing === 'kept' ? (
        <KeptDice />
      ) : (
        <p className="dim">When the match is over, every die can be verified here against the match’s commitment.</p>
      )}
    </ScrollBox>
  )
}

function DrawDice({ dice, kinds }: { readonly dice: readonly RolledDie[]; readonly kinds: readonly number[] }) {
  if (kinds.length === 0) return null
  const counts = kinds.map((sides) => `${dice.filter((die) => die.sides === sides).length} with ${sides} sides`)
  return <p className="dim">Random draws used other dice: {counts.join(', ')}.</p>
}

/** Dice in lines without a seat count only in the total. */
function UnownedDice({ dice }: { readonly dice: readonly RolledDie[] }) {
  const count = dice.filter(({ seat }) => seat === null).length
  return count === 0 ? null : <p className="dim">Dice that belong to no player: {count}.</p>
}

interface FacesProps {
  readonly dice: readonly RolledDie[]
  readonly sides: number
  readonly name: string
  readonly seat: Seat | null
  readonly seats: readonly Seat[]
}

function Faces({ dice, sides, name, seat, seats }: FacesProps) {
  const faces = facesOf(dice, sides)
  const tally = tallyDice(faces)
  return (
    <figure className={seat === null ? 'faces plain' : `faces side-${sideStyleOf(seat, seats)}`}>
      <figcaption>
        {seat === null ? <b>{name}</b> : <SeatChip seat={seat} seats={seats} />}
        <span>
          {`${plural(tally.dice, 'die', 'dice')}, mean `}
          <b>{tally.dice === 0 ? '–' : tally.mean.toFixed(2)}</b>
        </span>
      </figcaption>
      {tally.dice > 0 && <Bars faces={faces} tally={tally} />}
    </figure>
  )
}

function Bars({ faces, tally }: { readonly faces: readonly number[]; readonly tally: DiceTally }) {
  const [least, most] = tally.within
  const top = Math.max(most, ...faces) * 1.12
  const share = (count: number): string => `${(100 * count) / top}%`
  return (
    <div className="bars">
      <div className="bars-ground">
        <div className="bars-within" style={{ bottom: share(least), height: share(most - least) }} />
        <div className="bars-expected" style={{ bottom: share(tally.expected) }} />
      </div>
      <ol>
        <InOrder of={faces}>
          {(count, index) => (
            <li>
              <span className="bar-box">
                <i className={count < least || count > most ? 'bar out' : 'bar'} style={{ height: share(count) }}>
                  <b>{count}</b>
                </i>
              </span>
              {faces.length === 6 ? <Die face={index + 1} counted={false} /> : <small>{index + 1}</small>}
            </li>
          )}
        </InOrder>
      </ol>
    </div>
  )
}
