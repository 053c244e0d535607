// The record of a counter: an own group with its orders, or what is known of another one.
import { SideBadge } from '@admiralty/board'
import { RecordHead, Rule, Section } from '@admiralty/game-ui/panel'
import { plural } from '@admiralty/kernel'
import { groupEndurance } from '../../src/supply/endurance.ts'
import { bookGroups } from '../../src/words/book/edits.ts'
import { empireName, groupName, hexTitle } from '../../src/words/names.ts'
import { placeOfGroup } from '../../src/words/week-tables.ts'
import { styleOf } from '../sites.ts'
import { Endurance } from './endurance.tsx'
import { GroupEditor } from './group-editor.tsx'
import { groupBehind, groupRating, ownHoldings, symbolOfGroup } from './own.ts'
import { editorOf, type WeekRecordProps } from './record-props.ts'

/** A counter of another empire, of which only label and owner are known (CR-15.3). */
function StrangeCounter({ view, selected }: Pick<WeekRecordProps, 'view' | 'selected'>) {
  const counter = view.counters.find(({ label }) => label === selected)
  if (!counter) return null
  return (
    <Section title={`Counter ${counter.label}`} aside={<Rule id="CR-15.3" />}>
      <p>
        <SideBadge sideStyle={styleOf(view, counter.owner)} /> {empireName(counter.owner)},{' '}
        {counter.at === null ? 'in FTL' : `at ${hexTitle(view, counter.at)}`}. Its ships are not known.
      </p>
    </Section>
  )
}
/** The selected counter; nothing if none is. */
export function CounterRecord(props: WeekRecordProps) {
  const { view, selected } = props
  const [group, holdings] = [groupBehind(view, selected), ownHoldings(view)]
  if (!group || !holdings) return <StrangeCounter view={view} selected={selected} />
  const editor = editorOf(props)
  const planned = editor && bookGroups(view, editor.seat, editor.draft.book).find(({ id }) => id === group.id)
  const points = holdings.ships.filter(({ id }) => group.ships.includes(id)).length
  return (
    <section className="gu-sec">
      <RecordHead
        symbol={symbolOfGroup(holdings, group)}
        sideStyle={styleOf(view, view.me)}
        name={groupName(group.id)}
        line={`${placeOfGroup(view, group)}, ${group.dummyOf === null ? plural(points, 'ship') : 'a dummy'}, counter ${group.label ?? ''}`}
        facts={<Endurance left={groupEndurance(holdings, group)} of={groupRating(holdings, group)} />}
      />
      {editor && planned && <GroupEditor {...editor} group={planned} />}
      {editor && !planned && <p className="gu-note">It joins another group.</p>}
    </section>
  )
}
