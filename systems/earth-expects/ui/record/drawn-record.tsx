// The record of one ship with its boxes, which a stroke may light, and rows to press.
import { sideStyleOf } from '@admiralty/board'
import { useMemo } from 'react'
import { boxName } from '../../src/ask.ts'
import type { Observation } from '../../src/chapter.ts'
import type { Hull } from '../../src/hull.ts'
import type { Allocation, Ship, View } from '../../src/state.ts'
import type { Draft } from '../../src/words/draft.ts'
import type { GameChoice } from '../../src/words/form.ts'
import { capital, nameOf, shipName, whoseName } from '../../src/words/say.ts'
import { RecordHexes } from './hexes.tsx'
import { looksOf, picksAt } from './looks.ts'
import { afterStroke, partsOf } from './power.ts'
import { rowsFor } from './rows.ts'
import { trailOf } from './trail.ts'

export interface DrawnRecordProps {
  readonly view: View
  readonly ship: Ship
  readonly draft: Draft | null
  readonly choices: readonly GameChoice[]
  readonly observations: readonly Observation[]
  onPick(choice: GameChoice): void
}

/** A click picks the choice that belongs to the box. A stroke picks the first choice among its boxes. */
function pressed({ view, ship, choices, onPick }: DrawnRecordProps, hull: Hull, boxes: readonly string[]): void {
  const picks = picksAt({ ship, choices })
  const own = boxes.map((box) => hull.owner(box)).filter((owner) => owner.ship === ship.id)
  const found = own.flatMap(({ box }) => picks.get(box) ?? [])
  const [first] = found.filter(({ key }) => key.startsWith('box:') || key.startsWith('weapon:') || key.startsWith('row:'))
  const pick = first ?? found[0]
  if (pick && view.outcome === null) onPick(pick)
}

function boxWords(view: View, ship: Ship, hull: Hull, looks: ReadonlyMap<string, string>) {
  return (id: string): string => {
    const { ship: owner, box } = hull.owner(id)
    const level = hull.levels[id]
    const look = looks.get(id) ?? ''
    const words = [
      capital(boxName(view, ship, box)),
      ...(owner === ship.id ? [] : [`of ${nameOf(view, owner)}`]),
      level ? `${level} damage` : 'undamaged',
      ...(look.includes('lit') ? ['on'] : []),
      ...(look.includes('chosen') ? ['chosen'] : []),
    ]
    return words.join(', ')
  }
}

interface DrawnProps extends DrawnRecordProps {
  readonly hull: Hull
  readonly allocation: Allocation | undefined
  readonly onAllocate: ((allocation: Allocation) => void) | null
}

export function Drawn({ hull, allocation, onAllocate, ...props }: DrawnProps) {
  const { view, ship, draft, choices, observations, onPick } = props
  const powering = onAllocate !== null
  const looks = useMemo(
    () => looksOf({ view, ship, hull, draft, choices, allocation, powering }),
    [view, ship, hull, draft, choices, allocation, powering],
  )
  const picks = picksAt(props)
  const notes = allocation && powering ? partsOf(allocation) : NOTHING
  const works = powering || picks.size > 0
  const onBoxes = (boxes: readonly string[]) =>
    onAllocate && allocation ? onAllocate(afterStroke(view, ship, allocation, boxes)) : pressed(props, hull, boxes)
  return (
    <RecordHexes
      layout={hull.layout}
      levels={hull.levels}
      sideStyle={sideStyleOf(ship.seat)}
      label={`${whoseName(shipName(view, ship))} record`}
      looks={looks}
      notes={notes}
      rows={rowsFor(view, ship, draft, choices, onPick)}
      trail={trailOf(observations, ship).map((box) => hull.named(ship.id, box))}
      nameOf={boxWords(view, ship, hull, looks)}
      onBoxes={works ? onBoxes : null}
    />
  )
}

const NOTHING: ReadonlyMap<string, string> = new Map()

/** The choices that complete a chosen row, such as its high side (EE-POI-03). */
export function RowChoices({ view, ship, draft, choices, onPick }: DrawnRecordProps) {
  if (draft?.kind !== 'row' || view.attack?.at !== ship.id) return null
  return (
    <div className="gu-buttons">
      {choices.map((choice) => (
        <button key={choice.key} type="button" className={choice.role === 'back' ? 'btn quiet' : 'btn'} onClick={() => onPick(choice)}>
          {choice.label}
        </button>
      ))}
    </div>
  )
}
