// Money of the order book, as the lists of its form.
import { Rule, Section } from '@admiralty/game-ui/panel'
import { plural } from '@admiralty/kernel'
import { paymentsPage } from '../../src/words/book/spend-rows.ts'
import { PAYMENT_NAMES } from '../../src/words/book/texts.ts'
import { BookFold } from './book-fold.tsx'
import type { WeekEditorProps } from './editor-props.ts'
import { PartFaults } from './faults.tsx'
import { Holds } from './hold-editor.tsx'
import { Market } from './market.tsx'
import { Repairs } from './repair-editor.tsx'
import { RowList } from './row-list.tsx'

/** Lists of the book that are folded up at first. */
export function Spending(props: WeekEditorProps) {
  const { draft, holdings, faults, onDraft } = props
  const { book } = draft
  const bought = book.market.reduce((sum, { count }) => sum + count, 0)
  return (
    <Section title="Money" aside={<Rule id="CR-X.7" />}>
      <PartFaults faults={faults} parts={[null]} holdings={holdings} />
      <BookFold form={{ page: 'market', about: null }} title="Market" aside={bought === 0 ? 'nothing bought' : plural(bought, 'ship')}>
        <Market {...props} />
      </BookFold>
      <BookFold form={{ page: 'repairs', about: null }} title="Repairs" aside={plural(book.repairs.length, 'repair')}>
        <Repairs {...props} />
      </BookFold>
      <BookFold form={{ page: 'cargo', about: null }} title="Holds" aside={plural(book.loads.length + book.feeds.length, 'load')}>
        <Holds {...props} />
      </BookFold>
      <BookFold form={{ page: 'payments', about: null }} title="Payments" aside={`first ${PAYMENT_NAMES[book.payments[0] ?? 'supply']}`}>
        <ol className="cp-ranked-payments">
          {book.payments.map((kind) => (
            <li key={kind}>{PAYMENT_NAMES[kind]}</li>
          ))}
        </ol>
        <RowList label="Payments" rows={paymentsPage(props)} onDraft={onDraft} />
      </BookFold>
    </Section>
  )
}
