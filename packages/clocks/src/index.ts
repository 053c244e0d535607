export { checkClock, LONGEST_PAUSE } from './check.ts'
export { clockAfter, initialClock } from './clock.ts'
export {
  type DeadlineTimes,
  type DueAnswer,
  deadlineOf,
  dueAnswers,
  dueOf,
  earliestAnswer,
  mayBeReplaced,
  newDeadlines,
  nextDeadline,
  withDeadlines,
} from './due.ts'
export { oneExtension } from './more-time.ts'
export { outageBounds, outageExtension } from './outage.ts'
export { type ClockPreset, clockPresets } from './presets.ts'
export { clockStateSchema, deadlineTimesSchema } from './schemas.ts'
export type { CallClock, ClockEvent, ClockState, EntryOnClock, OpenCall, SeatClock, SeatDeadline, TimeSpan } from './state.ts'
export {
  type ClockTerms,
  clockSchema,
  dependsOnZone,
  graceOf,
  newClockSchema,
  type Pace,
  paceSchema,
} from './terms.ts'
export { vacationDays } from './vacation.ts'
export { clockWords, deadlineWords, dueDate, durationWords } from './words.ts'
export { zoneIsKnown } from './zone-names.ts'
export { firstDate } from './zones.ts'
