// The left column of the designer: points left, ships of the fleet, hulls to add.
import { Silhouette } from '@admiralty/board'
import { ArrowGroup } from '@admiralty/game-ui'
import { Segments, Tool } from '@admiralty/game-ui/design'
import { Rule } from '@admiralty/game-ui/panel'
import { DAMAGE_CONTROL, HULLS, MOST_SHIPS, SHIPS } from '../../data/tables.ts'
import { costOf, fleetCost } from '../../src/design/cost.ts'
import { addShip, copyShip } from '../../src/design/edit.ts'
import { isStationDesign } from '../../src/design/spaces.ts'
import type { FleetDesign, ShipDesign } from '../../src/state.ts'
import { capital } from '../../src/words/say.ts'
import { Figure } from '../figure.tsx'
import type { DesignerState } from './designer-state.ts'

export const titleOf = (ship: ShipDesign): string => (ship.name === '' ? capital(ship.hull) : ship.name)
export const faceOf = (ship: ShipDesign): string => (isStationDesign(ship) ? 'station' : ship.hull)

export interface FleetListProps {
  readonly state: DesignerState
  onFleet(fleet: FleetDesign, run?: string): void
  onSelectShip(at: number): void
}

function Budget({ state }: FleetListProps) {
  const { fleet, limits, at } = state
  const cost = fleetCost(fleet)
  const left = limits.budget - cost.total
  return (
    <section className="gu-sec es-budget-sec">
      <Figure number={cost} total="total">
        <span className="cap">{left < 0 ? 'Overspent' : 'Left to spend'}</span>
        <span className="gu-budget gu-line es-budget">
          <b className={left < 0 ? 'over' : ''}>{Math.abs(left)}</b> of {limits.budget} points
        </span>
      </Figure>
      <span className="es-budget-rule">
        <Rule id="ES-DES-01" />
      </span>
      <div className={`es-bud side-${state.sideStyle}`} aria-hidden="true">
        {fleet.ships.map((ship, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a ship of a fleet is its place
          <i key={index} className={index === at ? 'me' : ''} style={{ flex: costOf(ship).total }} />
        ))}
        {fleet.damageControl > 0 && <i style={{ flex: fleet.damageControl * DAMAGE_CONTROL.cost }} />}
        <i className="left" style={{ flex: Math.max(0, left) }} />
      </div>
    </section>
  )
}

function Ships({ state, onSelectShip }: FleetListProps) {
  const { fleet, at, sideStyle } = state
  return fleet.ships.map((ship, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a ship of a fleet is its place
    <li key={index}>
      <button type="button" className="es-ship" aria-pressed={index === at} onClick={() => onSelectShip(index)}>
        <Silhouette name={faceOf(ship)} sideStyle={sideStyle} size={34} />
        <span>
          <b>{titleOf(ship)}</b>
          <small>
            {isStationDesign(ship) ? 'station' : ship.hull}
            {index === fleet.flagship ? ', flagship' : ''}
          </small>
        </span>
        <span className="c">{costOf(ship).total}</span>
      </button>
    </li>
  ))
}

function DamageControl({ state, onFleet }: FleetListProps) {
  const { fleet } = state
  return (
    <li className="es-dc">
      <span>
        Damage control
        <small>
          counters for the whole fleet <Rule id="ES-AUX-DC-01" />
        </small>
      </span>
      <Segments
        label="Damage-control counters"
        values={[0, 1, 2, 3]}
        value={fleet.damageControl}
        titleOf={String}
        onValue={(damageControl) => onFleet({ ...fleet, damageControl })}
      />
      <span className="c">{fleet.damageControl * DAMAGE_CONTROL.cost}</span>
    </li>
  )
}

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
      <p className="es-counters-left">
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
      <section className="gu-sec gu-line es-fleet-name">
        <label className="cap" htmlFor="fleet-name">
          Fleet
        </label>
        <input
          id="fleet-name"
          maxLength={40}
          value={fleet.name}
          onChange={(event) => props.onFleet({ ...fleet, name: event.target.value }, 'name of the fleet')}
        />
      </section>
      <ArrowGroup label="Ships and damage control" look="">
        <ol className={`es-fleet side-${props.state.sideStyle}`}>
          <Ships {...props} />
          <DamageControl {...props} />
        </ol>
      </ArrowGroup>
      <Hulls {...props} />
    </>
  )
}
