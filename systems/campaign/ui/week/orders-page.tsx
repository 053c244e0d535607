// The page of the order book: groups and worlds with their orders, money, agreements, and the seal.
import { SideBadge } from '@admiralty/board'
import type { PageProps } from '@admiralty/game-ui'
import { Shop, WhyNot } from '@admiralty/game-ui/design'
import { Fold, Rule, Section } from '@admiralty/game-ui/panel'
import { capital, list, plural } from '@admiralty/kernel'
import type { ReactNode } from 'react'
import type { Campaign } from '../../src/campaign.ts'
import { hexOf, worldAt } from '../../src/land/geometry.ts'
import { worldsOfEmpire } from '../../src/lookup.ts'
import { moneyText } from '../../src/money.ts'
import type { HexAddress } from '../../src/shapes.ts'
import { groupEndurance } from '../../src/supply/endurance.ts'
import type { BattleGame } from '../../src/tactics-port.ts'
import { standingBook } from '../../src/week/standing-book.ts'
import { type BookGroup, bookGroups, shipsWithoutGroup, turnedTo } from '../../src/words/book/edits.ts'
import { joinPage, whereText } from '../../src/words/book/group-rows.ts'
import { faultsIn } from '../../src/words/book/open.ts'
import { cargoPage, holdPage, marketPage, paymentsPage, repairsPage, shipPage } from '../../src/words/book/spend-rows.ts'
import { contentsText, PAYMENT_NAMES } from '../../src/words/book/texts.ts'
import { consentsPage, empirePage } from '../../src/words/book/treaty-rows.ts'
import { worldText } from '../../src/words/book/world-rows.ts'
import type { CampaignDraft } from '../../src/words/draft.ts'
import { groupName, hexTitle, worldName } from '../../src/words/names.ts'
import { ownSeat } from '../facts.ts'
import { styleOf } from '../sites.ts'
import { Endurance } from './endurance.tsx'
import { PartFaults } from './faults.tsx'
import { type EditorProps, GroupEditor } from './group-editor.tsx'
import { doesText, groupRating, openBook, ownHoldings } from './own.ts'
import { RowList } from './row-list.tsx'
import { WorldEditor } from './world-editor.tsx'
import '../campaign.css'
import './week.css'

interface LineProps {
  readonly name: ReactNode
  readonly text: string
  readonly aside: ReactNode
  readonly isOpen: boolean
  onToggle(): void
  readonly children: ReactNode
}
/** A line that opens its editor. */
const Line = ({ name, text, aside, isOpen, onToggle, children }: LineProps) => (
  <li className={isOpen ? 'cp-line on' : 'cp-line'}>
    <button type="button" className="cp-line-head" aria-expanded={isOpen} onClick={onToggle}>
      <b>{name}</b>
      <span>{text}</span>
      <span className="cp-line-aside">{aside}</span>
    </button>
    {isOpen && children}
  </li>
)

function GroupLine({ group, ...props }: EditorProps & { readonly group: BookGroup }) {
  const { view, draft, faults, holdings, onDraft } = props
  const { id, order } = group
  const isOpen = draft.about === id
  const isRefused = faults.some(({ part }) => part === id)
  return (
    <Line
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
function Groups(props: EditorProps) {
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
          <p className="gu-note">
            {plural(free.length, 'ship is', 'ships are')} in no group:{' '}
            {list(free.map(({ name, at }) => `${name} at ${at === null ? '' : hexTitle(view, at)}`))}.
          </p>
          <RowList label="Ships without a group" rows={joinPage({ ...props, draft: turnedTo(draft, 'all') })} onDraft={onDraft} />
        </>
      )}
    </Section>
  )
}
function Worlds(props: EditorProps) {
  const { view, seat, draft, onDraft } = props
  const worldsOpen = draft.page === 'world' || draft.page === 'keel' || draft.page === 'spares'
  return (
    <Section title="Worlds" aside={<Rule id="CR-10.1b" />}>
      <ul className="cp-lines">
        {worldsOfEmpire(view, seat).map((at) => {
          const isOpen = worldsOpen && draft.about === at
          return (
            <Line
              key={at}
              name={hexTitle(view, at)}
              text={capital(worldText(props, at))}
              aside={worldName(worldAt(view.land, at)).split(', ').slice(1).join(', ')}
              isOpen={isOpen}
              onToggle={() => onDraft(isOpen ? turnedTo(draft, 'all') : turnedTo(draft, 'world', at))}
            >
              <WorldEditor {...props} at={at} />
            </Line>
          )
        })}
      </ul>
    </Section>
  )
}

