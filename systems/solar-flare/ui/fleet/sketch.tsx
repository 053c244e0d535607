// A design in a few lines, for lists: the components of each section, and the crew.
import { SECTIONS } from '../../data/tables.ts'
import type { Design } from '../../src/design/design.ts'
import { LETTERS } from '../../src/design/text.ts'
import '../record/record.css'
import './fleet.css'

export const Sketch = ({ design }: { readonly design: Design }) => (
  <span className="sf-sketch">
    <span className="sf-ship">
      {SECTIONS.map((section) => (
        <span key={section} className={`sf-section sf-at-${section}`}>
          {design.components
            .filter((component) => component.section === section)
            .map(({ kind, level }) => `${LETTERS[kind]}${level}`)
            .join(' ')}
        </span>
      ))}
    </span>
    <small>crew {design.crew.join(' ') || 'none'}</small>
  </span>
)
