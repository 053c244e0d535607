// The map and the movement chart. Ring numbers, planet and debris are PROPOSED: the printed rules lost them (README).

/** GW-MAP-01: hexes at most so far from the centre are planet. */
export const PLANET_RADIUS = 1

/** GW-MAP-04 to GW-MAP-07: the numbers that a hex prints. A corner hex is on one of the six rows through the centre. */
export interface RingNumbers {
  /** The speed of a circular orbit. Slower units fall in the gravity impulse (GW-GRV-01). */
  readonly green: number
  /** Velocity lost when a unit climbs from this ring to the next (GW-MOV-04). */
  readonly white: number
  /** Slower units are bent towards the planet when they enter the hex (GW-MOV-05). */
  readonly blueAtCorner: number
  readonly blueAtSide: number
}
/** Ring 1 first. A circular orbit closes exactly if the blue number at corners is above green, and at sides it is not. */
export const RINGS: readonly RingNumbers[] = [6, 5, 4, 3, 2, 1].map((green) => ({
  green,
  white: 2,
  blueAtCorner: green + 1,
  blueAtSide: green - 1,
}))

/** GW-MOV-01: the six numbered impulses, overspeed (7) and gravity (8). */
export const IMPULSES = [1, 2, 3, 4, 5, 6, 7, 8] as const
export type Impulse = (typeof IMPULSES)[number]
export const OVERSPEED = 7 satisfies Impulse
export const GRAVITY = 8 satisfies Impulse
/** GW-MOV-02: speeds that move in each numbered impulse. Faster units move as speed 6. */
export const MOVING_SPEEDS: Readonly<Record<Exclude<Impulse, 7 | 8>, readonly number[]>> = {
  1: [6],
  2: [3, 4, 5, 6],
  3: [2, 5, 6],
  4: [3, 4, 5, 6],
  5: [4, 5, 6],
  6: [1, 2, 3, 4, 5, 6],
}
/** GW-MOV-03: the fastest speed of the numbered impulses. */
export const CHART_SPEED = 6
