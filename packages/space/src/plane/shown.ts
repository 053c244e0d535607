// Distances and directions as people read and write them. For display and for typed places only: no rule may use these.
import { aheadOnPlane, CLOCK_POINTS } from './clock.ts'
import { MOVEMENT_UNIT, type PlanePoint, squaredGap, vectorTo } from './point.ts'

/** A place relative to another one, as it is shown. */
export interface PolarOffset {
  /** The direction in minutes of a clock's hour hand, 0 to 719: 3:20 is 200, and 100° clockwise from up the table. */
  readonly minutes: number
  /** The distance in hundredths of a movement unit. */
  readonly hundredths: number
}
const MINUTES = 720

/** The distance in hundredths of a movement unit. */
export const hundredthsBetween = (a: PlanePoint, b: PlanePoint): number => Math.round((Math.sqrt(squaredGap(a, b)) * 100) / MOVEMENT_UNIT)

export function polarOffset(from: PlanePoint, to: PlanePoint): PolarOffset {
  const [x, y] = vectorTo(from, to)
  const minutes = Math.round((Math.atan2(x, y) / Math.PI) * (MINUTES / 2))
  return { minutes: (minutes + MINUTES) % MINUTES, hundredths: hundredthsBetween(from, to) }
}

/** The point of an offset. Whole hours give the exact step along that course. */
export function pointAtPolar(from: PlanePoint, { minutes, hundredths }: PolarOffset): PlanePoint {
  const hour = CLOCK_POINTS.find((point) => (point * 60) % MINUTES === minutes)
  if (hour && hundredths % 100 === 0) return aheadOnPlane(from, hour, hundredths / 100)
  const angle = (minutes * Math.PI) / (MINUTES / 2)
  const far = (hundredths * MOVEMENT_UNIT) / 100
  return [Math.round(from[0] + far * Math.sin(angle)), Math.round(from[1] + far * Math.cos(angle))]
}

/** '3:20' or, on the hour, '3'. */
export function clockText(minutes: number): string {
  const [hour, rest] = [Math.floor(minutes / 60) || 12, minutes % 60]
  return rest === 0 ? String(hour) : `${hour}:${String(rest).padStart(2, '0')}`
}
/** '14' or '14.25' of 1,425 hundredths. */
export const unitsText = (hundredths: number): string => String(hundredths / 100)
