// The groups of the order book, and ships that are in none.
import { Rule, Section } from '@admiralty/game-ui/panel'
import { list, plural } from '@admiralty/kernel'
import { groupEndurance } from '../../src/supply/endurance.ts'
import { type BookGroup, bookGroups, shipsWithoutGroup, turnedTo } from '../../src/words/book/edits.ts'
import { whereText } from '../../src/words/book/group-rows.ts'
import { joinPage } from '../../src/words/book/ship-rows.ts'
import { groupName, hexTitle } from '../../src/words/names.ts'
import type { WeekEditorProps } from './editor-props.ts'
import { Endurance } from './endurance.tsx'
import { GroupEditor } from './group-editor.tsx'
import { Line } from './line.tsx'
import { doesText, groupRating } from './own.ts'
import { formId } from './reminders.ts'
import { RowList } from './row-list.tsx'

function GroupLine({ group, ...props }: WeekEditorProps & { readonly group: BookGroup }) {
  const { view, draft, faults, holdings, onDraft } = props
  const { id, order } = group
  const isOpen = draft.about === id
  const isRefused = faults.some(({ part }) => part === id)
  return (
    <Line
      form={{ page: 'group', about: id }}
      name={groupName(id)}
      text={`${whereText(view, group)}, ${doesText(view, group)}${isRefused ? ', refused' : ''}`}
      aside={<Endurance left={groupEndurance(holdings, order)} of={groupRating(holdings, order)} />}
      isOpen={isOpen}
      onToggle={() => onDraft(isOpen ? turnedTo(draft, 'all') : turnedTo(draft, 'group', id))}
    >
      <GroupEditor {...props} group={group} />
    </Line>
  )
}
/** The groups as the book has them, and ships that are in none. */
export function Groups(props: WeekEditorProps) {
  const { view, seat, draft, onDraft } = props
  const groups = bookGroups(view, seat, draft.book)
  const free = shipsWithoutGroup(view, seat, draft.book)
  return (
    <Section title="Groups" aside={<Rule id="CR-15.1a" />}>
      {groups.length === 0 && <p className="gu-none">You have no groups.</p>}
      <ul className="cp-lines">
        {groups.map((group) => (
          <GroupLine key={group.id} {...props} group={group} />
        ))}
      </ul>
      {free.length > 0 && (
        <>
          <p className="gu-note" id={formId({ page: 'join', about: null })} tabIndex={-1}>
            {plural(free.length, 'ship is', 'ships are')} in no group:{' '}
            {list(free.map(({ name, at }) => `${name} at ${at === null ? '' : hexTitle(view, at)}`))}.
          </p>
          <RowList label="Ships without a group" rows={joinPage({ ...props, draft: turnedTo(draft, 'all') })} onDraft={onDraft} />
        </>
      )}
    </Section>
  )
}
