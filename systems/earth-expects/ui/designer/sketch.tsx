// A ship in a list of designs: its record and main facts.
import { plural } from '@admiralty/kernel'
import type { Design } from '../../src/design/design.ts'
import { DesignPicture } from '../record/drawing.tsx'
import { classWords } from '../titles.ts'
import '../record/record.css'
import './designer.css'

export const Sketch = ({ design }: { readonly design: Design }) => (
  <span className="ee-sketch">
    <DesignPicture design={design} sideStyle={1} />
    <small>
      {classWords(design)}, {plural(design.boxes.length, 'box', 'boxes')}
    </small>
  </span>
)
