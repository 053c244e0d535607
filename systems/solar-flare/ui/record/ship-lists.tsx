// The list of all ships.
import { sideStyleOf } from '@admiralty/board'
import type { RecordProps } from '@admiralty/game-ui'
import { Roster } from '@admiralty/game-ui/panel'
import { plural } from '@admiralty/kernel'
import type { SolarFlare } from '../../src/game.ts'
import { unplaced } from '../../src/setting/fleets.ts'
import type { Ship } from '../../src/state.ts'
import { integrityOf, seatsOn, shipsOfSeat, sidesOf, torpedoesOfSeat } from '../../src/table.ts'
import type { Draft } from '../../src/words/draft.ts'
import { COLORS, compass, hexName, SIDE_NAMES } from '../../src/words/say.ts'
import { WHOLE_SHIP } from '../counters.ts'
import { Sketch } from '../fleet/sketch.tsx'
import { symbolOf } from '../symbol.ts'

export type BattleRecordProps = RecordProps<SolarFlare, Draft>

const lineOf = (ship: Ship) => ({
  id: ship.id,
  symbol: ship.status === 'flying' ? symbolOf(ship.design) : 'wreck',
  name: ship.name,
  line: ship.status === 'flying' ? `${hexName(ship.hex)} ${compass(ship.facing)}` : 'destroyed',
  left: [ship.status === 'flying' ? integrityOf(ship) : 0, WHOLE_SHIP] as const,
  look: ship.status === 'flying' ? ('' as const) : ('gone' as const),
})

export function ShipLists({ view, selected, onSelect }: Pick<BattleRecordProps, 'view' | 'selected' | 'onSelect'>) {
  const sides = sidesOf(view)
  const isTeams = sides.some((side) => seatsOn(view, side).length > 1)
  return sides.flatMap((side) =>
    seatsOn(view, side).map((seat) => {
      const team = isTeams ? `, ${SIDE_NAMES[side]}` : ''
      const flights = torpedoesOfSeat(view, seat)
      return (
        <Roster
          key={seat}
          sideStyle={sideStyleOf(seat)}
          name={`${COLORS[seat]}${team}${seat === view.me ? ', yours' : ''}`}
          aside={`${plural(shipsOfSeat(view, seat).length, 'ship')}, ${plural(flights.length, 'torpedo', 'torpedoes')}`}
          sectionLook=""
          look=""
          ships={Object.values(view.ships)
            .filter((ship) => ship.seat === seat)
            .map(lineOf)}
          selected={selected}
          onSelect={onSelect}
        >
          {unplaced(view, side)
            .filter((ship) => ship.seat === seat)
            .map(({ id, name, design }) => (
              <li key={id} className="sf-waiting">
                {name}, not on the board yet
                <Sketch design={design} />
              </li>
            ))}
        </Roster>
      )
    }),
  )
}
