// The printed display of a ship: its hull track and its systems.
import { InOrder } from '@admiralty/board'
import { ArcGlyph } from '@admiralty/game-ui/panel'
import { Cross, type FormLine, PrintBox, PrintForm, PrintSection } from '@admiralty/game-ui/print'
import { capital } from '@admiralty/kernel'
import { FIRE_ARCS } from '@admiralty/space'
import { ROW_NEEDS } from '../../data/tables.ts'
import type { Design } from '../../src/design/design.ts'
import { crewOf, crewStars, numberedRows } from '../../src/design/hull.ts'
import { type ShipSystem, systemsOf } from '../../src/design/systems.ts'
import { feedText, groupName, magazineTitle } from '../../src/design/text.ts'
import type { Condition } from '../../src/state.ts'
import { fullEndurance } from '../../src/table.ts'
import { ROW_KEY } from '../../src/words/purposes.ts'
import { systemName } from './system-name.ts'

/** The parts of a ship that a display prints. */
export interface ShipToPrint {
  readonly id: string
  readonly name: string
  readonly design: Design
  readonly condition: Condition
}

/** Armour and hull rows; a star marks a crew factor. */
export function Track({ ship: { design, condition } }: { readonly ship: ShipToPrint }) {
  const stars = new Set(crewStars(design.hull, crewOf(design)))
  const rows = numberedRows(design.hull)
  return (
    <PrintSection title="Armour and hull" note={ROW_KEY} rule="FT-DMG-05">
      {design.armour > 0 && (
        <p className="ft-print-row">
          <InOrder of={Array.from({ length: design.armour })}>
            {(_, at) => <i className="ft-armour">{at < condition.armour && <Cross seed={at} />}</i>}
          </InOrder>
          <span>armour</span>
        </p>
      )}
      {rows.map((row, index) => (
        <p key={row[0]} className="ft-print-row">
          {row.map((box) => (
            <i key={box}>
              {stars.has(box) && '★'}
              {box <= condition.hull && <Cross seed={box} />}
            </i>
          ))}
          <span>{index < rows.length - 1 ? `lost on ${ROW_NEEDS[index]}${index === 0 ? '' : ' or more'}` : 'destroyed'}</span>
        </p>
      ))}
    </PrintSection>
  )
}

/** The note that is printed beside a system: loads, fighters, and the magazine of a launcher (FT-DES-17). */
function noteOf({ id, part }: ShipSystem, { design, condition }: ShipToPrint): string {
  const { standard, extended } = condition.loads[id] ?? { standard: 0, extended: 0 }
  if (part.kind === 'launcher') return feedText(design, id)
  if (part.kind === 'magazine') return `${standard} standard, ${extended} extended`
  if (part.kind !== 'bay' || !part.group) return ''
  return `${condition.fighters[id] ?? 0} ${groupName(part.group)}; endurance ${fullEndurance(part.group)}`
}

function systemLine(system: ShipSystem, ship: ShipToPrint): FormLine {
  const { id, part } = system
  const { systems, drive } = ship.condition
  const lost = id === 'drive' ? drive > 0 : systems[id] !== undefined
  const arcs = 'arcs' in part ? <ArcGlyph bears={FIRE_ARCS.map((arc) => part.arcs.includes(arc))} label={part.arcs.join('-')} /> : ''
  const boxes = id === 'drive' ? [1, 2] : [1]
  const title = part.kind === 'magazine' ? capital(magazineTitle(ship.design, id)) : systemName(part)
  return [
    title,
    arcs,
    noteOf(system, ship),
    boxes.map((box) => <PrintBox key={box} marked={id === 'drive' ? drive >= box : lost} seed={box} />),
  ]
}

export function Systems({ ship }: { readonly ship: ShipToPrint }) {
  const lines = systemsOf(ship.design).map((system) => systemLine(system, ship))
  return (
    <PrintSection title="Systems" note="in the order of their checks" rule="FT-DMG-07">
      <div className="ft-print-systems">
        <PrintForm look="boxes" lines={lines} />
      </div>
    </PrintSection>
  )
}

const TURNS = Array.from({ length: 12 }, (_, turn) => turn + 1)

export const Orders = () => (
  <PrintSection title="Orders" note="first velocity, order, last velocity: 6P2+3:9" rule="FT-MOV-03" look="ft-print-orders">
    <PrintForm
      look="boxes"
      lines={[['Turn', ...TURNS], ...['Order', 'Course', 'Velocity'].map((title): FormLine => [title, ...TURNS.map(() => '')])]}
    />
  </PrintSection>
)
