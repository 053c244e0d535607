// The body of a record: weapons, devices and fighters aboard; for an enemy, the revealed ones.

import { sideStyleOf } from '@admiralty/board'
import { ArcGlyph, Pickable, picksOf, Rule, Section } from '@admiralty/game-ui/panel'
import { PART_RULE } from '../../src/design/cost.ts'
import type { Item, Ship, View } from '../../src/state.ts'
import { itemsOf, sheetOf } from '../../src/table.ts'
import type { GameChoice } from '../../src/words/form.ts'
import * as say from '../../src/words/say.ts'
import { Block } from '../block.tsx'
import { Glyph } from '../glyphs.tsx'
import { chitsOf, firedOf, itemTitle } from '../items.ts'
import { reachWords, roseOf, weaponOf } from '../reach.ts'

export interface SheetProps {
  readonly view: View
  readonly ship: Ship
  readonly choices: readonly GameChoice[]
  /** Id of the selected weapon. */
  readonly selectedWeapon: string | null
  onPick(choice: GameChoice): void
}

/** The target of a choice, without the weapon, which is shown above. */
const shortly = (view: View, { label, spots }: GameChoice): string => {
  const target = spots.find((spot) => spot.kind === 'thing')
  return target ? `at ${say.fullName(view, target.id)}` : label
}
function stateOf(ship: Ship, item: Item): string {
  const powered = ship.powered?.item === item.id ? `powered up: ${ship.powered.bonus} +1` : null
  return [firedOf(ship, item), powered].filter((state) => state !== null).join(', ')
}

function Weapon({ item, ...props }: SheetProps & { readonly item: Item }) {
  const { view, ship, choices, selectedWeapon, onPick } = props
  const fired = firedOf(ship, item)
  const picks = picksOf(choices, ship.id, item.id)
  const classes = ['es-block', fired ? 'fired' : '', selectedWeapon === item.id ? 'in-hand' : ''].filter((name) => name !== '')
  return (
    <Pickable
      className={classes.join(' ')}
      picks={picks}
      item={item.id}
      rule={PART_RULE[item.kind]}
      nameOf={(pick) => shortly(view, pick)}
      onPick={onPick}
    >
      <Block
        title={itemTitle(item)}
        note={<ArcGlyph bears={roseOf(view, ship, item)} label={`${item.mount ?? ''} arc`} />}
        chits={chitsOf(item, fired ? 'fired' : 'plain')}
        boxes={3}
      />
      <span className="es-block-f">
        <b>{say.capital(say.kindName(item))}</b>
        <span className="aside">{stateOf(ship, item) || reachWords(view, ship, item)}</span>
      </span>
    </Pickable>
  )
}

function Device({ item, ...props }: SheetProps & { readonly item: Item }) {
  const picks = picksOf(props.choices, props.ship.id, item.id)
  return (
    <Pickable
      className="es-device"
      picks={picks}
      item={item.id}
      rule={PART_RULE[item.kind]}
      nameOf={({ label }) => label}
      onPick={props.onPick}
    >
      <Glyph name={item.kind} size={22} />
      <span>{say.capital(say.itemName(item))}</span>
      {item.gift && <small>gift</small>}
    </Pickable>
  )
}

function Fighters({ view, ship }: { readonly view: View; readonly ship: Ship }) {
  const aboard = sheetOf(view, ship)?.fighters ?? []
  if (aboard.length === 0) return null
  return (
    <Section title="Fighters aboard" aside={`${aboard.length}`}>
      <div className="gu-line">
        {aboard.map((fighter) => (
          <span key={fighter.id} className="es-device" data-clause="ES-FTR-01">
            <Glyph name={fighter.kind} size={22} />
            <span>{say.capital(say.FIGHTER_NAMES[fighter.kind])}</span>
            <small>{say.bayName(itemsOf(view, ship), fighter.bay)}</small>
          </span>
        ))}
      </div>
    </Section>
  )
}

export function Sheet(props: SheetProps) {
  const { view, ship } = props
  const known = sheetOf(view, ship) !== undefined
  const items = itemsOf(view, ship)
  const weapons = items.filter((item) => weaponOf(item) !== null)
  const devices = items.filter((item) => weaponOf(item) === null)
  return (
    <div className={`side-${sideStyleOf(ship.seat)}`}>
      <Section title="Weapons" aside={known ? `${weapons.length}` : 'revealed so far'}>
        {weapons.length > 0 && (
          <div className="es-blocks">
            {weapons.map((item) => (
              <Weapon key={item.id} {...props} item={item} />
            ))}
          </div>
        )}
        {weapons.length === 0 && known && <p className="gu-note">No weapons left.</p>}
        {!known && (
          <p className="gu-note es-unknown">
            Other weapons and devices are secret until used. <Rule id="ES-DES-11" />
          </p>
        )}
      </Section>
      {devices.length > 0 && (
        <Section title="Devices" aside={ship.station ? 'a station' : ''}>
          <div className="gu-line">
            {devices.map((item) => (
              <Device key={item.id} {...props} item={item} />
            ))}
          </div>
        </Section>
      )}
      <Fighters view={view} ship={ship} />
    </div>
  )
}
