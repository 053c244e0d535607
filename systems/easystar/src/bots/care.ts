// How closely a bot looks: how much a proposal may lack against the best one.

export interface Care {
  /** The most worth that a course may lack, in build points. */
  readonly course: number
  /** The share of the best shot's worth that another shot of the weapon must have. */
  readonly shot: number
  /** The most that a flight may lack, in the unit of its score: a shot is 10, a hex nearer to an enemy is 1. */
  readonly flight: number
  /** Whether fleets of any style are proposed, not only the best. */
  readonly anyFleet: boolean
}
/** For proposals that are searched. */
export const CLOSE: Care = { course: 12, flight: 2, shot: 0.7, anyFleet: false }
/** For answers in haste: no course off the map and no shot at nothing, but much worse than the best. */
export const HASTY: Care = { course: 110, flight: 20, shot: 0, anyFleet: true }
