// The record of the selected unit or moon, and below it a list of all units.
import { sideStyleOf } from '@admiralty/board'
import { Fact, RecordHead, Rule } from '@admiralty/game-ui/panel'
import type { Unit, View } from '../../src/state.ts'
import { isColor, stationsOf, thrustOf } from '../../src/table.ts'
import { burnt } from '../../src/words/burn-rows.ts'
import { PURPOSES } from '../../src/words/purposes.ts'
import { COLORS, capital, hexName, unitName } from '../../src/words/say.ts'
import { stateText } from '../../src/words/tables.ts'
import { damageOf } from '../counters.ts'
import { symbolOf } from '../symbol.ts'
import { Flight } from './flight.tsx'
import type { GameRecordProps } from './parts.ts'
import { StationBoard } from './station-board.tsx'
import { Transfer } from './transfer.tsx'
import './record.css'
import { MoonHead, place, UnitLists } from './lists.tsx'

function UnitHead({ view, unit }: { readonly view: View; readonly unit: Unit }) {
  const damage = damageOf(unit)
  const state = stateText(view, unit)
  const line = (
    <>
      {COLORS[unit.seat]}, {place(unit)}, <span className="loc">{hexName(unit.at)}</span> <Rule id={RULES[unit.kind] ?? 'GW-GEN-04'} />
    </>
  )
  const facts = (
    <div className="gu-facts">
      <div>
        <Fact title="speed" figure={unit.velocity} of={null} />
      </div>
      <div>
        <Fact title="thrust" figure={thrustOf(view, unit)} of={null} />
      </div>
      {damage && (
        <div>
          <Fact title="whole" figure={damage[1] - damage[0]} of={damage[1]} />
        </div>
      )}
    </div>
  )
  return (
    <section className="gu-sec">
      <RecordHead symbol={symbolOf(unit.kind)} sideStyle={sideStyleOf(unit.seat)} name={unitName(unit)} line={line} facts={facts} />
      <p className="gu-note">{capital(PURPOSES[unit.kind])}.</p>
      {state !== '–' && <p className="gu-note">{capital(state)}.</p>}
    </section>
  )
}
const RULES: Readonly<Partial<Record<Unit['kind'], string>>> = {
  station: 'GW-STA-01',
  booster: 'GW-BST-05',
  scoopship: 'GW-SCP-01',
  bus: 'GW-BUS-01',
  gunship: 'GW-GUN-01',
  defSat: 'GW-SAT-05',
  comSat: 'GW-SAT-06',
  ecmSat: 'GW-SAT-07',
  basicWarhead: 'GW-WHD-01',
  pulseWarhead: 'GW-PLS-01',
}

/** The unit with the thrust that is planned for it. */
function plannedOf({ draft }: GameRecordProps, unit: Unit): Unit {
  return draft && 'plan' in draft && 'burns' in draft.plan ? burnt(unit, draft.plan) : unit
}

export function Record(props: GameRecordProps) {
  const { view, selected, onSelect } = props
  const [own] = isColor(view.me) ? stationsOf(view, view.me) : []
  const unit = selected === null ? own : view.units[selected]
  const moon = view.moons.find(({ id }) => id === selected)
  return (
    <div className="gu-panel gw-record">
      {unit && (
        <>
          <UnitHead view={view} unit={unit} />
          {unit.kind === 'station' && <StationBoard {...props} station={unit} />}
          <Flight view={view} body={unit} planned={plannedOf(props, unit)} />
          {thrustOf(view, unit) > 0 && <Transfer key={unit.id} view={view} unit={unit} />}
        </>
      )}
      {moon && (
        <>
          <MoonHead view={view} moon={moon} />
          <Flight view={view} body={moon} planned={moon} />
        </>
      )}
      <UnitLists view={view} selected={selected} onSelect={onSelect} />
    </div>
  )
}
