// The open plane: points with whole coordinates in sub-units, x to the right and y up the table. No roots, angles or fractions.
// Squares of any difference of two points stay below 2 to the 53rd, so plain numbers are exact.

/** A point of the plane in sub-units; y grows up the table, which is against the screen. */
export type PlanePoint = readonly [x: number, y: number]

/** Sub-units of one movement unit. 780² + 1351² is 1560² + 1, so a step along an oblique course is as good as exact. */
export const MOVEMENT_UNIT = 1560
/** Sub-units by which every 'within' is generous: it absorbs the error of more than 10,000 movement units of flight. */
export const TOLERANCE = 8
/** The largest coordinate, in sub-units: 20,000 movement units from the centre. */
export const PLANE_BOUND = 31_200_000

/** Whether both coordinates are whole and inside the bound. */
export const isOnPlane = (point: PlanePoint): boolean => point.every((n) => Number.isInteger(n) && Math.abs(n) <= PLANE_BOUND)

export const vectorTo = (from: PlanePoint, to: PlanePoint): PlanePoint => [to[0] - from[0], to[1] - from[1]]

/** The squared distance in sub-units, without tolerance: compare it for 'nearest'. */
export function squaredGap(a: PlanePoint, b: PlanePoint): number {
  const x = b[0] - a[0]
  const y = b[1] - a[1]
  return x * x + y * y
}

/** Whether two points are at most so many movement units apart. 0 asks whether they count as one point. */
export const isWithinUnits = (a: PlanePoint, b: PlanePoint, units: number): boolean =>
  squaredGap(a, b) <= (MOVEMENT_UNIT * units + TOLERANCE) ** 2

/** The smallest n ≥ 1 with the points within n × `width` movement units. An upper bound is in the nearer band. */
export function bandOnPlane(a: PlanePoint, b: PlanePoint, width: number): number {
  const gap = squaredGap(a, b)
  const isWithin = (n: number): boolean => gap <= (MOVEMENT_UNIT * n * width + TOLERANCE) ** 2
  let [below, band] = [0, 1]
  while (!isWithin(band)) [below, band] = [band, 2 * band]
  while (band - below > 1) {
    const middle = Math.floor((below + band) / 2)
    if (isWithin(middle)) band = middle
    else below = middle
  }
  return band
}
