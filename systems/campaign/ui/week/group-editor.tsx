// The orders of one group: where it goes, what it does there, its standing answers, and its ships.
import { CheckField, Segments, SelectField } from '@admiralty/game-ui/design'
import { Rule } from '@admiralty/game-ui/panel'
import { plural } from '@admiralty/kernel'
import { worldAt } from '../../src/land/geometry.ts'
import { worldsOfEmpire } from '../../src/lookup.ts'
import { moneyText } from '../../src/money.ts'
import { reachOf } from '../../src/movement/reach.ts'
import type { HexAddress } from '../../src/shapes.ts'
import { enduranceLeft, enduranceRating } from '../../src/supply/endurance.ts'
import type { Answers, GroupOrder } from '../../src/week/book.ts'
import { STANCES } from '../../src/week/book.ts'
import {
  type BookGroup,
  bookGroups,
  turnedTo,
  withBook,
  withJoined,
  withMove,
  withOrder,
  withoutOrder,
  withSplit,
} from '../../src/words/book/edits.ts'
import type { OpenBook } from '../../src/words/book/open.ts'
import { ANSWER_NAMES, destinationOf, factsOf, SIZES, STANCE_NAMES } from '../../src/words/book/texts.ts'
import type { BookDraft } from '../../src/words/draft.ts'
import { groupName, hexTitle, worldName } from '../../src/words/names.ts'
import { Endurance } from './endurance.tsx'
import { PartFaults } from './faults.tsx'

export interface EditorProps extends OpenBook {
  onDraft(draft: BookDraft): void
  /** Shows a hex on the map; null where the map is open already. */
  readonly onShow: ((thing: string, at: HexAddress) => void) | null
}
interface GroupProps extends EditorProps {
  readonly group: BookGroup
}

const STAY = 'stay'
/** The destinations as options: 'jump 0507', 'lane 0808'. */
function destinations({ view, seat }: OpenBook, group: BookGroup) {
  const { jumps, lanes } = reachOf(view.land, view.off, group)
  const titleOf = (at: HexAddress): string => {
    const world = view.land.worlds[at]
    if (!world) return `${at}, empty`
    return `${hexTitle(view, at)}, ${world.owner === null ? 'neutral' : world.owner === seat ? 'own' : world.owner}, income ${world.base}`
  }
  return {
    options: [
      [STAY, 'Stay here'] as const,
      ...jumps.map((at) => [`jump ${at}`, `Jump to ${titleOf(at)}`] as const),
      ...[...lanes.keys()].map((at) => [`lane ${at}`, `By lane to ${titleOf(at)}`] as const),
    ],
    orderFor(value: string): GroupOrder['move'] {
      const path = [...lanes].find(([at]) => value === `lane ${at}`)?.[1]
      const to = jumps.find((at) => value === `jump ${at}`)
      return path ? { by: 'lane', path } : to === undefined ? null : { by: 'jump', to }
    },
  }
}
function Destination({ group, ...props }: GroupProps) {
  const { draft, onDraft, onShow } = props
  const { order, at } = group
  if (at === null)
    return <p className="gu-note">In FTL: it comes out at {group.now?.to ? hexTitle(props.view, group.now.to) : 'its hex'} this week.</p>
  const { options, orderFor } = destinations(props, group)
  const to = destinationOf(order.move)
  const value = order.move === null || to === null ? STAY : `${order.move.by} ${to}`
  return (
    <div className="cp-destination">
      <SelectField
        label="Moves"
        rule={order.move?.by === 'lane' ? 'CR-5.2' : 'CR-5.1b'}
        value={value}
        options={options.some(([key]) => key === value) ? options : [...options, [value, `To ${to ?? ''}`]]}
        onValue={(chosen) => onDraft(withBook(draft, withMove(draft.book, order, orderFor(chosen)), 'group', group.id))}
      />
      {onShow && (
        <button
          type="button"
          className="btn"
          onClick={() => {
            onDraft(turnedTo(draft, 'group', group.id))
            onShow(group.now?.label ?? at, at)
          }}
        >
          Choose on the map
        </button>
      )}
    </div>
  )
}

