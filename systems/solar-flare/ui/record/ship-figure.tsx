// A ship as seven sections, bow up: integrity as boxes, components with their charges as pips. Crew teams may be dropped on components.
import { ArrowGroup } from '@admiralty/game-ui'
import { markedText, Track } from '@admiralty/game-ui/panel'
import { capital, plural } from '@admiralty/kernel'
import type { DragEvent } from 'react'
import { SECTION_INTEGRITY, SECTIONS, type SectionNumber } from '../../data/tables.ts'
import { sectionName } from '../../src/design/check.ts'
import { LETTERS } from '../../src/design/text.ts'
import type { Ship } from '../../src/state.ts'
import { type ComponentNow, capacityOf, fittedOf, integrityAt } from '../../src/table.ts'
import { itemId } from '../../src/words/form.ts'
import { INTEGRITY_DOES, PURPOSES } from '../../src/words/purposes.ts'
import { fittingName } from '../../src/words/say.ts'

/** The type of dragged data: the index of a crew team. */
export const CREW_DATA = 'application/x-admiralty-crew'

interface FigureProps {
  readonly ship: Ship
  /** Components that a choice of the open question leads to. */
  readonly lit: ReadonlySet<number>
  /** A component is pressed; null if nothing can be picked. */
  readonly onComponent: ((component: number) => void) | null
  /** A crew team is dropped on a component; null while no power is moved. */
  readonly onDrop: ((crew: number, component: number) => void) | null
}

/** One pip for each charge that fits, and for each charge of overcharge. */
function pipsOf({ kind, level, charge, partial }: ComponentNow): readonly string[] {
  const most = Math.max(capacityOf({ kind, level }), charge)
  return Array.from({ length: most }, (_, at) => {
    if (at < charge) return at < level || kind === 'tube' ? 'on' : 'on over'
    return at === charge && partial > 0 ? 'part' : ''
  })
}
function titleOf(fitted: ComponentNow): string {
  const { kind, charge, partial, works, fired, served, over } = fitted
  if (!works) return `${fittingName(fitted)}, lost`
  const held = kind === 'generator' ? `makes ${fitted.level} power` : `charge ${charge} of ${capacityOf(fitted)}`
  const more = [
    partial > 0 && `${partial} power towards the next charge`,
    over && 'overcharged: it loses a level',
    fired && 'has fired',
    served && 'charged in this phase',
  ].filter((text) => text !== false)
  return [fittingName(fitted), held, ...more].join(', ')
}

function Component({ fitted, lit, onComponent, onDrop }: Omit<FigureProps, 'ship'> & { readonly fitted: ComponentNow }) {
  const { index, kind, level, works, fired } = fitted
  const isLit = lit.has(index)
  const drop = (event: DragEvent) => {
    const crew = event.dataTransfer.getData(CREW_DATA)
    if (crew === '' || !onDrop) return
    event.preventDefault()
    onDrop(Number(crew), index)
  }
  return (
    <li>
      <button
        type="button"
        className={`sf-part ${works ? '' : 'gone'} ${fired ? 'fired' : ''} ${isLit ? 'lit' : ''}`}
        aria-disabled={!isLit}
        data-tip={`${capital(titleOf(fitted))}.\nThis component ${PURPOSES[kind].does}.`}
        aria-label={`${LETTERS[kind]}${level}: ${titleOf(fitted)}`}
        data-item={itemId(index)}
        onClick={() => isLit && onComponent?.(index)}
        onDragOver={(event) => onDrop && event.preventDefault()}
        onDrop={drop}
      >
        <b>
          {LETTERS[kind]}
          {level}
        </b>
        <Track boxes={pipsOf(fitted)} look={`sf-pips sf-${kind}`} label={null} />
      </button>
    </li>
  )
}

const integrityBoxes = (left: number): readonly string[] => Array.from({ length: SECTION_INTEGRITY }, (_, at) => (at < left ? '' : 'gone'))

function Section({ section, ...props }: FigureProps & { readonly section: SectionNumber }) {
  const { ship } = props
  const left = integrityAt(ship, section)
  const name = sectionName(section)
  return (
    <section
      className={`sf-section sf-at-${section} ${left === 0 ? 'gone' : ''}`}
      aria-label={`${name}, ${plural(left, 'point')} of integrity`}
    >
      <div className="sf-skin" data-tip={`${capital(name)}: ${left} of ${SECTION_INTEGRITY} integrity left.\n${INTEGRITY_DOES}`}>
        <small aria-hidden="true">{section === 0 ? 'core' : section}</small>
        <Track
          boxes={integrityBoxes(left)}
          look="sf-integrity"
          label={markedText(`Integrity of ${name}`, SECTION_INTEGRITY - left, SECTION_INTEGRITY)}
        />
      </div>
      <ul>
        {fittedOf(ship)
          .filter((fitted) => fitted.section === section)
          .map((fitted) => (
            <Component key={fitted.index} {...props} fitted={fitted} />
          ))}
      </ul>
    </section>
  )
}

export const ShipFigure = (props: FigureProps) => (
  <ArrowGroup label={`Components of ${props.ship.name}`} look="sf-ship">
    {SECTIONS.map((section) => (
      <Section key={section} {...props} section={section} />
    ))}
  </ArrowGroup>
)
