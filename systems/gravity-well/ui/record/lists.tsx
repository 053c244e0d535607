// The record of a moon, and lists of all units.
import { sideStyleOf } from '@admiralty/board'
import { Fact, RecordHead, Roster, type RosterLine, Rule } from '@admiralty/game-ui/panel'
import { plural } from '@admiralty/kernel'
import { ROWS } from '../../data/units.ts'
import type { Color } from '../../src/shapes.ts'
import type { Moon, Unit, View } from '../../src/state.ts'
import { unitsOfSeat } from '../../src/table.ts'
import { motionText } from '../../src/words/orbit.ts'
import { COLORS, capital, hexName, moonName, unitName } from '../../src/words/say.ts'
import { damageOf } from '../counters.ts'
import { symbolOf } from '../symbol.ts'
import type { GameRecordProps } from './parts.ts'

export const place = (unit: Unit): string => (unit.dive ? 'in the atmosphere' : motionText(unit))

export function MoonHead({ view, moon }: { readonly view: View; readonly moon: Moon }) {
  const line = (
    <>
      {motionText(moon)}, <span className="loc">{hexName(moon.at)}</span> <Rule id="GW-RES-02" />
    </>
  )
  const facts = (
    <div className="gu-facts">
      <div>
        <Fact title="dice" figure={moon.number} of={null} />
      </div>
    </div>
  )
  return (
    <section className="gu-sec">
      <RecordHead symbol="wreck" sideStyle={1} name={capital(moonName(view, moon.id))} line={line} facts={facts} />
    </section>
  )
}

const lineOf = (unit: Unit): RosterLine => {
  const [taken, of] = damageOf(unit) ?? [0, ROWS[unit.kind].hitPoints]
  return { id: unit.id, symbol: symbolOf(unit.kind), name: capital(unitName(unit)), line: place(unit), left: [of - taken, of], look: '' }
}

export function UnitLists({ view, selected, onSelect }: Pick<GameRecordProps, 'view' | 'selected' | 'onSelect'>) {
  const asideOf = (seat: Color): string => {
    const pool = view.secret[seat]?.pool
    return [plural(unitsOfSeat(view, seat).length, 'unit'), ...(pool === undefined ? [] : [`${pool} RU`])].join(', ')
  }
  return view.setup.seats.map((seat) => (
    <Roster
      key={seat}
      sideStyle={sideStyleOf(seat)}
      name={`${COLORS[seat]}${seat === view.me ? ', yours' : ''}`}
      aside={asideOf(seat)}
      sectionLook=""
      look=""
      ships={unitsOfSeat(view, seat).map(lineOf)}
      selected={selected}
      onSelect={onSelect}
    />
  ))
}
