// The hand as a grid: each cell is a possible pair with its hex and the worlds that it may claim.
import { ArrowGroup } from '@admiralty/game-ui'
import { Rule, Section } from '@admiralty/game-ui/panel'
import { plural } from '@admiralty/kernel'
import { cardName, isRed, pairsIn } from '../../src/draft/cards.ts'
import type { DraftCard, Pair } from '../../src/shapes.ts'
import type { View } from '../../src/state.ts'
import { hasPair } from './edits.ts'
import { idOfPair, reachOf } from './reach.ts'
import { cardSign, pairName, reachText } from './texts.ts'

interface HandProps {
  readonly view: View
  readonly cards: readonly DraftCard[]
  readonly pairs: readonly Pair[]
  readonly selected: string | null
  /** Null while the hand is only shown. */
  readonly onPair: ((pair: Pair) => void) | null
  onSelect(thing: string): void
}

const Card = ({ card }: { readonly card: DraftCard }) => (
  <span className={isRed(card) ? 'cp-card red' : 'cp-card'}>
    <span aria-hidden="true">{cardSign(card)}</span>
    <span className="unseen">{cardName(card)}</span>
  </span>
)

/** A pair that can be made: its hex, and the income of its world or the number of worlds beside it. */
function Cell({
  view,
  pair,
  pairs,
  onPair,
  onSelect,
}: Pick<HandProps, 'view' | 'pairs' | 'onPair' | 'onSelect'> & { readonly pair: Pair }) {
  const reach = reachOf(view.land, pair)
  const isMade = hasPair(pairs, pair)
  const isUsed = !isMade && pairs.some((other) => other.some((card) => pair.includes(card)))
  const show = () => onSelect(idOfPair(pair))
  return (
    <button
      type="button"
      className={`cp-cell${reach.exact ? ' exact' : ''}${isUsed ? ' used' : ''}`}
      aria-pressed={isMade}
      onClick={() => {
        show()
        onPair?.(pair)
      }}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && show()}
      onFocus={show}
    >
      <b>{reach.hex}</b>{' '}
      <small>
        {reach.exact ? `${reach.exact.base}${reach.exact.resource ? ` ${reach.exact.resource}` : ''}` : `${reach.near.length} beside`}
      </small>
      <span className="unseen">
        : {pairName(pair)}. {reachText(reach)}
      </span>
    </button>
  )
}

export function Hand({ view, cards, pairs, selected, onPair, onSelect }: HandProps) {
  const red = cards.filter(isRed)
  const black = cards.filter((card) => !isRed(card))
  // The rarer colour has the columns, so that the grid fits a phone.
  const [columns, rows] = red.length <= black.length ? [red, black] : [black, red]
  const pairOf = (row: DraftCard, column: DraftCard): Pair => (isRed(row) ? [row, column] : [column, row])
  const used = new Set(pairs.flat())
  const aside = cards.filter((card) => !used.has(card))
  return (
    <Section title="Your cards" aside={<Rule id="CR-1.3c" />}>
      <p className="gu-note">
        A red card names a row, a black card a column. Press a hex to pair its cards: {pairs.length} of {plural(pairsIn(cards), 'pair')}.
      </p>
      <ArrowGroup label="Possible pairs" look="cp-hand">
        <table>
          <thead>
            <tr>
              <td />
              {columns.map((card) => (
                <th key={card} scope="col">
                  <Card card={card} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                <th scope="row">
                  <Card card={row} />
                </th>
                {columns.map((column) => (
                  <td key={column}>
                    <Cell {...{ view, pairs, onPair, onSelect }} pair={pairOf(row, column)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ArrowGroup>
      <PairList {...{ view, pairs, selected, onSelect }} />
      {aside.length > 0 && <p className="gu-note">Not paired: {aside.map(cardSign).join(' ')}. Cards without a partner are put aside.</p>}
    </Section>
  )
}

type PairListProps = Pick<HandProps, 'view' | 'pairs' | 'selected' | 'onSelect'>
/** The pairs that are made, each with the worlds that it may claim. */
export const PairList = ({ view, pairs, selected, onSelect }: PairListProps) => (
  <ol className="cp-pairs">
    {pairs.map((pair) => (
      <li key={idOfPair(pair)} className={idOfPair(pair) === selected ? 'on' : ''}>
        <button type="button" className="linkish" onClick={() => onSelect(idOfPair(pair))}>
          <Card card={pair[0]} /> <Card card={pair[1]} />
        </button>
        <span>{reachText(reachOf(view.land, pair))}</span>
      </li>
    ))}
  </ol>
)
