// All printed sheets: the ring chart, a summary of the turn with the unit sheet, the board of each station, records of craft.

import type { SheetsProps } from '@admiralty/game-ui'
import { type FormLine, PrintForm, PrintHead, PrintSection, PrintSteps, PrintTable, RuledLines } from '@admiralty/game-ui/print'
import { IMPULSES, OVERSPEED, RINGS } from '../../data/rings.ts'
import type { GravityWell } from '../../src/game.ts'
import { movesIn } from '../../src/orbit/motion.ts'
import { isStation, unitsOf } from '../../src/table.ts'
import { COLORS, unitName } from '../../src/words/say.ts'
import { impulsesOf } from '../../src/words/tables.ts'
import { RingChart } from './ring-chart.tsx'
import { STEPS } from './steps.ts'
import './print.css'
import { craftRow, StationSheet, UnitSheet } from './unit-sheets.tsx'

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

const BLANK = Array.from({ length: SPARE_LINES }, (_, index) => ({ key: `blank ${index}`, cells: ['\u00a0', '', '', '', '', ''] }))
const CRAFT_COLUMNS = [['unit'], ['ring', 'n'], ['vector'], ['speed', 'n'], ['payload'], ['damage']] as const

export function Sheets({ source, damage, fleet, Leaf }: Props) {
  if (source.kind !== 'view') return <p className="ps-none">This game has no designs to print.</p>
  const { view } = source
  const stations = unitsOf(view)
    .filter(isStation)
    .toSorted((a, b) => Number(b.seat === view.me) - Number(a.seat === view.me))
  const craft = unitsOf(view).filter((unit) => !isStation(unit))
  const rows = [...craft.map((unit) => craftRow(view, unit, { withDamage: damage })), ...BLANK]
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
