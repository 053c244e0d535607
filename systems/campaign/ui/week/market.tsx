// The market: ready ships of the catalogue with a count of each (CR-13.1b).
import { Rule } from '@admiralty/game-ui/panel'
import { numberColumn, type SortColumn, SortTable, textColumn } from '@admiralty/game-ui/sorted'
import { empireOf } from '../../src/lookup.ts'
import { moneyText } from '../../src/money.ts'
import { marketPrice } from '../../src/supply/harbour-bill.ts'
import { type CatalogueEntry, catalogueOf } from '../../src/tactics-port.ts'
import { dearText } from '../../src/words/book/bill-text.ts'
import { boughtOf, withBook, withBought } from '../../src/words/book/edits.ts'
import { Stepper } from '../stepper.tsx'
import type { WeekEditorProps } from './editor-props.ts'

const columnsFor = (props: WeekEditorProps): readonly SortColumn<CatalogueEntry>[] => {
  const { view, seat, draft, onDraft } = props
  const priceOf = ({ facts }: CatalogueEntry): number => marketPrice(facts, empireOf(view, seat).ally)
  return [
    textColumn(
      'title',
      'design',
      ({ facts }) => facts.title,
      ({ facts }) => (
        <>
          {facts.title}
          <small className="cp-navy">{[facts.shipClass, facts.navy].filter((text) => text !== '').join(', ')}</small>
        </>
      ),
    ),
    numberColumn(
      'count',
      'bought',
      ({ design }) => boughtOf(draft.book, design),
      ({ design, facts }) => (
        <Stepper
          name={facts.title}
          count={boughtOf(draft.book, design)}
          onCount={(count) => onDraft(withBook(draft, withBought(draft.book, design, count), 'market', null))}
        />
      ),
    ),
    numberColumn('price', 'credits', priceOf, (entry) => (
      <>
        {moneyText(priceOf(entry))}
        <small className="cp-navy">{dearText(props, priceOf(entry), boughtOf(draft.book, entry.design))}</small>
      </>
    )),
    numberColumn('thrust', 'thrust', ({ facts }) => facts.thrust),
    numberColumn('cargo', 'hold, tons', ({ facts }) => facts.cargo || null),
  ]
}
/** The table of the market. Ships without an FTL drive are not on it. */
export function Market(props: WeekEditorProps) {
  const { game, holdings } = props
  if (holdings.capital === null) return <p className="gu-note">Without a capital the market delivers nothing.</p>
  return (
    <>
      <p className="gu-note">
        The market has the designs of the catalogue. Ships arrive at the capital. For a design of your own, lay a keel at a world.{' '}
        <Rule id="CR-13.1b" />
      </p>
      <div className="cp-market">
        <SortTable
          title="Market"
          columns={columnsFor(props)}
          rows={catalogueOf(game).filter(({ facts }) => facts.ftl)}
          keyOf={({ facts }) => `${facts.navy} ${facts.title}`}
          selected={null}
        />
      </div>
    </>
  )
}
