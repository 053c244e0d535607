// The selected ship: name, figures, blocks, refusals with remedies, costs.
import { Silhouette } from '@admiralty/board'
import { Pips, TitleField } from '@admiralty/game-ui/designer'
import { Figure, Rule } from '@admiralty/game-ui/panel'
import type { ReactNode } from 'react'
import { SHIPS } from '../../data/tables.ts'
import { costOf } from '../../src/design/cost.ts'
import { nameFlagship, removeShip } from '../../src/design/edit.ts'
import { damageOf, speedOf } from '../../src/design/spaces.ts'
import { capital } from '../../src/words/say.ts'
import type { DesignerPart } from './designer-part.ts'
import { FlagshipRoll } from './flagship-roll.tsx'
import { faceOf } from './fleet-list.tsx'
import { ShipBlocks } from './ship-blocks.tsx'
import { ShipCost } from './ship-cost.tsx'

function Head({ state, ship, onFleet, onShip }: DesignerPart) {
  const flagship = state.fleet.flagship === state.at
  const cost = costOf(ship)
  return (
    <div className="gu-line">
      <Silhouette name={faceOf(ship)} sideStyle={state.sideStyle} size={54} />
      <TitleField
        label="Name of the ship"
        look="gu-title"
        most={24}
        placeholder={capital(ship.hull)}
        value={ship.name}
        onValue={(name) => onShip((one) => ({ ...one, name }), `name of ship ${state.at}`)}
      />
      <span className="mid2">
        {capital(ship.hull)}, size {SHIPS[ship.hull].size}
      </span>
      <span className="gu-budget es-points">
        <Figure number={cost} total="total">
          <b>{cost.total}</b> points
        </Figure>
      </span>
      <span className="gu-line gu-small es-ship-acts">
        <button type="button" className="btn" aria-pressed={flagship} onClick={() => onFleet(nameFlagship(state.fleet, state.at))}>
          {flagship ? 'Flagship' : 'Make flagship'}
        </button>
        <button type="button" className="btn quiet" onClick={() => onFleet(removeShip(state.fleet, state.at))}>
          Remove ship
        </button>
      </span>
    </div>
  )
}

function Figures({ ship, onShip }: DesignerPart) {
  const damage = damageOf(ship)
  const speed = speedOf(ship)
  const hull = SHIPS[ship.hull]
  const trade = (by: number) => onShip((one) => ({ ...one, speedTraded: one.speedTraded + by }))
  const dorsal = ship.weapons.filter(({ mount }) => mount === 'dorsal').length
  return (
    <div className="gu-line es-figures">
      <Figure number={damage} total="damage points">
        <span className="lab">Damage</span>
        <Pips count={damage.total} look="" />
        <b>{damage.total}</b>
      </Figure>
      <span className="gu-line gu-small">
        <Figure number={speed} total="top speed">
          <span className="lab">Speed</span>
          <Pips count={speed.total} most={hull.speed} look="round" />
          <b>{speed.total}</b>
        </Figure>
        <button type="button" className="btn" disabled={ship.speedTraded >= hull.speed} onClick={() => trade(1)}>
          −1 for {hull.size} {hull.size === 1 ? 'space' : 'spaces'}
        </button>
        {ship.speedTraded > 0 && (
          <button type="button" className="btn" onClick={() => trade(-1)}>
            +1 back
          </button>
        )}
        <Rule id="ES-DES-09" />
      </span>
      <span>
        <span className="lab">Dorsal positions</span>
        <b>
          {dorsal} of {hull.dorsal}
        </b>{' '}
        <Rule id="ES-LOC-03" />
      </span>
    </div>
  )
}

/** `refused`: why the fleet is not legal. */
export function SelectedShip({ refused, ...props }: DesignerPart & { readonly refused: ReactNode }) {
  return (
    <>
      <Head {...props} />
      <Figures {...props} />
      <ShipBlocks {...props} />
      <div className="gu-wide">{refused}</div>
      <ShipCost {...props} />
      {props.state.limits.rows === null && props.state.fleet.flagship === props.state.at && (
        <FlagshipRoll fleet={props.state.fleet} limits={props.state.limits} />
      )}
    </>
  )
}
