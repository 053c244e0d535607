// The orders of one group: where it goes, what it does there, its standing answers, and its ships.
import { Segments } from '@admiralty/game-ui/design'
import { Rule } from '@admiralty/game-ui/panel'
import { STANCES } from '../../src/week/book.ts'
import { withBook, withOrder, withoutOrder } from '../../src/words/book/edits.ts'
import { STANCE_NAMES } from '../../src/words/book/texts.ts'
import { AnswersEditor } from './answers-editor.tsx'
import { Destination } from './destination.tsx'
import type { GroupProps } from './editor-props.ts'
import { PartFaults } from './faults.tsx'
import { Ships } from './ships.tsx'

/** The whole editor of a group. Refusals that concern it are shown in it. */
export function GroupEditor(props: GroupProps) {
  const { group, draft, faults, holdings, onDraft } = props
  const { order, id } = group
  return (
    <div className="cp-editor">
      <PartFaults faults={faults} parts={[id, ...order.ships]} holdings={holdings} />
      <Destination {...props} />
      {order.ships.length > 0 && (
        <div className="gu-field">
          <span className="cap">There</span> <Rule id={order.stance === 'peacekeep' ? 'CR-1.6g' : 'CR-8.4a'} />
          <Segments
            label="What the group does there"
            values={STANCES}
            value={order.stance}
            titleOf={(stance) => STANCE_NAMES[stance]}
            onValue={(stance) => onDraft(withBook(draft, withOrder(draft.book, { ...order, stance }), 'group', id))}
          />
        </div>
      )}
      {order.ships.length > 0 && <AnswersEditor {...props} />}
      <Ships {...props} />
      {group.isOrdered && (
        <button type="button" className="linkish" onClick={() => onDraft(withBook(draft, withoutOrder(draft.book, id), 'group', id))}>
          Take back its orders
        </button>
      )}
    </div>
  )
}
