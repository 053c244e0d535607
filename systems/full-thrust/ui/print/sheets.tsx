// All printed sheets: a display of each ship, order sheets, a summary of the turn and a form for the result.
import { InOrder, Silhouette } from '@admiralty/board'
import type { SheetsProps } from '@admiralty/game-ui'
import { ArcGlyph } from '@admiralty/game-ui/panel'
import {
  Cross,
  type FormLine,
  PrintBox,
  PrintedRule,
  PrintForm,
  PrintHead,
  PrintSection,
  PrintShips,
  PrintSteps,
  PrintTable,
  RuledLines,
} from '@admiralty/game-ui/print'
import { capital } from '@admiralty/kernel'
import { FIRE_ARCS } from '@admiralty/space'
import { ROW_NEEDS } from '../../data/tables.ts'
import { type Design, designSchema } from '../../src/design/design.ts'
import { crewOf, crewStars, numberedRows } from '../../src/design/hull.ts'
import { pointsOf } from '../../src/design/price.ts'
import { type ShipSystem, systemsOf } from '../../src/design/systems.ts'
import { classLine, classTitle, feedText, groupName, magazineTitle, SYSTEM_TITLES } from '../../src/design/text.ts'
import type { FullThrust } from '../../src/game.ts'
import type { Condition } from '../../src/state.ts'
import { fullEndurance, soundCondition } from '../../src/table.ts'
import { boxKey, PURPOSES, ROW_KEY } from '../../src/words/purposes.ts'
import { symbolOf } from '../symbol.ts'
import { fightersOf, ResultEntry } from './result-entry.tsx'
import { STEPS } from './steps.ts'
import { systemName } from './system-name.ts'
import './print.css'

type Props = SheetsProps<FullThrust>
/** The parts of a ship that a display prints. */
interface PrintedShip {
  readonly id: string
  readonly name: string
  readonly design: Design
  readonly condition: Condition
}

/** The ships of a design or of a view, the viewer's own first. */
function printedFrom({ source, damage }: Props): readonly PrintedShip[] {
  if (source.kind === 'design') {
    const { data } = designSchema.safeParse(source.design)
    return data ? [{ id: '1', name: data.name, design: data, condition: soundCondition(data) }] : []
  }
  const { ships, me } = source.view
  return Object.values(ships)
    .toSorted((a, b) => Number(b.seat === me) - Number(a.seat === me))
    .map((ship) => ({
      ...ship,
      condition: damage ? { ...ship.condition, fighters: fightersOf(source.view, ship) } : soundCondition(ship.design),
    }))
}

/** Armour and hull rows; a star marks a crew factor. */
function Track({ ship: { design, condition } }: { readonly ship: PrintedShip }) {
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
function noteOf({ id, part }: ShipSystem, { design, condition }: PrintedShip): string {
  const { standard, extended } = condition.loads[id] ?? { standard: 0, extended: 0 }
  if (part.kind === 'launcher') return feedText(design, id)
  if (part.kind === 'magazine') return `${standard} standard, ${extended} extended`
  if (part.kind !== 'bay' || !part.group) return ''
  return `${condition.fighters[id] ?? 0} ${groupName(part.group)}; endurance ${fullEndurance(part.group)}`
}
function systemLine(system: ShipSystem, ship: PrintedShip): FormLine {
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
function Systems({ ship }: { readonly ship: PrintedShip }) {
  const lines = systemsOf(ship.design).map((system) => systemLine(system, ship))
  return (
    <PrintSection title="Systems" note="in the order of their checks" rule="FT-DMG-07">
      <div className="ft-print-systems">
        <PrintForm look="boxes" lines={lines} />
      </div>
    </PrintSection>
  )
}
/** The effects of the boxes and the systems of these ships. */
function Key({ ships }: { readonly ships: readonly PrintedShip[] }) {
  const kinds = new Set(ships.flatMap(({ design }) => systemsOf(design).map(({ part }) => part.kind)))
  const armour = Math.max(0, ...ships.map(({ design }) => design.armour))
  return (
    <PrintSection title="Key" note={boxKey(armour)} look="ps-small ft-print-key">
      <PrintForm
        look="figures"
        lines={[...kinds].map((kind): FormLine => {
          const { does, rule } = PURPOSES[kind]
          return [capital(SYSTEM_TITLES[kind]), does, <PrintedRule key={rule} id={rule} />]
        })}
      />
    </PrintSection>
  )
}
const TURNS = Array.from({ length: 12 }, (_, turn) => turn + 1)
const Orders = () => (
  <PrintSection title="Orders" note="first velocity, order, last velocity: 6P2+3:9" rule="FT-MOV-03" look="ft-print-orders">
    <PrintForm
      look="boxes"
      lines={[['Turn', ...TURNS], ...['Order', 'Course', 'Velocity'].map((title): FormLine => [title, ...TURNS.map(() => '')])]}
    />
  </PrintSection>
)
function Display({ ship }: { readonly ship: PrintedShip }) {
  const { name, design } = ship
  return (
    <div className="ft-print">
      <PrintHead
        name={name}
        line={classLine(design)}
        picture={<Silhouette name={symbolOf(design)} size={52} />}
        facts={[
          ['points', pointsOf(design).total],
          ['thrust', design.thrust],
          ['screens', design.screens],
          ['parties', crewOf(design)],
        ]}
      />
      <Track ship={ship} />
      <Systems ship={ship} />
      <Orders />
    </div>
  )
}

const MARKED = ['Fate', 'Armour lost', 'Hull lost', 'Systems lost', 'Fighters left'] as const
/** The result that is noted after a battle on a table, for a campaign or for entering the result. */
const ResultForm = ({ ships }: { readonly ships: readonly PrintedShip[] }) => (
  <PrintSection title="Result" note="fate: present, left by FTL, disengaged, drifting, destroyed" rule="FT-END-10" look="ft-result">
    <PrintTable
      columns={[['Ship', 'ps-what'], ['Class'], ['Points', 'n'], ['Turns', 'n'], ...MARKED.map((title) => [title] as const)]}
      rows={ships.map(({ id, name, design }) => ({
        key: id,
        cells: [name, classTitle(design), pointsOf(design).total, '', ...MARKED.map(() => '')],
      }))}
    />
  </PrintSection>
)

export function Sheets(props: Props) {
  const { fleet, paper, ships: most, Leaf } = props
  const ships = printedFrom(props)
  if (ships.length === 0) return <p className="ps-none">There is nothing to print yet: no fleet has been chosen.</p>
  return (
    <>
      {props.source.kind === 'view' && <ResultEntry view={props.source.view} />}
      {fleet && (
        <Leaf title="Turn summary and result">
          <PrintHead name="Turn summary" line="The rule book has the details." picture={null} facts={[]} />
          <PrintSteps steps={STEPS} />
          <Key ships={ships} />
          <ResultForm ships={ships} />
          <RuledLines title="Notes" />
        </Leaf>
      )}
      <PrintShips
        ships={ships}
        paper={paper}
        most={most}
        Leaf={Leaf}
        idOf={({ id }) => id}
        titleOf={(page) => page.map(({ name }) => name).join(', ')}
        sheetOf={(ship) => <Display ship={ship} />}
        foot={
          <>
            {!fleet && <Key ships={ships} />}
            <RuledLines title="Notes" />
          </>
        }
      />
    </>
  )
}
