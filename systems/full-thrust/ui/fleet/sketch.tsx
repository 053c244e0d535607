// A design in a few lines, for lists and offers.
import { Silhouette } from '@admiralty/board'
import type { Design } from '../../src/design/design.ts'
import { hullRows } from '../../src/design/hull.ts'
import { classLine, partNames } from '../../src/design/text.ts'
import { symbolOf } from '../symbol.ts'
import './fleet.css'

export const Sketch = ({ design }: { readonly design: Design }) => (
  <span className="ft-sketch">
    <Silhouette name={symbolOf(design)} size={34} />
    <span>
      {classLine(design)}; hull {hullRows(design.hull).join('/')}
      {design.armour > 0 && `, armour ${design.armour}`}
      {design.screens > 0 && `, screen ${design.screens}`}
    </span>
    <small>{partNames(design).join('; ')}</small>
  </span>
)
