// The blocks of the selected ship: counters in boxes, points and spaces of each block, the selected part.
import { InOrder } from '@admiralty/board'
import { ArrowGroup } from '@admiralty/game-ui'
import { type DesignBox, layoutOf } from '../../src/design/boxes.ts'
import { AUXILIARY_TITLE, WEAPON_TITLE } from '../../src/design/titles.ts'
import type { ShipDesign } from '../../src/state.ts'
import { capital, FIGHTER_NAMES } from '../../src/words/say.ts'
import { Block, type Chit } from '../block.tsx'
import type { DesignerPart, SelectedPart } from './designer-part.ts'
import { worthOf } from './designer-state.ts'

/** The content of a box: its counter, its name for screen readers, and the part that it belongs to. A fighter belongs to its bay. */
function contentOf(ship: ShipDesign, box: DesignBox) {
  const of = (thing: { readonly kind: Chit['glyph']; readonly gift: boolean } | undefined, name: string, part: SelectedPart) => {
    const chit: Omit<Chit, 'key'> = { glyph: thing?.kind ?? null, figure: null, word: null, look: thing?.gift ? 'gift' : 'plain' }
    return { chit, name, part }
  }
  if (box.what === 'auxiliary') {
    const device = ship.auxiliaries[box.auxiliary]
    return of(device, device ? AUXILIARY_TITLE[device.kind] : '', { what: 'auxiliary', index: box.auxiliary })
  }
  if (box.what === 'fighter') {
    const fighter = ship.fighters[box.fighter]
    const index = ship.auxiliaries.flatMap(({ kind }, at) => (kind === 'bay' ? [at] : []))[fighter?.bay ?? -1]
    return of(fighter, fighter ? FIGHTER_NAMES[fighter.kind] : '', index === undefined ? null : { what: 'auxiliary', index })
  }
  const weapon = ship.weapons[box.weapon]
  const content = of(weapon, weapon ? WEAPON_TITLE[weapon.kind] : '', { what: 'weapon', index: box.weapon })
  if (box.what === 'weapon') return content
  const figure = String(weapon?.[box.what] ?? '')
  return { ...content, name: `${box.what} ${figure}`, chit: { ...content.chit, glyph: null, figure, word: box.what } }
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
      <InOrder of={blocks}>
        {({ kind, boxes }, index) => {
          const title = kind === 'aux' ? 'Auxiliary' : capital(kind)
          return (
            <div className={kind === 'no room' ? 'es-block no-room' : 'es-block'}>
              <Block
                title={title}
                note={noteOf(ship, boxes)}
                chits={boxes.map((box, place) => ({ key: String(place), ...contentOf(ship, box).chit }))}
                boxes={3}
              />
              <span className="es-takes">
                <InOrder of={boxes}>
                  {(box) => {
                    const { name, part } = contentOf(ship, box)
                    return (
                      <button
                        type="button"
                        aria-pressed={same(selected, part)}
                        aria-label={`${title} block ${index + 1}, ${name}`}
                        onClick={() => onSelect(part)}
                      />
                    )
                  }}
                </InOrder>
              </span>
            </div>
          )
        }}
      </InOrder>
    </ArrowGroup>
  )
}
