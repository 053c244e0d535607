// Up-casts: convert events of an older format to the next one. test/journals has a match of each format.
import { explained, type Upcast, withCallKeys } from '@admiralty/kernel'
import { z } from 'zod'

const damageInFormat1 = z.object({ type: z.literal('hurt'), seat: z.string(), points: z.number() })

/** Adds the reasons of a hit's points, which format 1 did not have. */
function fromFormat1(event: unknown): unknown {
  const old = damageInFormat1.safeParse(event)
  if (!old.success) return event
  const { type, seat, points } = old.data
  return { type, seat, damage: explained(['a hit', points, 'SK-HIT-02']) }
}

/** Adds the agreement about an umpire, which no setup had until format 4. */
const withoutUmpire = (setup: unknown): unknown => ({ ...z.looseObject({}).parse(setup), umpire: false })
const beginning = z.looseObject({ type: z.literal('begun'), state: z.looseObject({ setup: z.unknown() }) })
function fromFormat3(event: unknown): unknown {
  const old = beginning.safeParse(event)
  if (!old.success) return event
  const { state, ...rest } = old.data
  return { ...rest, state: { ...state, setup: withoutUmpire(state.setup) } }
}

/** Format 2 had calls without keys. */
export const upcasts: readonly Upcast[] = [{ event: fromFormat1 }, { event: withCallKeys }, { event: fromFormat3, setup: withoutUmpire }]
