// Up-casts of stored events to the next format. test/journals keeps a journal of each format.
import { z } from 'zod'

const launched1 = z.looseObject({ type: z.literal('launched') })
/** A unit on the map, and nothing else, has these fields. */
const unit1 = z.looseObject({ seat: z.string(), kind: z.string(), leftMoon: z.boolean(), disabled: z.number() })

/** Format 1 did not record the latest thrust of a unit, nor a price of boosters, which were free along the orbit. */
export function fromFormat1(event: unknown): unknown {
  const launched = launched1.safeParse(event)
  return JSON.parse(JSON.stringify(launched.success ? { ...launched.data, price: 0 } : event), (_, value: unknown) => {
    const unit = unit1.safeParse(value).data
    return unit ? { ...unit, burn: null } : value
  })
}
