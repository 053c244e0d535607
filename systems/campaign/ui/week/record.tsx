// The panel beside the chart in the weeks: the selected group or world with its orders, own groups, and what the week was.
import { SideBadge } from '@admiralty/board'
import type { RecordProps } from '@admiralty/game-ui'
import { RecordHead, Rule, Section } from '@admiralty/game-ui/panel'
import { plural } from '@admiralty/kernel'
import type { Campaign } from '../../src/campaign.ts'
import { worldsOfEmpire } from '../../src/lookup.ts'
import { moneyText } from '../../src/money.ts'
import type { View } from '../../src/state.ts'
import { groupEndurance } from '../../src/supply/endurance.ts'
import type { BattleGame } from '../../src/tactics-port.ts'
import { bookGroups, turnedTo } from '../../src/words/book/edits.ts'
import { whereText } from '../../src/words/book/group-rows.ts'
import { faultsIn } from '../../src/words/book/open.ts'
import { signedMoney } from '../../src/words/book/texts.ts'
import type { CampaignDraft } from '../../src/words/draft.ts'
import { empireName, groupName, hexTitle } from '../../src/words/names.ts'
import { weekOfStatement } from '../../src/words/phases.ts'
import { placeOfGroup } from '../../src/words/week-tables.ts'
import { ownSeat } from '../facts.ts'
import { styleOf } from '../sites.ts'
import { WorldFacts } from '../world.tsx'
import { Endurance } from './endurance.tsx'
import { type EditorProps, GroupEditor } from './group-editor.tsx'
import { doesText, groupBehind, groupRating, openBook, ownHoldings, symbolOfGroup } from './own.ts'
import { WorldEditor } from './world-editor.tsx'
import './week.css'

type Props = RecordProps<Campaign, CampaignDraft> & { readonly game: BattleGame }

/** The book and what its editors need; undefined while the viewer writes no orders. */
function editorOf({ game, view, draft, choices, onDraft }: Props): EditorProps | undefined {
  const [seat, book, holdings] = [ownSeat(view), openBook(view, draft), ownHoldings(view)]
  if (!seat || !book || !holdings || choices.length === 0) return undefined
  return { game, view, seat, holdings, draft: book, faults: faultsIn(game, view, seat, book.book), onDraft, onShow: null }
}

/** A counter of another empire, of which only label and owner are known (CR-15.3). */
function StrangeCounter({ view, selected }: Pick<Props, 'view' | 'selected'>) {
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
function OwnGroup(props: Props) {
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
/** All own groups with their orders; a press selects one. */
function GroupList(props: Props) {
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
function Treasury({ view }: { readonly view: View }) {
  const [holdings, seat] = [ownHoldings(view), ownSeat(view)]
  if (!holdings || !seat) return null
  const lines = view.secret[seat]?.statement ?? []
  return (
    <Section title="Treasury" aside={<Rule id="CR-X.1" />}>
      <p className="cp-treasury">
        <b className="num">{moneyText(holdings.treasury)}</b> credits
      </p>
      {lines.length > 0 && (
        <p className="gu-note">
          Week {weekOfStatement(view)}: {signedMoney(lines.reduce((sum, { amount }) => sum + amount, 0))}, see the page Statement.
        </p>
      )}
    </Section>
  )
}

/** The parts of the record that the weeks add, before the empires. */
export function WeekRecord(props: Props) {
  const { view, selected } = props
  const editor = editorOf(props)
  const world = selected === null ? undefined : view.land.worlds[selected]
  const isOwn = world !== undefined && editor !== undefined && worldsOfEmpire(view, editor.seat).includes(world.at)
  return (
    <>
      <OwnGroup {...props} />
      {world && <WorldFacts view={view} world={world} />}
      {world && isOwn && editor && (
        <Section title={`Orders for ${hexTitle(view, world.at)}`} aside={<Rule id="CR-10.1b" />}>
          <WorldEditor {...editor} at={world.at} />
        </Section>
      )}
      <GroupList {...props} />
      <Treasury view={view} />
    </>
  )
}