/** Lists of the book that are folded up at first. */
function Spending(props: EditorProps) {
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
const Agreements = (props: EditorProps) => (
  <Section title="Agreements" aside={<Rule id="CR-X.11" />}>
    <p className="gu-note">An agreement holds when both empires name the same in one week. What finds no match is told to nobody.</p>
    <RowList label="Agreements" rows={consentsPage(props)} onDraft={props.onDraft} />
    {props.draft.page === 'empire' && <RowList label="With this empire" rows={empirePage(props)} onDraft={props.onDraft} />}
  </Section>
)

/** The groups without orders, by name; empty for none. */
function Idle({ view, seat, draft, onDraft }: EditorProps) {
  const idle = bookGroups(view, seat, draft.book).filter(({ isOrdered, at }) => !isOrdered && at !== null)
  if (idle.length === 0) return null
  return (
    <p className="cp-idle">
      Still without orders, so they stay:{' '}
      {idle.map(({ id }) => (
        <button key={id} type="button" className="linkish" onClick={() => onDraft(turnedTo(draft, 'group', id))}>
          {groupName(id)}
        </button>
      ))}{' '}
      <Rule id="CR-X.8" />
    </p>
  )
}

interface OrdersPageProps extends PageProps<Campaign, CampaignDraft> {
  readonly game: BattleGame
}
export function OrdersPage({ game, view, draft: written, refused, busy, onDraft, onOrder, onShow }: OrdersPageProps) {
  const [seat, draft, holdings] = [ownSeat(view), openBook(view, written), ownHoldings(view)]
  if (!seat || !draft || !holdings) return null
  const stay = standingBook(view, seat)
  const faults = faultsIn(game, view, seat, draft.book)
  const show = (thing: string, at: HexAddress) => onShow(thing, hexOf(at))
  const props: EditorProps = { game, view, seat, holdings, draft, faults, onDraft, onShow: show }
  const elsewhere = faults.filter(
    ({ part }) =>
      part !== null && !bookGroups(view, seat, draft.book).some(({ id }) => id === part) && !worldsOfEmpire(view, seat).includes(part),
  )
  return (
    <Shop
      title={`Orders for week ${view.week}`}
      text={
        <>
          <SideBadge sideStyle={styleOf(view, seat)} size={14} /> {contentsText(draft.book)}. {moneyText(holdings.treasury)} credits are in
          the treasury. <Rule id="CR-15.4" />
        </>
      }
      look={`gu-panel cp-orders side-${styleOf(view, seat)}`}
      actions={
        <>
          <button
            type="button"
            className="btn go"
            disabled={busy || faults.length > 0}
            onClick={() => onOrder({ order: 'orders', ...draft.book })}
          >
            Seal these orders
          </button>
          <button type="button" className="btn" disabled={busy} onClick={() => onOrder({ order: 'orders', ...stay })}>
            Seal: all stay
          </button>
          <button type="button" className="btn quiet" onClick={() => onDraft({ ...turnedTo(draft, 'all'), book: stay })}>
            Begin again
          </button>
        </>
      }
    >
      <WhyNot refusals={refused} role="alert" />
      <PartFaults faults={elsewhere} parts={elsewhere.map(({ part }) => part)} holdings={holdings} />
      <Idle {...props} />
      <div className="cp-book">
        <Groups {...props} />
        <div>
          <Worlds {...props} />
          <Spending {...props} />
          <Agreements {...props} />
        </div>
      </div>
    </Shop>
  )
}
