// Up-casts of stored events to the next format. test/journals keeps a journal of each format.
import { z } from 'zod'

const launched1 = z.looseObject({ type: z.literal('launched') })
/** A unit on the map, and nothing else, has these fields. */
const unit1 = z.looseObject({ seat: z.string(), kind: z.string(), leftMoon: z.boolean(), disabled: z.number() })

/** Applies a change to every object inside an event, innermost first. */
const everyObject = (event: unknown, change: (value: unknown) => unknown): unknown =>
  JSON.parse(JSON.stringify(event), (_, value: unknown) => change(value))

/** Format 1 did not record the latest thrust of a unit, nor a price of boosters, which were free along the orbit. */
export function fromFormat1(event: unknown): unknown {
  const launched = launched1.safeParse(event)
  return everyObject(launched.success ? { ...launched.data, price: 0 } : event, (value) => {
    const unit = unit1.safeParse(value).data
    return unit ? { ...unit, burn: null } : value
  })
}

const begun2 = z.looseObject({ type: z.literal('begun'), state: z.looseObject({}) })
/** A thing that is carried. A unit on the map has the last field. */
const item2 = z.looseObject({ kind: z.string(), gas: z.boolean(), cargo: z.array(z.unknown()), leftMoon: z.undefined().optional() })

/** Format 2 counted no thrust and recorded no orbits, and a thing lost its shots and its pulse while it was carried. */
export function fromFormat2(event: unknown): unknown {
  const begun = begun2.safeParse(event).data
  return everyObject(begun ? { ...begun, state: { ...begun.state, thrustSpent: {}, orbits: {} } } : event, (value) => {
    const item = item2.safeParse(value).data
    return item ? { ...item, adrift: false, leftMoon: false, shots: 0, disabled: 0 } : value
  })
}
