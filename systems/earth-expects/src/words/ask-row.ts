// The questions from which direction and on which row a hit strikes.
import { plural } from '@admiralty/kernel'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import type { Draft } from './draft.ts'
import { type GamePage, type GameRow, row, START } from './form.ts'
import { firstBoxes, HIGH, hitRows } from './hit-rows.ts'
import { capital, nameOf } from './say.ts'

// The direction and the row of a shot.
export const WAYS = [
  'from the stern towards the bow',
  'from port astern to starboard ahead',
  'from port ahead to starboard astern',
  'from the bow towards the stern',
  'from starboard ahead to port astern',
  'from starboard astern to port ahead',
]

export function rowSetPage(view: View): GamePage {
  const { by, at, headings } = view.attack ?? { by: '', at: '', headings: [] }
  return {
    phase: 'Weapons · yours to decide',
    title: `In which direction does the fire of ${nameOf(view, by)} cross ${nameOf(view, at)}?`,
    text: 'Two directions of rows are equally near to the line of fire, so the owner of the target chooses one.',
    rule: 'EE-POI-02',
    rows: () =>
      headings.map((heading) => {
        const effect = { give: { order: 'rowSet', heading }, spots: firstBoxes(view, heading) } as const
        return row(`heading:${heading}`, 'EE-POI-02', capital(WAYS[heading] ?? ''), effect)
      }),
  }
}

const SHIFT =
  'Two dice shift the shot from your row to one side or the other; an average roll does not. Each row shows its chance to touch the ship.'

export function rowPage(view: View, me: Color, draft: Draft): GamePage {
  const { attack } = view
  const { by, at, damage } = attack ?? { by: '', at: '', damage: null }
  const toPlace = damage ? `${plural(damage.total, 'point')} of damage. ` : ''
  const chosen = draft.kind === 'row' ? draft.row : null
  return {
    phase: 'Weapons · yours to decide',
    title: `Where does ${nameOf(view, by)} hit ${nameOf(view, at)}?`,
    text: `${toPlace}${chosen === null ? SHIFT : HIGH}`,
    rule: chosen === null ? 'EE-POI-01' : 'EE-POI-03',
    back: chosen === null ? undefined : { set: START },
    rows: () => attack && (chosen === null ? hitRows(view, me, attack) : (['left', 'right'] as const).map((high) => highRow(chosen, high))),
  }
}

const highRow = (hit: number, high: 'left' | 'right'): GameRow =>
  row(`high:${high}`, 'EE-POI-03', `High rolls to the ${high}`, { give: { order: 'row', row: hit, high } })
