// The CSS classes of each box: powered (`lit`), without power or used (`dark`), selectable (`may`), `chosen`.
import type { Hull } from '../../src/hull.ts'
import { lastLit } from '../../src/movement/darken-question.ts'
import { usableBoxes } from '../../src/power/supply.ts'
import { systemsOf } from '../../src/record/systems.ts'
import type { Allocation, Ship, View } from '../../src/state.ts'
import { truthOf } from '../../src/table.ts'
import type { Draft } from '../../src/words/draft.ts'
import type { GameChoice } from '../../src/words/form.ts'
import { isLit } from './power.ts'

/** All that the look of the boxes depends on. `powering`: power of this ship is being allocated. */
export interface LooksInput {
  readonly view: View
  readonly ship: Ship
  readonly hull: Hull
  readonly draft: Draft | null
  readonly choices: readonly GameChoice[]
  readonly allocation: Allocation | undefined
  readonly powering: boolean
}

interface Offered {
  readonly ship: Ship
  readonly choices: readonly GameChoice[]
}
/** The choices that refer to each box of the ship. */
export function picksAt({ ship, choices }: Offered): ReadonlyMap<string, readonly GameChoice[]> {
  const found = new Map<string, GameChoice[]>()
  for (const choice of choices)
    for (const spot of choice.spots)
      if (spot.kind === 'item' && spot.id === ship.id) found.set(spot.item, [...(found.get(spot.item) ?? []), choice])
  return found
}

/** The boxes and weapons of this ship that the draft uses. */
function boxesInDraft({ view, ship, draft, hull }: LooksInput): readonly string[] {
  if (draft?.kind === 'repair') return draft.ships[ship.id] ?? []
  if (draft?.kind === 'sense') return (draft.ships[ship.id] ?? []).flatMap(({ sensors }) => sensors)
  const [step] = view.agenda
  if (step?.step === 'darken' && step.ship === ship.id) return draft?.kind === 'darken' ? draft.boxes : lastLit(view, step.seat)
  if (draft?.kind === 'keep') return ship.id in draft.ships ? [draft.ships[ship.id] ?? ''] : []
  if (draft?.kind !== 'commit') return []
  const weapons =
    draft.ship === ship.id && draft.weapon !== null ? [draft.weapon] : (draft.ships[ship.id] ?? []).map(({ weapon }) => weapon)
  const boxes = systemsOf(hull.layout)
    .filter(({ id }) => weapons.includes(id))
    .flatMap((system) => system.boxes)
  return [...boxes, ...weapons]
}

/** The CSS classes of each box of the ship. Boxes without any are left out. */
export function looksOf(input: LooksInput): ReadonlyMap<string, string> {
  const { view, ship, hull, allocation, powering } = input
  const dark = new Set(truthOf(view, ship)?.dark ?? ship.dark)
  const picks = picksAt(input)
  const inDraft = new Set(boxesInDraft(input))
  const takes = new Set(powering ? usableBoxes(view, ship, 'L', 'I', 'R', 'G', 'S', 'E', 'e') : [])
  const used = new Set([...ship.deeds.sensors, ...ship.deeds.fired])
  const looks = new Map<string, string>()
  for (const { box } of hull.layout.places) {
    const { ship: owner, box: own } = hull.owner(box.id)
    if (owner !== ship.id) continue
    const words = [
      ...(allocation && isLit(allocation, own) ? ['lit'] : []),
      ...(dark.has(own) || used.has(own) ? ['dark'] : []),
      ...(picks.has(own) || takes.has(own) ? ['may'] : []),
      ...(inDraft.has(own) ? ['chosen'] : []),
    ]
    if (words.length > 0) looks.set(box.id, words.join(' '))
  }
  return looks
}
