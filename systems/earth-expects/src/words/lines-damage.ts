// Log lines of damage: boxes hit, parts lost, ships lost.
import { list, plural } from '@admiralty/kernel'
import type { Level } from '../../data/tables.ts'
import type { DamageEvent } from '../damage/events.ts'
import type { View } from '../state.ts'
import { boxIn, detail, type LinesOf, line, shipLink } from './say.ts'

/** Each box that was hit, with its level after the last point: 'laser, left destroyed'. */
function suffered(view: View, ship: string, hits: readonly { readonly box: string; readonly level: Level }[]): string {
  const ends = new Map(hits.map(({ box, level }) => [box, level]))
  const words = [...ends].map(([box, level]) => `${boxIn(view, ship, box)} ${level}`)
  return words.length > 6 ? `${words.slice(0, 5).join('; ')}; and ${words.length - 5} more` : words.join('; ')
}
const ENDS: Readonly<Record<string, string>> = {
  'EE-GEN-20': ' leaves the battle, because its side has conceded.',
  'EE-EFA-05': ' has no engine left for engine failure and is destroyed.',
  'EE-MIS-12': ' had no movement power and is destroyed by the nuclear missile.',
  'EE-BAS-05': ' had too little engine power and is destroyed by the nuclear missile.',
  'EE-DOC-08': ' is torn off because the ship it is docked to manoeuvres, and is destroyed.',
}

export const damageLines: LinesOf<DamageEvent> = {
  boxesHit({ ship, seat, why, hits, wasted }, view) {
    const taken = hits.length > 0 ? `takes ${plural(hits.length, 'point')}: ${suffered(view, ship, hits)}` : 'takes no damage'
    const past = wasted > 0 ? `; ${plural(wasted, 'point')} ${wasted === 1 ? 'finds' : 'find'} nothing to hit.` : '.'
    return line(seat, why)`${shipLink(view, ship)} ${taken}${past}`
  },
  severed({ ship, seat, boxes }, view) {
    const names = boxes.length <= 4 ? `: ${list(boxes.map((box) => boxIn(view, ship, box)))}` : ''
    return detail(seat, 'EE-SEV-01')`${shipLink(view, ship)} loses ${plural(boxes.length, 'severed box', 'severed boxes')}${names}.`
  },
  shipDestroyed: ({ ship, seat, why }, view) => line(seat, why)`${shipLink(view, ship)}${ENDS[why] ?? ' is destroyed.'}`,
}
