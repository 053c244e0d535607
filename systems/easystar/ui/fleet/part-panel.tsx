// The selected part: a weapon with its grid, a device, or a fighter bay with its berths.

import { Rule, Section } from '@admiralty/game-ui/panel'
import { BERTHS, FIGHTER_KINDS, FIGHTERS } from '../../data/tables.ts'
import { PART_RULE } from '../../src/design/cost.ts'
import { addFighter, setWeapon, takeDevice, takeFighter, takeWeapon, withShip } from '../../src/design/edit.ts'
import { AUXILIARY_TITLE } from '../../src/design/titles.ts'
import type { FighterKind, ShipDesign } from '../../src/state.ts'
import { capital, FIGHTER_NAMES } from '../../src/words/say.ts'
import { Glyph } from '../glyphs.tsx'
import { type DesignerPart, fitsAs } from './designer-state.ts'
import { WeaponPanel } from './parts.tsx'

interface BerthsProps {
  readonly ship: ShipDesign
  readonly bay: number
  readonly gift: boolean
  onShip(to: (ship: ShipDesign) => ShipDesign): void
}
function Berths({ ship, bay, gift, onShip }: BerthsProps) {
  const aboard = ship.fighters.map((fighter, index) => ({ fighter, index })).filter(({ fighter }) => fighter.bay === bay)
  const board = (kind: FighterKind) => onShip((one) => addFighter(one, { kind, bay, gift }))
  return (
    <>
      <div className="gu-line">
        {aboard.map(({ fighter, index }) => (
          <button type="button" className="es-device may" key={index} onClick={() => onShip((one) => takeFighter(one, index))}>
            <Glyph name={fighter.kind} size={22} />
            <span>{capital(FIGHTER_NAMES[fighter.kind])}</span>
            <small>remove</small>
          </button>
        ))}
      </div>
      {aboard.length < BERTHS && (
        <div className="gu-buttons">
          {FIGHTER_KINDS.map((kind) => (
            <button type="button" className="btn" key={kind} onClick={() => board(kind)}>
              {capital(FIGHTER_NAMES[kind])} {gift ? 'given' : FIGHTERS[kind].cost}
            </button>
          ))}
        </div>
      )}
    </>
  )
}

function DevicePanel({ state, ship, selected, onFleet, onSelect }: DesignerPart) {
  const device = selected === null ? undefined : ship.auxiliaries[selected.index]
  if (!selected || !device) return null
  const onShip = (to: (one: ShipDesign) => ShipDesign) => onFleet(withShip(state.fleet, state.at, to))
  const bay = ship.auxiliaries.slice(0, selected.index).filter(({ kind }) => kind === 'bay').length
  return (
    <Section title={capital(AUXILIARY_TITLE[device.kind])} aside={<Rule id={PART_RULE[device.kind]} />}>
      {device.kind === 'bay' && <Berths ship={ship} bay={bay} gift={device.gift} onShip={onShip} />}
      {device.gift && <p className="gu-note">A flagship gift: no points, no spaces.</p>}
      <button
        type="button"
        className="btn quiet"
        onClick={() => {
          onShip((one) => takeDevice(one, selected.index))
          onSelect(null)
        }}
      >
        Remove
      </button>
    </Section>
  )
}

export function PartPanel(props: DesignerPart) {
  const { state, ship, selected, onFleet, onSelect } = props
  if (!selected) return null
  if (selected.what === 'auxiliary') return <DevicePanel {...props} />
  const weapon = ship.weapons[selected.index]
  if (!weapon) return null
  return (
    <WeaponPanel
      weapon={weapon}
      fits={(changed) => fitsAs(state, selected.index, changed)}
      onChange={(changed) => onFleet(withShip(state.fleet, state.at, (one) => setWeapon(one, selected.index, () => changed)))}
      onTake={() => {
        onFleet(withShip(state.fleet, state.at, (one) => takeWeapon(one, selected.index)))
        onSelect(null)
      }}
    />
  )
}
