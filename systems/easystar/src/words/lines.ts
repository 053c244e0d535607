// The log entries of all observations.
import { type LogEntry, logEntryBy, type Outcome, outcomeEntry } from '@admiralty/kernel'
import type { GameObservation } from '../chapter.ts'
import type { View } from '../state.ts'
import { isColor } from '../table.ts'
import { damageLines } from './lines-damage.ts'
import { designLines } from './lines-design.ts'
import { fireLines } from './lines-fire.ts'
import { movementLines } from './lines-movement.ts'
import { COLORS, heading, type LinesOf } from './say.ts'

const lines: LinesOf<GameObservation> = {
  begun: () => heading(['ES-GEN-01'], 'The battle is set up.'),
  ended: ({ outcome }) => outcomeLine(outcome),
  ...designLines,
  ...movementLines,
  ...fireLines,
  ...damageLines,
}

/** The log entry of an observation; undefined if it has none. */
export const logEntryOf = logEntryBy<GameObservation, View>(lines)

export const outcomeLine = (outcome: Outcome): LogEntry => outcomeEntry(outcome, (seat) => (isColor(seat) ? COLORS[seat] : seat))