/** Where a group goes that withdraws, as a value of a list. */
const NEAREST = 'nearest'
function StandingAnswers({ group, view, seat, draft, onDraft }: GroupProps) {
  const { order } = group
  const { answers } = order
  const write = (change: Partial<Answers>) =>
    onDraft(withBook(draft, withOrder(draft.book, { ...order, answers: { ...answers, ...change } }), 'group', group.id))
  return (
    <div className="cp-answers">
      <p className="cap">
        If they are <Rule id="CR-17.3" />
      </p>
      <dl>
        {SIZES.map((size) => (
          <div key={size}>
            <dt>{size}</dt>
            <dd>
              <Segments
                label={`If they are ${size}`}
                values={['attack', 'withdraw'] as const}
                value={answers[size]}
                titleOf={(answer) => ANSWER_NAMES[answer]}
                onValue={(answer) => write({ [size]: answer })}
              />
            </dd>
          </div>
        ))}
      </dl>
      <SelectField
        label="Withdraws to"
        rule="CR-17.4b"
        value={answers.fallBack ?? NEAREST}
        options={[
          [NEAREST, 'the nearest own world'],
          ...worldsOfEmpire(view, seat).map((at) => [at, worldName(worldAt(view.land, at))] as const),
          ...(answers.fallBack !== null && !worldsOfEmpire(view, seat).includes(answers.fallBack)
            ? [[answers.fallBack, answers.fallBack] as const]
            : []),
        ]}
        onValue={(to) => write({ fallBack: to === NEAREST ? null : to })}
      />
    </div>
  )
}

/** The ships of the group; ticked ones leave it together (CR-15.1b). */
function Ships({ group, view, seat, holdings, draft, onDraft }: GroupProps) {
  const { order, at, id } = group
  const ships = holdings.ships.filter((ship) => order.ships.includes(ship.id))
  const picked = draft.about === id ? draft.picked.filter((ship) => order.ships.includes(ship)) : []
  const pick = (ship: string, isPicked: boolean) =>
    onDraft({ ...draft, page: 'group', about: id, picked: isPicked ? [...picked, ship] : picked.filter((one) => one !== ship) })
  const others = bookGroups(view, seat, draft.book).filter(
    (one) => one.id !== id && one.at === at && at !== null && one.order.ships.length > 0,
  )
  if (ships.length === 0) return <p className="gu-note">A dummy: a counter without ships.</p>
  return (
    <details className="gu-fold">
      <summary>
        <span>{plural(ships.length, 'ship')}</span>
        <span className="aside">split, merge</span>
      </summary>
      <ul className="cp-ships">
        {ships.map((ship) => {
          const facts = factsOf(holdings, ship)
          return (
            <li key={ship.id}>
              {ships.length > 1 && at !== null ? (
                <CheckField label={ship.name} checked={picked.includes(ship.id)} onChecked={(isPicked) => pick(ship.id, isPicked)} />
              ) : (
                <span>{ship.name}</span>
              )}
              <small>
                {facts.shipClass}, {moneyText(facts.price)}
              </small>
              <Endurance left={enduranceLeft(ship, facts)} of={enduranceRating(facts)} />
            </li>
          )
        })}
      </ul>
      <div className="gu-buttons">
        {picked.length > 0 && picked.length < ships.length && (
          <button
            type="button"
            className="btn"
            onClick={() => onDraft(withBook(draft, withSplit(view, seat, draft.book, order, picked), 'group', id))}
          >
            Make a group of {plural(picked.length, 'ship')}
          </button>
        )}
        {others.map((other) => (
          <button
            key={other.id}
            type="button"
            className="btn"
            onClick={() => onDraft(withBook(draft, withJoined(draft.book, order, other.order), 'group', id))}
          >
            {groupName(other.id)} joins
          </button>
        ))}
        <Rule id="CR-15.1b" />
      </div>
    </details>
  )
}

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
      {order.ships.length > 0 && <StandingAnswers {...props} />}
      <Ships {...props} />
      {group.isOrdered && (
        <button type="button" className="linkish" onClick={() => onDraft(withBook(draft, withoutOrder(draft.book, id), 'group', id))}>
          Take back its orders
        </button>
      )}
    </div>
  )
}
