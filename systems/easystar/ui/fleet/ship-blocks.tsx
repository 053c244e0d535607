// The blocks of the selected ship: counters in boxes, points and spaces of each block, the selected part.
import { ArrowGroup } from '@admiralty/game-ui'
import { type DesignBox, layoutOf } from '../../src/design/boxes.ts'
import { AUXILIARY_TITLE, WEAPON_TITLE } from '../../src/design/titles.ts'
import type { ShipDesign } from '../../src/state.ts'
import { capital, FIGHTER_NAMES } from '../../src/words/say.ts'
import { Block, type Chit } from '../block.tsx'
import { type DesignerPart, type SelectedPart, worthOf } from './designer-state.ts'

/** What a box holds. */
interface BoxContent {
  readonly glyph: Chit['glyph']
  readonly gift: boolean
  /** For screen readers: 'beam', 'range 3'. */
  readonly name: string
  /** The part that it belongs to; a fighter belongs to its bay. */
  readonly part: SelectedPart
}
function contentOf(ship: ShipDesign, box: DesignBox): BoxContent {
  const of = (glyph: Chit['glyph'], gift: boolean | undefined, name: string | undefined, part: SelectedPart): BoxContent => {
    return { glyph, gift: gift ?? false, name: name ?? '', part }
  }
  if (box.what === 'auxiliary') {
    const device = ship.auxiliaries[box.auxiliary]
    return of(device?.kind ?? null, device?.gift, device && AUXILIARY_TITLE[device.kind], { what: 'auxiliary', index: box.auxiliary })
  }
  if (box.what === 'fighter') {
    const fighter = ship.fighters[box.fighter]
    const index = ship.auxiliaries.flatMap(({ kind }, at) => (kind === 'bay' ? [at] : []))[fighter?.bay ?? -1]
    const bay = index === undefined ? null : ({ what: 'auxiliary', index } as const)
    return of(fighter?.kind ?? null, fighter?.gift, fighter && FIGHTER_NAMES[fighter.kind], bay)
  }
  const weapon = ship.weapons[box.weapon]
  const part = { what: 'weapon', index: box.weapon } as const
  if (box.what === 'weapon') return of(weapon?.kind ?? null, weapon?.gift, weapon && WEAPON_TITLE[weapon.kind], part)
  return of(null, weapon?.gift, `${box.what} ${weapon?.[box.what] ?? ''}`, part)
}
function chitOf(ship: ShipDesign, box: DesignBox, key: string): Chit {
  const { glyph, gift } = contentOf(ship, box)
  const look = gift ? 'gift' : 'plain'
  if (box.what !== 'range' && box.what !== 'damage') return { key, glyph, figure: null, word: null, look }
  return { key, glyph, figure: String(ship.weapons[box.weapon]?.[box.what] ?? ''), word: box.what, look }
}
const same = (a: SelectedPart, b: SelectedPart): boolean => a !== null && b !== null && a.what === b.what && a.index === b.index

/** Points and spaces of a block. Each part counts in the block of its own counter. */
function noteOf(ship: ShipDesign, boxes: readonly DesignBox[]): string {
  const { points, spaces } = worthOf(ship, {
    weapons: boxes.flatMap((box) => (box.what === 'weapon' ? (ship.weapons[box.weapon] ?? []) : [])),
    auxiliaries: boxes.flatMap((box) => (box.what === 'auxiliary' ? (ship.auxiliaries[box.auxiliary] ?? []) : [])),
    fighters: boxes.flatMap((box) => (box.what === 'fighter' ? (ship.fighters[box.fighter] ?? []) : [])),
  })
  return boxes.length === 0 ? 'free' : `${points} pts, ${spaces} sp`
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
            <Block title={title} note={noteOf(ship, boxes)} chits={boxes.map((box, place) => chitOf(ship, box, String(place)))} boxes={3} />
            <span className="es-takes">
              {boxes.map((box, place) => {
                const { name, part } = contentOf(ship, box)
                return (
                  <button
                    type="button"
                    // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
                    key={place}
                    aria-pressed={same(selected, part)}
                    aria-label={`${title} block ${index + 1}, ${name}`}
                    onClick={() => onSelect(part)}
                  />
                )
              })}
            </span>
          </div>
        )
      })}
    </ArrowGroup>
  )
}
