// The time of the server. The clock of a device may be minutes wrong, and a deadline counts by the clock of the server.

/** A smaller difference comes from the way of an answer, and from a header that has whole seconds. */
const SMALLEST = 2_000

let offset = 0

/** How much later the clock of the server is, in ms; 0 if the difference is too small to be known. `date`: the header of an answer. */
export function clockOffset(date: string | null, received: number): number {
  const sent = date === null ? Number.NaN : Date.parse(date)
  const difference = sent - received
  return Math.abs(difference) >= SMALLEST ? difference : 0
}

/** Learns the offset from an answer that the server has just sent, not from one that was stored on the way. */
export function learnServerTime(headers: Headers): void {
  if (headers.has('date') && !headers.has('age')) offset = clockOffset(headers.get('date'), Date.now())
}

/** The present by the clock of the server, in ms since 1970, as far as this page knows it. */
export const serverNow = (): number => Date.now() + offset
