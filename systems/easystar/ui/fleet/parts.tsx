// The list of parts, and the grid of points and spaces by range and damage of the selected weapon.

import { ArrowGroup } from '@admiralty/game-ui'
import { Segments, Tool } from '@admiralty/game-ui/design'
import { FigureGrid, type GridChoice } from '@admiralty/game-ui/designer'
import { ClauseTable, Rule, Section } from '@admiralty/game-ui/panel'
import { chanceAtLeast } from '@admiralty/kernel'
import { AUXILIARY_KINDS, MOUNT_LIMIT, MOUNTS, SHIPS, TO_HIT, WEAPON_KINDS, WEAPONS } from '../../data/tables.ts'
import { auxiliaryCost, PART_RULE, weaponCost } from '../../src/design/cost.ts'
import { moved } from '../../src/design/edit.ts'
import { weaponSpaces } from '../../src/design/spaces.ts'
import { AUXILIARY_TITLE, WEAPON_TITLE } from '../../src/design/titles.ts'
import type { AuxiliaryKind, Mount, ShipDesign, WeaponDesign, WeaponKind } from '../../src/state.ts'
import { capital, counted, MOUNT_NAMES } from '../../src/words/say.ts'
import { Glyph } from '../glyphs.tsx'
import { type DesignerPart, fitsDevice, fitsWeapon } from './designer-state.ts'

export interface TrayProps extends Pick<DesignerPart, 'state' | 'ship'> {
  onWeapon(kind: WeaponKind): void
  onDevice(kind: AuxiliaryKind): void
}
function deviceNote({ hull }: ShipDesign, kind: AuxiliaryKind): string {
  const cost = auxiliaryCost(hull, { kind, gift: false }).total
  if (kind === 'gunMount') return `${cost}, +${counted(SHIPS[hull].size, 'space')}`
  return kind === 'engine' ? `${cost}, +1 speed` : String(cost)
}

export function Tray({ state, ship, onWeapon, onDevice }: TrayProps) {
  const { size } = SHIPS[ship.hull]
  const tool = (kind: WeaponKind | AuxiliaryKind, title: string, note: string, fits: boolean, onPress: () => void) => (
    <Tool
      key={kind}
      picture={<Glyph name={kind} size={32} />}
      title={capital(title)}
      note={note}
      rule={PART_RULE[kind]}
      pressed={null}
      look={fits ? '' : 'misfit'}
      onPress={onPress}
    />
  )
  return (
    <Section title="Parts" aside="points each">
      <ArrowGroup label="Parts" look="gu-tools es-tray">
        {WEAPON_KINDS.filter((kind) => WEAPONS[kind].least <= size).map((kind) =>
          tool(kind, WEAPON_TITLE[kind], String(WEAPONS[kind].cost), fitsWeapon(state, kind), () => onWeapon(kind)),
        )}
        {AUXILIARY_KINDS.map((kind) =>
          tool(kind, AUXILIARY_TITLE[kind], deviceNote(ship, kind), fitsDevice(state, kind), () => onDevice(kind)),
        )}
      </ArrowGroup>
      {size < 3 && (
        <p className="gu-note">
          Centreline blaster, bi-directional missile and torpedo bank need a cruiser or bigger. <Rule id="ES-WPN-05" />
        </p>
      )}
    </Section>
  )
}

const FIVE = [1, 2, 3, 4, 5] as const
export interface WeaponPanelProps {
  readonly weapon: WeaponDesign
  /** Whether the weapon would fit the ship. */
  fits(weapon: WeaponDesign): boolean
  onChange(weapon: WeaponDesign): void
  onTake(): void
}

const Mounts = ({ weapon, onChange }: Pick<WeaponPanelProps, 'weapon' | 'onChange'>) => (
  <Segments<Mount>
    label="Mount"
    values={MOUNTS.filter((mount) => WEAPONS[weapon.kind].mounts.some((may) => may === mount))}
    value={weapon.mount}
    titleOf={(mount) => MOUNT_NAMES[mount]}
    disabled={weapon.gift}
    onValue={(mount) => onChange(moved(weapon, mount))}
  />
)

function Grid({ weapon, fits, onChange }: WeaponPanelProps) {
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
  return <FigureGrid label="Range and damage" heads={values.map((damage) => `damage ${damage}`)} rows={rows} />
}

/** In the fonts of the grid's figures. */
const ASIDE = (
  <>
    points <i className="serif">and spaces</i> by range and damage
  </>
)
export function WeaponPanel(props: WeaponPanelProps) {
  const { weapon, onTake } = props
  const title = `${capital(weapon.mount)} ${WEAPON_TITLE[weapon.kind]}`
  return (
    <Section title={title} aside={ASIDE}>
      <Mounts {...props} />
      {WEAPONS[weapon.kind].improves && !weapon.gift && <Grid {...props} />}
      {WEAPONS[weapon.kind].improves && !weapon.gift && (
        <p className="gu-note">
          Hatched cells do not fit. Range 2 and 4 take a space; range 3 and 5 do not. <Rule id="ES-RNG-04" />
        </p>
      )}
      {!WEAPONS[weapon.kind].improves && <p className="gu-note">Its range and damage cannot be increased.</p>}
      <button type="button" className="btn quiet" onClick={onTake}>
        Remove
      </button>
    </Section>
  )
}

const chance = (least: number): string => `${Math.round(chanceAtLeast(least, 6) * 100)}%`
/** The to-hit table of the printed counters. */
export function ToHit() {
  return (
    <Section
      title="To hit"
      aside={
        <>
          one die <Rule id="ES-HIT-01" />
        </>
      }
    >
      <ClauseTable
        look=""
        rows={(['beam', 'missile', 'torpedo', 'pointDefence'] as const).map((kind) => {
          const { ship, fighter, missile } = TO_HIT[kind]
          const least = ship ?? missile
          return {
            key: kind,
            cells: [
              capital(WEAPON_TITLE[kind]),
              ship === null ? `missile ${missile}+` : `ship ${ship}+`,
              least === null ? '' : chance(least),
              <span key="fighter" className="aside">
                {fighter === null ? 'ships only' : `fighter ${fighter}+`}
              </span>,
            ],
          }
        })}
      />
    </Section>
  )
}
