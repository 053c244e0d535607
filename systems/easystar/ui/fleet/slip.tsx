// The ship on the slip: her name and figures, the blocks of her sheet, what is refused and the ways out, the sum.
import { Silhouette } from '@admiralty/board'
import { SHIPS } from '../../data/tables.ts'
import { type Box, layoutOf } from '../../src/design/boxes.ts'
import { costOf } from '../../src/design/cost.ts'
import { damageOf, spacesUsed, speedOf } from '../../src/design/spaces.ts'
import { AUXILIARY_TITLE, WEAPON_TITLE } from '../../src/design/titles.ts'
import type { FleetDesign, ShipDesign } from '../../src/state.ts'
import { capital, FIGHTER_NAMES } from '../../src/words/say.ts'
import { Block, type Chit } from '../block.tsx'
import { Figure, type OnRule, Rule } from '../cite.tsx'
import type { Desk } from './desk.ts'
import { breakUp, nameFlagship, withShip } from './edit.ts'
import { faceOf } from './fleet-list.tsx'
import { Refusals, type RefusalsProps } from './refusals.tsx'
import { TheRoll } from './the-roll.tsx'
import { TheSum } from './the-sum.tsx'

/** What of the ship is in hand: a weapon or a device, by its place in the design. */
export type Held = { readonly what: 'weapon' | 'auxiliary'; readonly index: number } | null

export interface SlipProps {
  readonly desk: Desk
  readonly ship: ShipDesign
  readonly held: Held
  readonly onRule: OnRule
  onFleet(fleet: FleetDesign, run?: string): void
  onHold(held: Held): void
}

function Head({ desk, ship, onFleet, onRule }: SlipProps) {
  const flagship = desk.fleet.flagship === desk.at
  const cost = costOf(ship)
  return (
    <div className="es-slip-h">
      <Silhouette name={faceOf(ship)} plate={desk.plate} size={54} />
      <input
        className="es-title"
        aria-label="Name of the ship"
        maxLength={24}
        placeholder={capital(ship.hull)}
        value={ship.name}
        onChange={(event) =>
          onFleet(
            withShip(desk.fleet, desk.at, (one) => ({ ...one, name: event.target.value })),
            `name of ship ${desk.at}`,
          )
        }
      />
      <span className="es-class">
        {capital(ship.hull)}, size {SHIPS[ship.hull].size}
      </span>
      <span className="es-points">
        <Figure number={cost} total="together" onRule={onRule}>
          <b>{cost.total}</b> points
        </Figure>
      </span>
      <span className="es-slip-acts">
        <button type="button" className="btn" aria-pressed={flagship} onClick={() => onFleet(nameFlagship(desk.fleet, desk.at))}>
          {flagship ? 'Flagship' : 'Make her flagship'}
        </button>
        <button type="button" className="btn quiet" onClick={() => onFleet(breakUp(desk.fleet, desk.at))}>
          Break up
        </button>
      </span>
    </div>
  )
}

function Figures({ desk, ship, onFleet, onRule }: SlipProps) {
  const damage = damageOf(ship)
  const speed = speedOf(ship)
  const hull = SHIPS[ship.hull]
  const trade = (by: number) => onFleet(withShip(desk.fleet, desk.at, (one) => ({ ...one, speedTraded: one.speedTraded + by })))
  const dorsal = ship.weapons.filter(({ mount }) => mount === 'dorsal').length
  return (
    <div className="es-figures">
      <Figure number={damage} total="damage points" onRule={onRule}>
        <span className="lab">Damage</span>
        <span className="p">
          {Array.from({ length: damage.total }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
            <i key={index} />
          ))}
        </span>
        <b>{damage.total}</b>
      </Figure>
      <span className="es-speed">
        <Figure number={speed} total="top speed" onRule={onRule}>
          <span className="lab">Speed</span>
          <span className="p r">
            {Array.from({ length: Math.max(hull.speed, speed.total) }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a ring is its place
              <i key={index} className={index < speed.total ? '' : 'off'} />
            ))}
          </span>
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
        <Rule id="ES-DES-09" onRule={onRule} />
      </span>
      <span>
        <span className="lab">Dorsal positions</span>
        <b>
          {dorsal} of {hull.dorsal}
        </b>{' '}
        <Rule id="ES-LOC-03" onRule={onRule} />
      </span>
    </div>
  )
}

