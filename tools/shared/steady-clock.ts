// A clock for limits of waiting times. It hardly moves while this process is stopped or gets no processor, so a busy machine causes no finding.

/** The time between two ticks, and the most that one counts, in ms. */
const [TICK, MOST] = [25, 100]
let counted = 0
let ticked = performance.now()
const sinceTick = (): number => Math.min(performance.now() - ticked, MOST)
setInterval(() => {
  counted += sinceTick()
  ticked = performance.now()
}, TICK).unref()

/** Milliseconds during which this process could run. */
export const steadyNow = (): number => counted + sinceTick()
