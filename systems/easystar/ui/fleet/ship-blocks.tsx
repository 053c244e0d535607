// The blocks of the selected ship: counters in boxes, points and spaces of each block, the selected part.
import { ArrowGroup } from '@admiralty/game-ui'
import { type DesignBox, layoutOf } from '../../src/design/boxes.ts'
import { costOf } from '../../src/design/cost.ts'
import { spacesUsed } from '../../src/design/spaces.ts'
import { AUXILIARY_TITLE, WEAPON_TITLE } from '../../src/design/titles.ts'
import type { ShipDesign } from '../../src/state.ts'
import { capital, FIGHTER_NAMES } from '../../src/words/say.ts'
import { Block, type Chit } from '../block.tsx'
import type { DesignerPart, SelectedPart } from './designer-state.ts'

function chitOf(ship: ShipDesign, box: DesignBox, key: string): Chit {
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
/** The part that a box belongs to; a fighter belongs to its bay. */
function partOf(ship: ShipDesign, box: DesignBox): SelectedPart {
  if (box.what === 'auxiliary') return { what: 'auxiliary', index: box.auxiliary }
  if (box.what !== 'fighter') return { what: 'weapon', index: box.weapon }
  const bays = ship.auxiliaries.flatMap(({ kind }, index) => (kind === 'bay' ? [index] : []))
  const index = bays[ship.fighters[box.fighter]?.bay ?? -1]
  return index === undefined ? null : { what: 'auxiliary', index }
}
const same = (a: SelectedPart, b: SelectedPart): boolean => a !== null && b !== null && a.what === b.what && a.index === b.index

/** Points and spaces of a block. Each part counts in the block of its own counter. */
function worthOf(ship: ShipDesign, boxes: readonly DesignBox[]): string {
  const bare = { ...ship, weapons: [], auxiliaries: [], fighters: [] }
  const there: ShipDesign = {
    ...bare,
    weapons: boxes.flatMap((box) => (box.what === 'weapon' ? (ship.weapons[box.weapon] ?? []) : [])),
    auxiliaries: boxes.flatMap((box) => (box.what === 'auxiliary' ? (ship.auxiliaries[box.auxiliary] ?? []) : [])),
    fighters: boxes.flatMap((box) => (box.what === 'fighter' ? (ship.fighters[box.fighter] ?? []) : [])),
  }
  return `${costOf(there).total - costOf(bare).total} pts, ${spacesUsed(there).total} sp`
}
/** The content of a box for screen readers: 'beam', 'range 3'. */
function contentOf(ship: ShipDesign, box: DesignBox): string {
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

export function ShipBlocks({ state: { sideStyle }, ship, selected, onSelect }: DesignerPart) {
  const layout = layoutOf(ship)
  const blocks = [...layout.blocks, ...(layout.left.length > 0 ? [{ kind: 'no room' as const, boxes: layout.left }] : [])]
  return (
    <ArrowGroup label="Blocks of the ship" look={`es-blocks es-yard-blocks side-${sideStyle}`}>
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
                  aria-pressed={same(selected, partOf(ship, box))}
                  aria-label={`${title} block ${index + 1}, ${contentOf(ship, box)}`}
                  onClick={() => onSelect(partOf(ship, box))}
                />
              ))}
            </span>
          </div>
        )
      })}
    </ArrowGroup>
  )
}