function chitOf(ship: ShipDesign, box: Box, key: string): Chit {
  const plain = { key, glyph: null, figure: null, word: null, look: 'plain' } as const
  if (box.what === 'auxiliary') {
    const device = ship.auxiliaries[box.auxiliary]
    return { ...plain, glyph: device?.kind ?? null, look: device?.gift ? 'gift' : 'plain' }
  }
  if (box.what === 'fighter') {
    const fighter = ship.fighters[box.fighter]
    return { ...plain, glyph: fighter?.kind ?? null, look: fighter?.gift ? 'gift' : 'plain' }
  }
  const weapon = ship.weapons[box.weapon]
  if (!weapon) return plain
  const look = weapon.gift ? 'gift' : 'plain'
  return box.what === 'weapon'
    ? { ...plain, glyph: weapon.kind, look }
    : { ...plain, figure: String(weapon[box.what]), word: box.what, look }
}
/** A fighter is in hand with its bay. */
function heldBy(ship: ShipDesign, box: Box): Held {
  if (box.what === 'auxiliary') return { what: 'auxiliary', index: box.auxiliary }
  if (box.what !== 'fighter') return { what: 'weapon', index: box.weapon }
  const bays = ship.auxiliaries.flatMap(({ kind }, index) => (kind === 'bay' ? [index] : []))
  const index = bays[ship.fighters[box.fighter]?.bay ?? -1]
  return index === undefined ? null : { what: 'auxiliary', index }
}
const same = (a: Held, b: Held): boolean => a !== null && b !== null && a.what === b.what && a.index === b.index

/** What lies in a block: its price and room, each thing counted where its own counter lies. */
function worthOf(ship: ShipDesign, boxes: readonly Box[]): string {
  const bare = { ...ship, weapons: [], auxiliaries: [], fighters: [] }
  const there: ShipDesign = {
    ...bare,
    weapons: boxes.flatMap((box) => (box.what === 'weapon' ? (ship.weapons[box.weapon] ?? []) : [])),
    auxiliaries: boxes.flatMap((box) => (box.what === 'auxiliary' ? (ship.auxiliaries[box.auxiliary] ?? []) : [])),
    fighters: boxes.flatMap((box) => (box.what === 'fighter' ? (ship.fighters[box.fighter] ?? []) : [])),
  }
  return `${costOf(there).total - costOf(bare).total} pts, ${spacesUsed(there).total} sp`
}
/** Read aloud: 'beam', 'range 3'. */
function contentOf(ship: ShipDesign, box: Box): string {
  switch (box.what) {
    case 'auxiliary': {
      const device = ship.auxiliaries[box.auxiliary]
      return device ? AUXILIARY_TITLE[device.kind] : ''
    }
    case 'fighter': {
      const fighter = ship.fighters[box.fighter]
      return fighter ? FIGHTER_NAMES[fighter.kind] : ''
    }
    case 'weapon': {
      const weapon = ship.weapons[box.weapon]
      return weapon ? WEAPON_TITLE[weapon.kind] : ''
    }
    default:
      return `${box.what} ${ship.weapons[box.weapon]?.[box.what] ?? ''}`
  }
}

function Blocks({ desk, ship, held, onHold }: SlipProps) {
  const layout = layoutOf(ship)
  const blocks = [...layout.blocks, ...(layout.left.length > 0 ? [{ kind: 'no room' as const, boxes: layout.left }] : [])]
  return (
    <div className={`es-blocks es-yard-blocks side-${desk.plate}`}>
      {blocks.map(({ kind, boxes }, index) => {
        const title = kind === 'aux' ? 'Auxiliary' : capital(kind)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place on the sheet
          <div key={index} className={kind === 'no room' ? 'es-block no-room' : 'es-block'}>
            <Block
              title={title}
              note={boxes.length === 0 ? 'free' : worthOf(ship, boxes)}
              chits={boxes.map((box, place) => chitOf(ship, box, String(place)))}
              boxes={3}
            />
            <span className="es-takes">
              {boxes.map((box, place) => (
                <button
                  type="button"
                  // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
                  key={place}
                  aria-pressed={same(held, heldBy(ship, box))}
                  aria-label={`${title} block ${index + 1}, ${contentOf(ship, box)}`}
                  onClick={() => onHold(heldBy(ship, box))}
                />
              ))}
            </span>
          </div>
        )
      })}
    </div>
  )
}

export function Slip(props: SlipProps & { readonly refused: RefusalsProps }) {
  return (
    <>
      <Head {...props} />
      <Figures {...props} />
      <Blocks {...props} />
      <div className="es-wide">
        <Refusals {...props.refused} />
      </div>
      <TheSum desk={props.desk} ship={props.ship} onRule={props.onRule} />
      {props.desk.limits.rows === null && props.desk.fleet.flagship === props.desk.at && (
        <TheRoll fleet={props.desk.fleet} limits={props.desk.limits} onRule={props.onRule} />
      )}
    </>
  )
}
