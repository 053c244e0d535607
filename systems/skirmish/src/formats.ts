// Up-casts: events of an older format, changed to the next one. test/journals holds a match of each format.
import { explained } from '@admiralty/kernel'
import { z } from 'zod'

const damageInFormat1 = z.object({ type: z.literal('hurt'), seat: z.string(), points: z.number() })

/** Format 1 had the points of a hit without their reasons. */
export function fromFormat1(event: unknown): unknown {
  const old = damageInFormat1.safeParse(event)
  if (!old.success) return event
  const { type, seat, points } = old.data
  return { type, seat, damage: explained(['a hit', points, 'SK-HIT-02']) }
}
