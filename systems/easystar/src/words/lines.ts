// The log entries of all observations.
import { type LogEntry, list, logEntryBy, type Outcome } from '@admiralty/kernel'
import type { GameObservation } from '../chapter.ts'
import type { View } from '../state.ts'
import { isColor } from '../table.ts'
import { damageLines } from './lines-damage.ts'
import { designLines } from './lines-design.ts'
import { fireLines } from './lines-fire.ts'
import { movementLines } from './lines-movement.ts'
import { COLORS, figure, heading, type LinesOf } from './say.ts'

const lines: LinesOf<GameObservation> = {
  begun: () => heading(['ES-GEN-01'], 'The battle is set up.'),
  ended: ({ outcome }, view) => outcomeLine(outcome, view),
  ...designLines,
  ...movementLines,
  ...fireLines,
  ...damageLines,
}

/** The log entry of an observation; undefined if it has none. */
export const logEntryOf = logEntryBy<GameObservation, View>(lines)

export function outcomeLine({ winners, why, scores }: Outcome, _view: View): LogEntry {
  const names = winners.map((seat) => (isColor(seat) ? COLORS[seat] : seat))
  const points = Object.entries(scores ?? {}).flatMap(([seat, score], index) => [
    `${index > 0 ? ', ' : ' '}${isColor(seat) ? COLORS[seat] : seat} `,
    figure(score),
  ])
  return heading([why], names.length === 0 ? 'A draw.' : `${list(names)} ${names.length > 1 ? 'win' : 'wins'}.`, ...points)
}
