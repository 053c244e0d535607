// All printed sheets: the displays of ships, a summary of the turn and a form for the result.
import { Silhouette } from '@admiralty/board'
import type { SheetsProps } from '@admiralty/game-ui'
import { PrintHead, PrintSection, PrintShips, PrintSteps, PrintTable, RuledLines } from '@admiralty/game-ui/print'
import { designSchema } from '../../src/design/design.ts'
import { crewOf } from '../../src/design/hull.ts'
import { pointsOf } from '../../src/design/price.ts'
import { classLine, classTitle } from '../../src/design/text.ts'
import type { FullThrust } from '../../src/game.ts'
import { soundCondition } from '../../src/table.ts'
import { symbolOf } from '../symbol.ts'
import { fightersOf, ResultEntry } from './result-entry.tsx'
import { STEPS } from './steps.ts'
import './print.css'
import { Key } from './key.tsx'
import { Orders, type ShipToPrint, Systems, Track } from './ship-display.tsx'

type Props = SheetsProps<FullThrust>

/** The ships of a design or of a view, the viewer's own first. */
function printedFrom({ source, damage }: Props): readonly ShipToPrint[] {
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

function Display({ ship }: { readonly ship: ShipToPrint }) {
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
const ResultForm = ({ ships }: { readonly ships: readonly ShipToPrint[] }) => (
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
