// The page of the empires: what everybody knows of each, and the claims in their order.
import { SideBadge } from '@admiralty/board'
import type { ExtraPageProps } from '@admiralty/game-ui'
import { Figure, Rule } from '@admiralty/game-ui/panel'
import { numberColumn, type SortColumn, SortTable, sumColumn, textColumn } from '@admiralty/game-ui/sorted'
import type { Campaign } from '../../src/campaign.ts'
import { hexOf, worldAt } from '../../src/land/geometry.ts'
import { empireOf, seatsOf } from '../../src/lookup.ts'
import type { Color } from '../../src/shapes.ts'
import { scoreOf } from '../../src/start/income.ts'
import type { WorldClaim } from '../../src/state.ts'
import { empireName } from '../../src/words/names.ts'
import { worldTitle } from '../../src/words/world-names.ts'
import { cardSign, claimWords } from '../draft/texts.ts'
import { styleOf } from '../sites.ts'
import '../campaign.css'

type Props = ExtraPageProps<Campaign>

function columnsFor({ view, onShow }: Props): readonly SortColumn<Color>[] {
  const of = (seat: Color) => empireOf(view, seat)
  return [
    textColumn(
      'seat',
      'empire',
      (seat) => empireName(seat),
      (seat) => (
        <>
          <SideBadge sideStyle={styleOf(view, seat)} size={16} /> {empireName(seat)}
          {of(seat).isOut && ', has left'}
        </>
      ),
    ),
    sumColumn('worlds', 'worlds', (seat) => of(seat).worlds.length),
    textColumn(
      'addresses',
      'addresses',
      (seat) => of(seat).worlds.join(' '),
      (seat) => (
        <span className="gu-line">
          {of(seat).worlds.map((at) => (
            <button key={at} type="button" className="linkish" onClick={() => onShow(at, hexOf(at))}>
              {worldTitle(at)}
            </button>
          ))}
        </span>
      ),
    ),
    sumColumn('base', 'base income', (seat) => of(seat).worlds.reduce((total, at) => total + worldAt(view.land, at).base, 0)),
    sumColumn(
      'initial',
      'initial income',
      (seat) => (of(seat).isOut ? null : scoreOf(view, seat).total),
      (seat) =>
        of(seat).isOut ? null : (
          <Figure number={scoreOf(view, seat)} total="initial income">
            {scoreOf(view, seat).total}
          </Figure>
        ),
    ),
    numberColumn('cards', 'cards in hand', (seat) => of(seat).cards),
    numberColumn('pairs', 'pairs', (seat) => of(seat).pairs),
    numberColumn('aside', 'cards put aside', (seat) => of(seat).aside),
    textColumn('ally', 'ally', (seat) => of(seat).ally),
  ]
}
interface NumberedClaim extends WorldClaim {
  readonly number: number
}
const claimColumns = ({ view, onShow }: Props): readonly SortColumn<NumberedClaim>[] => [
  numberColumn('number', 'claim', ({ number }) => number),
  textColumn(
    'seat',
    'empire',
    ({ seat }) => empireName(seat),
    ({ seat }) => (
      <>
        <SideBadge sideStyle={styleOf(view, seat)} /> {empireName(seat)}
      </>
    ),
  ),
  textColumn('pair', 'pair', ({ pair }) => pair.map(cardSign).join(' ')),
  textColumn(
    'at',
    'world',
    ({ at }) => at,
    ({ at }) =>
      at !== null && (
        <button type="button" className="linkish" onClick={() => onShow(at, hexOf(at))}>
          {worldTitle(at)}
        </button>
      ),
  ),
  sumColumn('base', 'base income', ({ at }) => (at === null ? null : worldAt(view.land, at).base)),
  textColumn('by', 'how', ({ by }) => claimWords(by)),
]

export function EmpiresPage(props: Props) {
  const { view, selected } = props
  const claims = view.claims.map((claim, index): NumberedClaim => ({ ...claim, number: index + 1 }))
  return (
    <div className="gu-panel cp-page">
      <header className="gu-line">
        <h2>Empires</h2>
        <p>The initial income follows from public facts. It decides the draft.</p>
        <Rule id="CR-O.7" />
      </header>
      <SortTable title="Empires" columns={columnsFor(props)} rows={seatsOf(view)} keyOf={(seat) => seat} selected={selected} />
      {claims.length > 0 && (
        <>
          <header className="gu-line">
            <h2>Claims</h2>
            <Rule id="CR-1.3d" />
          </header>
          <SortTable title="Claims" columns={claimColumns(props)} rows={claims} keyOf={({ number }) => String(number)} selected={null} />
        </>
      )}
    </div>
  )
}
