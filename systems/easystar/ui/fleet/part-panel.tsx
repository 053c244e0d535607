// The selected part: a weapon with its mounts and its points and spaces by range and damage, or a device, a fighter bay with its berths.
import { Segments } from '@admiralty/game-ui/design'
import { FigureGrid, type GridChoice } from '@admiralty/game-ui/designer'
import { Rule, Section } from '@admiralty/game-ui/panel'
import { BERTHS, FIGHTER_KINDS, FIGHTERS, MOUNT_LIMIT, MOUNTS, WEAPONS } from '../../data/tables.ts'
import { PART_RULE, weaponCost } from '../../src/design/cost.ts'
import * as edit from '../../src/design/edit.ts'
import { weaponSpaces } from '../../src/design/spaces.ts'
import { PART_TITLE } from '../../src/design/titles.ts'
import type { WeaponDesign } from '../../src/state.ts'
import { capital, FIGHTER_NAMES, MOUNT_NAMES } from '../../src/words/say.ts'
import { Glyph } from '../glyphs.tsx'
import type { DesignerPart } from './designer-part.ts'
import { fitsAs } from './designer-state.ts'

interface BerthsProps extends Pick<DesignerPart, 'ship' | 'onShip'> {
  /** The index of the bay among the devices. */
  readonly index: number
  readonly gift: boolean
}
function Berths({ ship, index: device, gift, onShip }: BerthsProps) {
  const bay = ship.auxiliaries.slice(0, device).filter(({ kind }) => kind === 'bay').length
  const aboard = ship.fighters.map((fighter, index) => ({ fighter, index })).filter(({ fighter }) => fighter.bay === bay)
  return (
    <>
      <div className="gu-line">
        {aboard.map(({ fighter, index }) => (
          <button type="button" className="es-device may" key={index} onClick={() => onShip((one) => edit.takeFighter(one, index))}>
            <Glyph name={fighter.kind} size={22} />
            <span>{capital(FIGHTER_NAMES[fighter.kind])}</span>
            <small>remove</small>
          </button>
        ))}
      </div>
      {aboard.length < BERTHS && (
        <div className="gu-buttons">
          {FIGHTER_KINDS.map((kind) => (
            <button type="button" className="btn" key={kind} onClick={() => onShip((one) => edit.addFighter(one, { kind, bay, gift }))}>
              {capital(FIGHTER_NAMES[kind])} {gift ? 'given' : FIGHTERS[kind].cost}
            </button>
          ))}
        </div>
      )}
    </>
  )
}

const FIVE = [1, 2, 3, 4, 5] as const
interface WeaponProps {
  readonly weapon: WeaponDesign
  /** Whether the weapon would fit the ship. */
  fits(weapon: WeaponDesign): boolean
  onChange(weapon: WeaponDesign): void
}
function Grid({ weapon, fits, onChange }: WeaponProps) {
  const values = FIVE.filter((value) => value <= MOUNT_LIMIT[weapon.mount])
  const cell = (range: number, damage: number): GridChoice => {
    const design = { ...weapon, range, damage }
    const [points, spaces] = [weaponCost(design).total, weaponSpaces(design).total]
    return {
      label: `range ${range}, damage ${damage}: ${points} points, ${spaces} spaces`,
      figure: (
        <>
          <b>{points}</b> <i>{spaces}</i>
        </>
      ),
      look: fits(design) ? '' : 'no',
      pressed: weapon.range === range && weapon.damage === damage,
      onPress: () => onChange(design),
    }
  }
  const rows = values.map((range) => ({ title: `range ${range}`, cells: values.map((damage) => cell(range, damage)) }))
  return (
    <>
      <FigureGrid label="Range and damage" heads={values.map((damage) => `damage ${damage}`)} rows={rows} />
      <p className="gu-note">
        Hatched cells do not fit. Range 2 and 4 take a space; range 3 and 5 do not. <Rule id="ES-RNG-04" />
      </p>
    </>
  )
}
function Weapon(props: WeaponProps) {
  const { weapon, onChange } = props
  const { mounts, improves } = WEAPONS[weapon.kind]
  return (
    <>
      <Segments
        label="Mount"
        values={MOUNTS.filter((mount) => mounts.some((may) => may === mount))}
        value={weapon.mount}
        titleOf={(mount) => MOUNT_NAMES[mount]}
        disabled={weapon.gift}
        onValue={(mount) => onChange(edit.moved(weapon, mount))}
      />
      {improves && !weapon.gift && <Grid {...props} />}
      {!improves && <p className="gu-note">Its range and damage cannot be increased.</p>}
    </>
  )
}

/** In the fonts of the grid's figures. */
const ASIDE = (
  <>
    points <i className="serif">and spaces</i> by range and damage
  </>
)
export function PartPanel({ state, ship, selected, onShip, onSelect }: DesignerPart) {
  if (!selected) return null
  const { what, index } = selected
  const weapon = what === 'weapon' ? ship.weapons[index] : undefined
  const part = weapon ?? ship.auxiliaries[index]
  if (!part || (what === 'weapon' && !weapon)) return null
  const remove = () => {
    onShip((one) => (weapon ? edit.takeWeapon(one, index) : edit.takeDevice(one, index)))
    onSelect(null)
  }
  return (
    <Section
      title={capital(`${weapon ? `${weapon.mount} ` : ''}${PART_TITLE[part.kind]}`)}
      aside={weapon ? ASIDE : <Rule id={PART_RULE[part.kind]} />}
    >
      {weapon && (
        <Weapon
          weapon={weapon}
          fits={(changed) => fitsAs(state, index, changed)}
          onChange={(changed) => onShip((one) => edit.setWeapon(one, index, () => changed))}
        />
      )}
      {part.kind === 'bay' && <Berths ship={ship} index={index} gift={part.gift} onShip={onShip} />}
      {!weapon && part.gift && <p className="gu-note">A flagship gift: no points, no spaces.</p>}
      <button type="button" className="btn quiet" onClick={remove}>
        Remove
      </button>
    </Section>
  )
}
