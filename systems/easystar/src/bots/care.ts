// How closely a bot looks: how much a proposal may lack against the best one.

export interface Care {
  /** The most worth that a course may lack, in build points. */
  readonly course: number
  /** The share of the best shot's worth that another shot of the weapon must have. */
  readonly shot: number
  /** Whether fleets of any style are proposed, not only the best. */
  readonly anyFleet: boolean
}
/** For proposals that are searched. */
export const CLOSE: Care = { course: 12, shot: 0.7, anyFleet: false }
/** For answers in haste, which are still no blunders. */
export const HASTY: Care = { course: 60, shot: 0, anyFleet: true }
