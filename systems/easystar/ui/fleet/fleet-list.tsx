// The left column of the designer: points left, ships of the fleet, hulls to add.
import { InOrder, Silhouette } from '@admiralty/board'
import { ArrowGroup } from '@admiralty/game-ui'
import { Segments, Tool } from '@admiralty/game-ui/design'
import { BudgetSection, TitleField } from '@admiralty/game-ui/designer'
import { Rule, Section, ShipRow } from '@admiralty/game-ui/panel'
import { DAMAGE_CONTROL, HULLS, MOST_SHIPS, SHIPS } from '../../data/tables.ts'
import { costOf, fleetCost } from '../../src/design/cost.ts'
import { addShip, copyShip } from '../../src/design/edit.ts'
import { isStationDesign } from '../../src/design/spaces.ts'
import type { FleetDesign, ShipDesign } from '../../src/state.ts'
import { capital } from '../../src/words/say.ts'
import type { DesignerState } from './designer-part.ts'

export const titleOf = (ship: ShipDesign): string => (ship.name === '' ? capital(ship.hull) : ship.name)
export const faceOf = (ship: ShipDesign): string => (isStationDesign(ship) ? 'station' : ship.hull)

export interface FleetListProps {
  readonly state: DesignerState
  onFleet(fleet: FleetDesign, run?: string): void
  onSelectShip(at: number): void
}

const Budget = ({ state: { fleet, limits, at } }: FleetListProps) => (
  <BudgetSection
    cost={fleetCost(fleet)}
    budget={limits.budget}
    rule="ES-DES-01"
    shares={[...fleet.ships.map((ship) => costOf(ship).total), fleet.damageControl * DAMAGE_CONTROL.cost]}
    selected={at}
  />
)

const Ships = ({ state: { fleet, at, sideStyle }, onSelectShip }: FleetListProps) => (
  <InOrder of={fleet.ships}>
    {(ship, index) => (
      <ShipRow
        symbol={faceOf(ship)}
        sideStyle={sideStyle}
        name={titleOf(ship)}
        line={`${faceOf(ship)}${index === fleet.flagship ? ', flagship' : ''}`}
        figure={<b>{costOf(ship).total}</b>}
        pressed={index === at}
        onPress={() => onSelectShip(index)}
      />
    )}
  </InOrder>
)

const DamageControl = ({ state: { fleet }, onFleet }: FleetListProps) => (
  <Section
    title="Damage control"
    aside={
      <>
        for the whole fleet <Rule id="ES-AUX-DC-01" />
      </>
    }
  >
    <div className="gu-line es-dc">
      <Segments
        label="Damage-control counters"
        values={[0, 1, 2, 3]}
        value={fleet.damageControl}
        titleOf={String}
        onValue={(damageControl) => onFleet({ ...fleet, damageControl })}
      />
      <b className="num">{fleet.damageControl * DAMAGE_CONTROL.cost}</b>
    </div>
  </Section>
)

function Hulls({ state, onFleet, onSelectShip }: FleetListProps) {
  const { fleet, limits, at } = state
  const left = (hull: (typeof HULLS)[number]): number => SHIPS[hull].counters - fleet.ships.filter((ship) => ship.hull === hull).length
  const on = (next: FleetDesign) => {
    onFleet(next)
    onSelectShip(next.ships.length - 1)
  }
  const ship = fleet.ships[at]
  return (
    <section className="gu-sec">
      <h3 className="cap">Add a ship</h3>
      <ArrowGroup label="Hulls" look="gu-tools es-hulls">
        {HULLS.filter((hull) => hull !== 'leviathan' || limits.leviathans).map((hull) => (
          <Tool
            key={hull}
            picture={<Silhouette name={hull} size={28} />}
            title={capital(hull)}
            note={`${SHIPS[hull].cost}, ${left(hull)} left`}
            pressed={null}
            look=""
            disabled={left(hull) <= 0}
            onPress={() => on(addShip(fleet, hull))}
          />
        ))}
      </ArrowGroup>
      <p className="gu-note">
        At most {MOST_SHIPS} ships <Rule id="ES-GEN-04" />, and no more of a hull than there are counters <Rule id="ES-GEN-05" />
      </p>
      {ship && (
        <button type="button" className="btn quiet" disabled={left(ship.hull) <= 0} onClick={() => on(copyShip(fleet, at))}>
          Copy {titleOf(ship)}
        </button>
      )}
    </section>
  )
}

export function FleetList(props: FleetListProps) {
  const { fleet } = props.state
  return (
    <>
      <Budget {...props} />
      <section className="gu-sec gu-line">
        <span className="cap">Fleet</span>
        <TitleField
          label="Fleet"
          look="gu-subtitle"
          value={fleet.name}
          most={40}
          onValue={(name) => props.onFleet({ ...fleet, name }, 'name of the fleet')}
        />
      </section>
      <ArrowGroup label="Ships and damage control" look="">
        <ol className="es-fleet">
          <Ships {...props} />
        </ol>
        <DamageControl {...props} />
      </ArrowGroup>
      <Hulls {...props} />
    </>
  )
}
