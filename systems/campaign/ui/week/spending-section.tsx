// Money and agreements of the order book, as the lists of its form.
import { Fold, Rule, Section } from '@admiralty/game-ui/panel'
import { plural } from '@admiralty/kernel'
import { cargoPage, holdPage } from '../../src/words/book/hold-rows.ts'
import { repairsPage, shipPage } from '../../src/words/book/repair-rows.ts'
import { marketPage, paymentsPage } from '../../src/words/book/spend-rows.ts'
import { PAYMENT_NAMES } from '../../src/words/book/texts.ts'
import { consentsPage, empirePage } from '../../src/words/book/treaty-rows.ts'
import type { WeekEditorProps } from './editor-props.ts'
import { PartFaults } from './faults.tsx'
import { RowList } from './row-list.tsx'

/** Lists of the book that are folded up at first. */
export function Spending(props: WeekEditorProps) {
  const { draft, holdings, faults, onDraft } = props
  const { book, about } = draft
  const rows = (label: string, all: Parameters<typeof RowList>[0]['rows']) => <RowList label={label} rows={all} onDraft={onDraft} />
  const bought = book.market.reduce((sum, { count }) => sum + count, 0)
  return (
    <Section title="Money" aside={<Rule id="CR-X.7" />}>
      <PartFaults faults={faults} parts={[null]} holdings={holdings} />
      <Fold title="Market" aside={bought === 0 ? 'nothing bought' : plural(bought, 'ship')}>
        {rows('Market', marketPage(props))}
      </Fold>
      <Fold title="Repairs" aside={plural(book.repairs.length, 'repair')}>
        {rows('Ships to repair', repairsPage(props))}
        {draft.page === 'ship' && about !== null && rows('Repairs', shipPage(props))}
      </Fold>
      <Fold title="Holds" aside={plural(book.loads.length + book.feeds.length, 'load')}>
        {rows('Holds', cargoPage(props))}
        {draft.page === 'hold' && about !== null && rows('In the hold', holdPage(props))}
      </Fold>
      <Fold title="Payments" aside={`first ${PAYMENT_NAMES[book.payments[0] ?? 'supply']}`}>
        <ol className="cp-ranked-payments">
          {book.payments.map((kind) => (
            <li key={kind}>{PAYMENT_NAMES[kind]}</li>
          ))}
        </ol>
        {rows('Payments', paymentsPage(props))}
      </Fold>
    </Section>
  )
}
/** The list of what is agreed and asked for. */
export const Agreements = (props: WeekEditorProps) => (
  <Section title="Agreements" aside={<Rule id="CR-X.11" />}>
    <p className="gu-note">An agreement holds when both empires name the same in one week. What finds no match is told to nobody.</p>
    <RowList label="Agreements" rows={consentsPage(props)} onDraft={props.onDraft} />
    {props.draft.page === 'empire' && <RowList label="With this empire" rows={empirePage(props)} onDraft={props.onDraft} />}
  </Section>
)
