// The ships of a group, to split and merge.
import { CheckField } from '@admiralty/game-ui/design'
import { Rule } from '@admiralty/game-ui/panel'
import { plural } from '@admiralty/kernel'
import { canJump } from '../../src/groups/ship-cards.ts'
import { moneyText } from '../../src/money.ts'
import { enduranceLeft, enduranceRating } from '../../src/supply/endurance.ts'
import { bookGroups, withBook, withJoined, withSplit } from '../../src/words/book/edits.ts'
import { factsOf } from '../../src/words/book/texts.ts'
import { AS_NEW, conditionText } from '../../src/words/condition-text.ts'
import { groupName } from '../../src/words/names.ts'
import type { GroupProps } from './editor-props.ts'
import { Endurance } from './endurance.tsx'

/** The ships of the group; ticked ones leave it together (CR-15.1b). */
export function Ships({ group, game, view, seat, holdings, draft, onDraft }: GroupProps) {
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
          const condition = conditionText(game, holdings, ship)
          return (
            <li key={ship.id}>
              {ships.length > 1 && at !== null ? (
                <CheckField label={ship.name} checked={picked.includes(ship.id)} onChecked={(isPicked) => pick(ship.id, isPicked)} />
              ) : (
                <span>{ship.name}</span>
              )}
              <small>
                {[
                  facts.shipClass,
                  moneyText(facts.price),
                  ...(condition === AS_NEW ? [] : [condition]),
                  ...(canJump(game, holdings, { ships: [ship.id] }) ? [] : ['cannot jump']),
                ].join(', ')}
              </small>
              <Endurance left={enduranceLeft(ship, facts)} of={enduranceRating(facts)} />
            </li>
          )
        })}
      </ul>
      {ships.length > 1 && at !== null && picked.length === 0 && <p className="gu-note">Tick ships to make a group of them.</p>}
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
