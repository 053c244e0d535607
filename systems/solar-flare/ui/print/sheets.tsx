// All printed sheets: a record of each ship with boxes to mark, and a summary of the turn.

import { Silhouette } from '@admiralty/board'
import type { SheetsProps } from '@admiralty/game-ui'
import { type FormLine, PrintForm, PrintHead, PrintSection, PrintSteps, RuledLines } from '@admiralty/game-ui/print'
import { LEVELS, SECTIONS } from '../../data/tables.ts'
import { costOf } from '../../src/design/check.ts'
import { type Design, designSchema } from '../../src/design/design.ts'
import type { SolarFlare } from '../../src/game.ts'
import { fittedOf, fullFittings, WHOLE } from '../../src/table.ts'
import { COLORS } from '../../src/words/say.ts'
import { symbolOf } from '../symbol.ts'
import { STEPS } from './steps.ts'
import './print.css'
import { Hexagon, Key, type Printed } from './printed-section.tsx'

type Props = SheetsProps<SolarFlare>

const asBuilt = (id: string, name: string, owner: string, design: Design): Printed => ({
  id,
  name,
  owner,
  design,
  integrity: WHOLE,
  fittings: fullFittings(design),
})
/** The ships of a design or of a view, the viewer's own first. */
function printedFrom({ source, damage }: Props): readonly Printed[] {
  if (source.kind === 'design') {
    const { data } = designSchema.safeParse(source.design)
    return data ? [asBuilt('1', data.name, '', data)] : []
  }
  const { ships, me } = source.view
  return Object.values(ships)
    .toSorted((a, b) => Number(b.seat === me) - Number(a.seat === me))
    .map((ship) => (damage ? { ...ship, owner: COLORS[ship.seat] } : asBuilt(ship.id, ship.name, COLORS[ship.seat], ship.design)))
}

function Sheet({ ship, damage }: { readonly ship: Printed; readonly damage: boolean }) {
  const { design } = ship
  const fitted = fittedOf(ship)
  return (
    <>
      <PrintHead
        name={ship.name}
        line={ship.owner === '' ? 'Warship' : `${ship.owner}’s warship`}
        picture={<Silhouette name={symbolOf(design)} size={52} />}
        facts={[
          ['points', costOf(design).total],
          ['crew', design.crew.join(' ') || 'none'],
        ]}
      />
      <div className="sf-print ps-beside">
        {SECTIONS.map((section) => (
          <Hexagon key={section} ship={ship} section={section} fitted={fitted} damage={damage} />
        ))}
      </div>
      <PrintSection title="Torpedoes in flight" note="warhead, turn, points and turns left" rule="SF-TOR-05">
        <PrintForm look="boxes" lines={LEVELS.map((number): FormLine => [`T${number}`, '', '', '', ''])} />
      </PrintSection>
    </>
  )
}

export function Sheets(props: Props) {
  const { source, damage, fleet, Leaf } = props
  const ships = printedFrom(props)
  if (ships.length === 0) return <p className="ps-none">There is nothing to print yet: no ship is on the board.</p>
  const marked = damage && source.kind === 'view'
  return (
    <>
      {fleet && (
        <Leaf title="Turn summary">
          <PrintHead name="Turn summary" line="The rule book has the details." picture={null} facts={[]} />
          <PrintSteps steps={STEPS} />
          <Key ships={ships} />
          <PrintSection title="Power for a shield’s charge" rule="SF-SHD-02">
            <PrintForm
              look="figures"
              lines={[
                ['next charge', ...LEVELS],
                ['power', ...LEVELS],
              ]}
            />
          </PrintSection>
          <PrintSection title="Power for overcharge" rule="SF-OVR-01">
            <PrintForm
              look="figures"
              lines={[
                ['charges more', 1, 2, 3],
                ['power', 1, 3, 6],
              ]}
            />
          </PrintSection>
          <RuledLines title="Notes" />
        </Leaf>
      )}
      {ships.map((ship) => (
        <Leaf key={ship.id} title={ship.name}>
          <Sheet ship={ship} damage={marked} />
          {!fleet && <Key ships={[ship]} />}
          <RuledLines title="Notes" />
        </Leaf>
      ))}
    </>
  )
}
