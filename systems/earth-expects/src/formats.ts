// Up-casts of stored events, one from each format to the next. test/journals keeps a journal of every format.
import { z } from 'zod'

const begun1 = z.looseObject({
  type: z.literal('begun'),
  state: z.looseObject({ secret: z.record(z.string(), z.looseObject({})) }),
})

/** The event that begins a match, with more fields in the state and in each secret. */
function withMore(event: unknown, more: object, ofSecret: object): unknown {
  const begun = begun1.safeParse(event)
  if (!begun.success) return event
  const { state, ...rest } = begun.data
  const secret = Object.entries(state.secret).map(([seat, own]) => [seat, { ...own, ...ofSecret }])
  return { ...rest, state: { ...state, ...more, secret: Object.fromEntries(secret) } }
}

/** Format 1 had no impossible moves (EE-IMP). */
export const fromFormat1 = (event: unknown): unknown => withMore(event, {}, { overreached: [], shown: {} })

/** Applies a change to every object inside an event, innermost first. */
const everyObject = (event: unknown, change: (value: object) => unknown): unknown =>
  JSON.parse(JSON.stringify(event), (_, value: unknown) => (typeof value === 'object' && value !== null ? change(value) : value))

const ship2 = z.looseObject({ deeds: z.looseObject({ hurt: z.boolean(), fired: z.array(z.unknown()), sensors: z.array(z.unknown()) }) })
const step2 = z.looseObject({ step: z.literal('simpleSensors') })
function lifted2(value: object): unknown {
  const ship = 'deeds' in value ? ship2.safeParse(value).data : undefined
  if (!ship) return 'step' in value && step2.safeParse(value).success ? { step: 'sense' } : value
  const { hurt, fired, sensors } = ship.deeds
  return { ...ship, loud: hurt || fired.length + sensors.length > 0 }
}
/** Format 2 had no `loud` (EE-SEN-08), and lock-ons of simple sensors followed without an order (EE-SSN-01). */
export const fromFormat2 = (event: unknown): unknown => everyObject(event, lifted2)

const ship3 = z.looseObject({ id: z.string(), deeds: z.looseObject({}) })
const missile3 = z.looseObject({ id: z.string(), launched: z.number(), lay: z.unknown() })
const lost3 = z.looseObject({ type: z.literal('missileLost'), missile: z.string() })

/** Format 3 read these from the id 'm<turn>-<ship>-<shot>'. Ids of positions have another form. */
function namedIn(id: string): { readonly from: string; readonly launched: number; readonly shot: number } {
  const [, launched, from, shot] = /^m(\d+)-(.+)-(\d+)$/.exec(id) ?? []
  return { from: from ?? id, launched: Number(launched ?? 0), shot: Number(shot ?? 0) }
}
function lifted3(value: object): unknown {
  const ship = 'deeds' in value ? ship3.safeParse(value).data : undefined
  if (ship) return { ...ship, number: Math.max(1, Number(/\d+$/.exec(ship.id)?.[0] ?? 1)) }
  const missile = 'launched' in value ? missile3.safeParse(value).data : undefined
  if (missile) return { ...missile, shot: namedIn(missile.id).shot }
  const lost = 'type' in value ? lost3.safeParse(value).data : undefined
  return lost ? { ...lost, ...namedIn(lost.missile) } : value
}
/** Format 3 had the numbers of ships and missiles only in their ids. */
export const fromFormat3 = (event: unknown): unknown => everyObject(event, lifted3)

/** Format 5 recorded neither the power nor the shots of last turn. */
export const fromFormat5 = (event: unknown): unknown => withMore(event, { volley: [] }, { allotted: {} })
