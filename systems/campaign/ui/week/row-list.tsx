// A list of an order book as buttons: the rows of the form, each with its clause.
import { choicesOf } from '@admiralty/forms'
import { ArrowGroup } from '@admiralty/game-ui'
import { Rule } from '@admiralty/game-ui/panel'
import type { BookRows } from '../../src/words/book/open.ts'
import type { BookDraft } from '../../src/words/draft.ts'

interface RowListProps {
  readonly label: string
  readonly rows: BookRows
  onDraft(draft: BookDraft): void
}
/** The rows that change the book; orders, places and the end of a list are elsewhere on the page. */
export function RowList({ label, rows, onDraft }: RowListProps) {
  const choices = choicesOf(rows, () => undefined).flatMap(({ key, label: text, rule, note, role, then }) =>
    then.kind === 'draft' && then.draft.kind === 'book' && role === 'row' ? [{ key, text, rule, note, draft: then.draft }] : [],
  )
  if (choices.length === 0) return null
  return (
    <ArrowGroup label={label} look="cp-rows">
      <ul>
        {choices.map(({ key, text, rule, note, draft }) => (
          <li key={key}>
            <button type="button" className="cp-row" onClick={() => onDraft(draft)}>
              <span>{text}</span> {note !== null && <small>{note}</small>}
            </button>
            <Rule id={rule} />
          </li>
        ))}
      </ul>
    </ArrowGroup>
  )
}
