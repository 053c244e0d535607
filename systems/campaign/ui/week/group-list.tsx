// All own groups in the record.
import { Rule, Section } from '@admiralty/game-ui/panel'
import { groupEndurance } from '../../src/supply/endurance.ts'
import { bookGroups, turnedTo } from '../../src/words/book/edits.ts'
import { whereText } from '../../src/words/book/group-rows.ts'
import { groupName } from '../../src/words/names.ts'
import { placeOfGroup } from '../../src/words/week-tables.ts'
import { Endurance } from './endurance.tsx'
import { doesText, groupRating, ownHoldings } from './own.ts'
import { editorOf, type WeekRecordProps } from './record-props.ts'

/** All own groups with their orders; a press selects one. */
export function GroupList(props: WeekRecordProps) {
  const { view, selected, onSelect, onDraft } = props
  const [editor, holdings] = [editorOf(props), ownHoldings(view)]
  if (!holdings) return null
  const orders = editor ? bookGroups(view, editor.seat, editor.draft.book) : []
  return (
    <Section title="Your groups" aside={<Rule id="CR-15.1a" />}>
      <ul className="cp-lines">
        {holdings.groups.map((group) => {
          const planned = orders.find(({ id }) => id === group.id)
          const text = planned ? doesText(view, planned) : placeOfGroup(view, group)
          return (
            <li key={group.id} className={group.label === selected ? 'cp-line on' : 'cp-line'}>
              <button
                type="button"
                className="cp-line-head"
                aria-pressed={group.label === selected}
                onClick={() => {
                  if (group.label !== null) onSelect(group.label)
                  if (editor) onDraft(turnedTo(editor.draft, 'group', group.id))
                }}
              >
                <b>{groupName(group.id)}</b>
                <span>{planned ? `${whereText(view, planned)}, ${text}` : text}</span>
                <span className="cp-line-aside">
                  <Endurance left={groupEndurance(holdings, group)} of={groupRating(holdings, group)} />
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
