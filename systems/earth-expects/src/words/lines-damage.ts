// Log lines of damage: boxes hit, parts lost, ships lost.
import type { Level } from '../../data/tables.ts'
import { boxName } from '../ask.ts'
import type { DamageObservation } from '../damage/events.ts'
import type { View } from '../state.ts'
import { findShip } from '../table.ts'
import { counted, detail, type LinesOf, line, listed, thing } from './say.ts'

/** Each box once, with its level after the last point: 'laser, left destroyed'. */
function suffered(view: View, ship: string, hits: readonly { readonly box: string; readonly level: Level }[]): string {
  const found = findShip(view, ship)
  const ends = new Map(hits.map(({ box, level }) => [box, level]))
  const words = [...ends].map(([box, level]) => `${found ? boxName(view, found, box) : box} ${level === 'destroyed' ? 'destroyed' : level}`)
  return words.length > 6 ? `${words.slice(0, 5).join('; ')}; and ${words.length - 5} more` : words.join('; ')
}
const ENDS: Readonly<Record<string, string>> = {
  'EE-EFA-05': ' has no engine left to fail, and blows up.',
  'EE-MIS-12': ' is caught by a nuclear blast without power to move, and is gone.',
  'EE-BAS-05': ' is caught by a nuclear blast, and is gone.',
  'EE-DOC-08': ' is torn off by the other ship’s manoeuvre, and is lost.',
}

export const damageLines: LinesOf<DamageObservation> = {
  boxesHit: ({ ship, seat, why, hits, wasted }, view) =>
    line(
      seat,
      [why],
      thing(view, ship),
      hits.length > 0 ? ` takes ${counted(hits.length, 'point')}: ${suffered(view, ship, hits)}` : ' takes nothing',
      wasted > 0 ? `; ${counted(wasted, 'point')} find nothing to hit.` : '.',
    ),
  severed: ({ ship, seat, boxes }, view) => {
    const found = findShip(view, ship)
    const names = found ? boxes.slice(0, 4).map((box) => boxName(view, found, box)) : []
    return detail(
      seat,
      ['EE-SEV-01'],
      thing(view, ship),
      ` loses ${counted(boxes.length, 'box', 'boxes')} cut off${names.length > 0 && boxes.length <= 4 ? `: ${listed(names)}` : ''}.`,
    )
  },
  shipDestroyed: ({ ship, seat, why }, view) => line(seat, [why], thing(view, ship), ENDS[why] ?? ' is destroyed.'),
}
