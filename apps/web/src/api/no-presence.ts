import type { StreamStatus } from './types.ts'

/** The status of a match in which nobody is there and nothing is proposed. */
export const noPresence: StreamStatus = {
  sealed: [],
  here: [],
  thinking: [],
  draw: [],
  offers: [],
  standIn: [],
  left: [],
  absent: [],
  proposals: [],
  handovers: [],
  rematch: null,
}
