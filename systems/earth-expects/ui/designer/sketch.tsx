// A ship in a list of designs: its record and main facts.
import { hullClass } from '../../data/tables.ts'
import type { Design } from '../../src/design/design.ts'
import { counted } from '../../src/words/say.ts'
import { DesignPicture } from '../record/drawing.tsx'
import { KIND_NAMES } from '../titles.ts'
import '../record/record.css'
import './designer.css'

export function Sketch({ design }: { readonly design: Design }) {
  const what = [
    hullClass(design.hull).title,
    ...(design.kind === 'warship' ? [] : [KIND_NAMES[design.kind]]),
    ...(design.base ? ['base'] : []),
  ]
  return (
    <span className="ee-sketch">
      <DesignPicture design={design} sideStyle={1} />
      <small>
        {what.join(', ')}, {counted(design.boxes.length, 'box', 'boxes')}
      </small>
    </span>
  )
}
