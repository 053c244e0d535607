// All printed sheets: the ring chart, a summary of the turn with the unit sheet, the board of each station, records of craft.

import { Silhouette } from '@admiralty/board'
import type { SheetsProps } from '@admiralty/game-ui'
import { type FormLine, PrintBoxes, PrintForm, PrintHead, PrintSection, PrintSteps, PrintTable, RuledLines } from '@admiralty/game-ui/print'
import { IMPULSES, OVERSPEED, RINGS } from '../../data/rings.ts'
import { BUILT_KINDS, MODULE_KINDS, type ModuleKind, SHEET } from '../../data/units.ts'
import type { GravityWell } from '../../src/game.ts'
import { KIND_NAMES } from '../../src/names.ts'
import { movesIn, ringOf } from '../../src/orbit/motion.ts'
import type { Item, Unit, View } from '../../src/state.ts'
import { isStation, unitsOf } from '../../src/table.ts'
import { impulsesOf, payloadOf } from '../../src/words/phases.ts'
import { COLORS, capital, compass, itemName, unitName } from '../../src/words/say.ts'
import { damageOf } from '../counters.ts'
import { RingChart } from './ring-chart.tsx'
import { STEPS } from './steps.ts'
import './print.css'

type Props = SheetsProps<GravityWell>
/** Lines for units that are launched or built later. */
const SPARE_LINES = 14

/** The impulse chart and the numbers of the rings. */
const Tables = () => (
  <>
    <PrintSection title="Impulses in which a speed moves" rule="GW-MOV-02">
      <PrintForm
        look="figures"
        lines={[1, 2, 3, 4, 5, 6].map(
          (speed): FormLine => [
            `speed ${speed}`,
            ...IMPULSES.filter((impulse) => impulse < OVERSPEED).map((impulse) => (movesIn(speed, impulse) > 0 ? impulse : '·')),
          ],
        )}
      />
    </PrintSection>
    <PrintSection title="Rings" note="green, white, blue at corners and at sides" rule="GW-MAP-04">
      <PrintForm
        look="figures"
        lines={RINGS.map(
          ({ green, white, blueAtCorner, blueAtSide }, index): FormLine => [
            `ring ${index + 1}`,
            green,
            white,
            blueAtCorner,
            blueAtSide,
            impulsesOf(green).join(' '),
          ],
        )}
      />
    </PrintSection>
  </>
)
const UnitSheet = () => (
  <PrintSection title="Units" rule="GW-CON-01">
    <PrintTable
      columns={[['unit'], ['price', 'n'], ['hit points', 'n'], ['weight', 'n'], ['payload', 'n'], ['thrust', 'n']]}
      rows={BUILT_KINDS.map((kind) => {
        const { price, hitPoints, weight, payload, thrust } = SHEET[kind]
        return { key: kind, cells: [capital(KIND_NAMES[kind]), price, hitPoints, weight, payload || '–', thrust || '–'] }
      })}
    />
  </PrintSection>
)

const moduleLine = (station: Unit, module: ModuleKind, damage: boolean): FormLine => {
  const { hitPoints } = SHEET[module]
  const fitted = station.modules[module]
  const taken = damage ? (fitted?.damage ?? 0) : 0
  return [
    capital(KIND_NAMES[module]),
    fitted ? 'aboard' : '☐ aboard',
    <PrintBoxes key={module} count={hitPoints} marked={taken} label={`${taken} of ${hitPoints} damage`} />,
  ]
}
function StationSheet({ view, station, damage }: { readonly view: View; readonly station: Unit; readonly damage: boolean }) {
  const secret = view.secret[station.seat]
  return (
    <>
      <PrintHead
        name={capital(unitName(station))}
        line={`${COLORS[station.seat]}’s station`}
        picture={<Silhouette name="station" size={52} />}
        facts={[
          ['ring', ringOf(station.at)],
          ['speed', station.velocity],
          ['RU', secret?.pool ?? '___'],
        ]}
      />
      <PrintSection title="Modules" note="out of action from 3 damage on" rule="GW-MOD-01">
        <PrintForm look="boxes gw-board" lines={MODULE_KINDS.map((module) => moduleLine(station, module, damage))} />
      </PrintSection>
      <PrintSection title="Bay" note="secret" rule="GW-STA-05">
        <p>{(secret?.bays[station.id] ?? []).map(itemName).join(', ') || 'empty'}</p>
      </PrintSection>
    </>
  )
}
/** The items that a unit carries, as far as the viewer knows. */
function aboard(view: View, unit: Unit): readonly Item[] {
  const payload = payloadOf(view, unit)
  return payload ? [payload] : unit.cargo
}
const craftRow = (view: View, unit: Unit, withDamage: boolean) => {
  const [taken, of] = damageOf(unit) ?? [0, 1]
  return {
    key: unit.id,
    cells: [
      `${COLORS[unit.seat]} ${unitName(unit)}`,
      unit.dive ? 'planet' : ringOf(unit.at),
      unit.vector === null ? '–' : compass(unit.vector),
      unit.velocity,
      aboard(view, unit).map(itemName).join(', '),
      <PrintBoxes key={unit.id} count={of} marked={withDamage ? taken : 0} label={`${taken} of ${of} damage`} />,
    ],
  }
}
const BLANK = Array.from({ length: SPARE_LINES }, (_, index) => ({ key: `blank ${index}`, cells: ['\u00a0', '', '', '', '', ''] }))
const CRAFT_COLUMNS = [['unit'], ['ring', 'n'], ['vector'], ['speed', 'n'], ['payload'], ['damage']] as const

export function Sheets({ source, damage, fleet, Leaf }: Props) {
  if (source.kind !== 'view') return <p className="ps-none">This game has no designs to print.</p>
  const { view } = source
  const stations = unitsOf(view)
    .filter(isStation)
    .toSorted((a, b) => Number(b.seat === view.me) - Number(a.seat === view.me))
  const craft = unitsOf(view).filter((unit) => !isStation(unit))
  const rows = [...craft.map((unit) => craftRow(view, unit, damage)), ...BLANK]
  return (
    <>
      {fleet && (
        <>
          <Leaf title="Ring chart">
            <PrintHead name="Ring chart" line="In each hex: its number, green on the left, blue on the right." picture={null} facts={[]} />
            <RingChart view={view} units={damage} />
          </Leaf>
          <Leaf title="Turn summary">
            <PrintHead name="Turn summary" line="The rule book has the details." picture={null} facts={[]} />
            <PrintSteps steps={STEPS} />
            <Tables />
          </Leaf>
          <Leaf title="Unit sheet">
            <PrintHead name="Unit sheet" line="Prices in resource units." picture={null} facts={[]} />
            <UnitSheet />
            <RuledLines title="Notes" />
          </Leaf>
        </>
      )}
      {stations.map((station) => (
        <Leaf key={station.id} title={`${COLORS[station.seat]} ${unitName(station)}`}>
          <StationSheet view={view} station={station} damage={damage} />
          <RuledLines title="Resources and orders" />
        </Leaf>
      ))}
      <Leaf title="Craft records">
        <PrintHead name="Craft records" line="A line for each unit in space." picture={null} facts={[]} />
        <div className="gw-craft">
          <PrintTable columns={CRAFT_COLUMNS} rows={rows} />
        </div>
        <RuledLines title="Notes" />
      </Leaf>
    </>
  )
}
