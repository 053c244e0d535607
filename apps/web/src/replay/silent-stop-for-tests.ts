// A moment of a replay for tests, which name only the fields that they are about.
import type { Stop } from './stops.ts'

/** A moment of a replay without a line, before turn 1. */
export const silentStop = (more: Partial<Stop> = {}): Stop => ({
  seq: 0,
  step: 0,
  event: 0,
  time: 0,
  line: null,
  view: null,
  changes: [],
  why: [],
  turn: 0,
  moment: '',
  phase: '',
  ...more,
})
