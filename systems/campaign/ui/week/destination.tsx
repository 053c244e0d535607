// Where a group goes: a list of all that it reaches, or the map.
import { SelectField } from '@admiralty/game-ui/design'
import { blocksFor } from '../../src/movement/blocks.ts'
import { reachOf } from '../../src/movement/reach.ts'
import type { HexAddress } from '../../src/shapes.ts'
import type { GroupOrder } from '../../src/week/book.ts'
import { type BookGroup, turnedTo, withBook, withMove } from '../../src/words/book/edits.ts'
import type { OpenBook } from '../../src/words/book/open.ts'
import { destinationOf } from '../../src/words/book/texts.ts'
import { hexTitle } from '../../src/words/names.ts'
import type { GroupProps } from './editor-props.ts'
import { Route } from './route.tsx'

const STAY = 'stay'
/** The destinations as options: 'jump 0507', 'lane 0808'. */
function destinations({ view, seat }: OpenBook, group: BookGroup) {
  const { jumps, lanes } = reachOf(view.land, blocksFor(view, [seat]), group)
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
export function Destination({ group, ...props }: GroupProps) {
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
      {order.move?.by === 'lane' && <Route {...props} group={group} />}
    </div>
  )
}
