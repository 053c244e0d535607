// The log entry of each observation that needs one.
import { type LogEntry, logEntryBy, type Outcome, outcomeEntry } from '@admiralty/kernel'
import type { Observation } from '../chapter.ts'
import type { View } from '../state.ts'
import { isColor } from '../table.ts'
import { damageLines } from './lines-damage.ts'
import { fireLines } from './lines-fire.ts'
import { movementLines } from './lines-movement.ts'
import { powerLines } from './lines-power.ts'
import { sensorsLines } from './lines-sensors.ts'
import { settingLines } from './lines-setting.ts'
import { COLORS, heading, type LinesOf } from './say.ts'

const lines: LinesOf<Observation> = {
  begun: () => heading(['EE-GEN-01'], 'The battle is set up.'),
  ended: ({ outcome }) => outcomeLine(outcome),
  ...settingLines,
  ...powerLines,
  ...movementLines,
  ...fireLines,
  ...damageLines,
  ...sensorsLines,
}

export const lineOf = logEntryBy<Observation, View>(lines)

export const outcomeLine = (outcome: Outcome): LogEntry =>
  outcomeEntry({ ...outcome, scores: null }, (seat) => (isColor(seat) ? COLORS[seat] : seat))
