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
export { outageBounds, outageExtension } from './outage.ts'
export type { CallClock, ClockEvent, ClockState, OpenCall, SeatClock, SeatDeadline } from './state.ts'
export {
  type ClockTerms,
  clockSchema,
  graceOf,
  newClockSchema,
  type Pace,
  paceSchema,
  USUAL_LEAST,
  USUAL_LIVE,
  USUAL_SLOW,
} from './terms.ts'
export { zoneIsKnown } from './zones.ts'
