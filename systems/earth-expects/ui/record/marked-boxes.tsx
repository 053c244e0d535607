// The boxes of a record as text, for screen readers: how many of each kind are marked and free, and the names of the marked ones.
import { markedText } from '@admiralty/game-ui/panel'
import { BOXES } from '../../data/tables.ts'
import type { BoxId } from '../../src/record/box.ts'
import type { Layout, Levels } from '../../src/record/layout.ts'
import { capital } from '../../src/words/say.ts'

interface MarkedBoxesProps {
  readonly layout: Layout
  readonly levels: Levels
  /** The name of a box with its damage. */
  nameOf(id: BoxId): string
}
export function MarkedBoxes({ layout, levels, nameOf }: MarkedBoxesProps) {
  const kinds = [...new Set(layout.places.map(({ box }) => box.type))]
  return (
    <ul className="unseen" aria-label="Boxes of the record">
      {kinds.map((kind) => {
        const boxes = layout.places.filter(({ box }) => box.type === kind).map(({ box }) => box.id)
        const marked = boxes.filter((id) => (levels[id] ?? 'sound') !== 'sound')
        const names = marked.length > 0 ? `. Marked: ${marked.map(nameOf).join('; ')}.` : ''
        return <li key={kind}>{`${markedText(capital(BOXES[kind].name), marked.length, boxes.length)}${names}`}</li>
      })}
    </ul>
  )
}
