// Values that the printed rules lost and that an option may replace. README lists them with their grounds.

/** A setup holds such values, so that a match keeps those it was begun with. */
export interface LostValues {
  /** RU for a booster, paid when it is launched, and once more against the orbit (GW-BST-01, GW-LCH-04). */
  readonly boosterPrice: number
  /** Dice of RU for a load of gas (GW-REF-01). */
  readonly gasDice: number
  /** RU from gas that win the refinery scenario (GW-SCN-03). */
  readonly gasGoal: number
  /** Added to the number needed by a ComSat, and taken from it by an ECMSat (GW-LSR-04). */
  readonly comSatBonus: number
  readonly ecmSatPenalty: number
  /** Rings whose hexes can be mined (GW-MAP-09). */
  readonly debrisRings: readonly number[]
  /** Dice that moons yield, in the order of their placing (GW-RES-02). */
  readonly moonNumbers: readonly number[]
}
export const LOST_VALUES: LostValues = {
  boosterPrice: 1,
  gasDice: 2,
  gasGoal: 30,
  comSatBonus: 1,
  ecmSatPenalty: 1,
  debrisRings: [3, 5],
  moonNumbers: [2, 2, 3, 3],
}
