// The list of parts, and the grid of points and spaces by range and damage of the selected weapon.

import { ArrowGroup } from '@admiralty/game-ui'
import { Segments, Tool } from '@admiralty/game-ui/design'
import { ClauseTable, Rule, Section } from '@admiralty/game-ui/panel'
import { chanceAtLeast } from '@admiralty/kernel'
import { AUXILIARIES, AUXILIARY_KINDS, MOUNT_LIMIT, MOUNTS, SHIPS, TO_HIT, WEAPON_KINDS, WEAPONS } from '../../data/tables.ts'
import { auxiliaryCost, PART_RULE, weaponCost } from '../../src/design/cost.ts'
import { moved } from '../../src/design/edit.ts'
import { weaponSpaces } from '../../src/design/spaces.ts'
import { AUXILIARY_TITLE, WEAPON_TITLE } from '../../src/design/titles.ts'
import type { AuxiliaryKind, Mount, ShipDesign, WeaponDesign, WeaponKind } from '../../src/state.ts'
import { capital, MOUNT_NAMES } from '../../src/words/say.ts'
import { Glyph } from '../glyphs.tsx'

export interface TrayProps {
  readonly ship: ShipDesign
  fitsWeapon(kind: WeaponKind): boolean
  fitsDevice(kind: AuxiliaryKind): boolean
  onWeapon(kind: WeaponKind): void
  onDevice(kind: AuxiliaryKind): void
}
const more = (n: number, what: string): string => (n > 0 ? `, +${n} ${what}` : '')

export function Tray({ ship, fitsWeapon, fitsDevice, onWeapon, onDevice }: TrayProps) {
  const { size } = SHIPS[ship.hull]
  const weapons = WEAPON_KINDS.filter((kind) => WEAPONS[kind].least <= size)
  return (
    <Section title="Parts" aside="points each">
      <ArrowGroup label="Parts" look="gu-tools es-tray">
        {weapons.map((kind) => (
          <Tool
            key={kind}
            picture={<Glyph name={kind} size={32} />}
            title={capital(WEAPON_TITLE[kind])}
            note={WEAPONS[kind].cost}
            rule={PART_RULE[kind]}
            pressed={null}
            look={fitsWeapon(kind) ? '' : 'misfit'}
            onPress={() => onWeapon(kind)}
          />
        ))}
        {AUXILIARY_KINDS.map((kind) => (
          <Tool
            key={kind}
            picture={<Glyph name={kind} size={32} />}
            title={capital(AUXILIARY_TITLE[kind])}
            note={`${auxiliaryCost(ship.hull, { kind, gift: false }).total}${more(kind === 'gunMount' ? size : 0, size === 1 ? 'space' : 'spaces')}${AUXILIARIES[kind].spaces === 0 && kind === 'engine' ? ', +1 speed' : ''}`}
            rule={PART_RULE[kind]}
            pressed={null}
            look={fitsDevice(kind) ? '' : 'misfit'}
            onPress={() => onDevice(kind)}
          />
        ))}
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
  return (
    <ArrowGroup label="Range and damage" look="">
      <table className="es-grid">
        <thead>
          <tr>
            <td />
            {values.map((damage) => (
              <th key={damage} scope="col">
                damage {damage}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {values.map((range) => (
            <tr key={range}>
              <th scope="row">range {range}</th>
              {values.map((damage) => {
                const design = { ...weapon, range, damage }
                const here = weapon.range === range && weapon.damage === damage
                return (
                  <td key={damage} className={[fits(design) || here ? '' : 'no', here ? 'here' : ''].join(' ')}>
                    <button
                      type="button"
                      aria-pressed={here}
                      aria-label={`range ${range}, damage ${damage}: ${weaponCost(design).total} points, ${weaponSpaces(design).total} spaces`}
                      onClick={() => onChange(design)}
                    >
                      <b>{weaponCost(design).total}</b> <i>{weaponSpaces(design).total}</i>
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ArrowGroup>
  )
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
