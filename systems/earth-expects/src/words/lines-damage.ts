// Log lines of damage: boxes hit, parts lost, ships lost.
import type { Level } from '../../data/tables.ts'
import { boxName } from '../ask.ts'
import type { DamageEvent } from '../damage/events.ts'
import type { View } from '../state.ts'
import { findShip } from '../table.ts'
import { counted, detail, type LinesOf, line, listed, shipLink } from './say.ts'

/** Each box that was hit, with its level after the last point: 'laser, left destroyed'. */
function suffered(view: View, ship: string, hits: readonly { readonly box: string; readonly level: Level }[]): string {
  const found = findShip(view, ship)
  const ends = new Map(hits.map(({ box, level }) => [box, level]))
  const words = [...ends].map(([box, level]) => `${found ? boxName(view, found, box) : box} ${level === 'destroyed' ? 'destroyed' : level}`)
  return words.length > 6 ? `${words.slice(0, 5).join('; ')}; and ${words.length - 5} more` : words.join('; ')
}
const ENDS: Readonly<Record<string, string>> = {
  'EE-EFA-05': ' has no engine left for engine failure and is destroyed.',
  'EE-MIS-12': ' had no movement power and is destroyed by the nuclear missile.',
  'EE-BAS-05': ' had too little engine power and is destroyed by the nuclear missile.',
  'EE-DOC-08': ' is torn off because the ship it is docked to manoeuvres, and is destroyed.',
}

export const damageLines: LinesOf<DamageEvent> = {
  boxesHit: ({ ship, seat, why, hits, wasted }, view) =>
    line(
      seat,
      [why],
      shipLink(view, ship),
      hits.length > 0 ? ` takes ${counted(hits.length, 'point')}: ${suffered(view, ship, hits)}` : ' takes no damage',
      wasted > 0 ? `; ${counted(wasted, 'point')} ${wasted === 1 ? 'finds' : 'find'} nothing to hit.` : '.',
    ),
  severed: ({ ship, seat, boxes }, view) => {
    const found = findShip(view, ship)
    const names = found ? boxes.slice(0, 4).map((box) => boxName(view, found, box)) : []
    return detail(
      seat,
      ['EE-SEV-01'],
      shipLink(view, ship),
      ` loses ${counted(boxes.length, 'severed box', 'severed boxes')}${names.length > 0 && boxes.length <= 4 ? `: ${listed(names)}` : ''}.`,
    )
  },
  shipDestroyed: ({ ship, seat, why }, view) => line(seat, [why], shipLink(view, ship), ENDS[why] ?? ' is destroyed.'),
}
