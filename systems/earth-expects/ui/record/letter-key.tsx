// The meaning of the letters on a record: those of this ship, each once.
import { BOXES } from '../../data/tables.ts'
import type { Layout } from '../../src/record/layout.ts'

export function LetterKey({ layout }: { readonly layout: Layout }) {
  const types = [...new Set(layout.boxes.map(({ type }) => type))].toSorted()
  return (
    <p className="gu-line ee-letters">
      {types.map((type) => (
        <span key={type} data-clause={BOXES[type].rule}>
          <b>{type}</b> {BOXES[type].name}
        </span>
      ))}
    </p>
  )
}
