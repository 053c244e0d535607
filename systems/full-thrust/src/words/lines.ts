// A log entry for each observation.
import type { LogEntry, Outcome } from '@admiralty/kernel'
import { list } from '@admiralty/kernel'
import type { GameObservation } from '../chapter.ts'
import type { View } from '../state.ts'
import { isColor } from '../table.ts'
import { damageLines, fireLines } from './lines-fire.ts'
import { attackLines, flightLines, ordnanceLines } from './lines-flight.ts'
import { endingLines, movementLines, settingLines, turnLines } from './lines-move.ts'
import { repairLines } from './lines-repair.ts'
import { COLORS, heading, type LinesOf } from './say.ts'

const lines: LinesOf<GameObservation, View> = {
  begun: (_, view) => heading(['FT-SET-01'], `${list(view.setup.seats.map(({ seat }) => COLORS[seat]))} come in.`),
  ended: ({ outcome }) => outcomeLine(outcome),
  ...settingLines,
  ...turnLines,
  ...flightLines,
  ...ordnanceLines,
  ...movementLines,
  ...attackLines,
  ...fireLines,
  ...damageLines,
  ...repairLines,
  ...endingLines,
}
export function logEntryOf(observation: GameObservation, view: View): LogEntry | undefined {
  const entry: (observation: never, view: View) => LogEntry | undefined = lines[observation.type]
  return entry(observation as never, view) // the key is the type of the observation
}
/** The log line of the end. */
export function outcomeLine({ winners, why, scores }: Outcome): LogEntry {
  const names = winners.filter(isColor).map((seat) => COLORS[seat])
  const points = scores
    ? ` ${Object.entries(scores)
        .map(([seat, { total }]) => `${isColor(seat) ? COLORS[seat] : seat} ${total}`)
        .join(', ')}.`
    : ''
  const text = names.length > 0 ? `${list(names)} ${names.length === 1 ? 'wins' : 'win'}.` : 'The battle is a draw.'
  return heading([why], `${text}${points}`)
}
