// Events as they were once written, lifted to the next format. A journal of each lies in test/journals.
import { z } from 'zod'

const begun1 = z.looseObject({
  type: z.literal('begun'),
  state: z.looseObject({ secret: z.record(z.string(), z.looseObject({})) }),
})

/** Format 1 knew nothing of impossible moves (EE-IMP). */
export function fromFormat1(event: unknown): unknown {
  const begun = begun1.safeParse(event)
  if (!begun.success) return event
  const { state, ...rest } = begun.data
  const secret = Object.entries(state.secret).map(([seat, own]) => [seat, { ...own, overreached: [], shown: {} }])
  return { ...rest, state: { ...state, secret: Object.fromEntries(secret) } }
}

const ship2 = z.looseObject({ deeds: z.looseObject({ hurt: z.boolean(), fired: z.array(z.unknown()), sensors: z.array(z.unknown()) }) })
const fleet2 = z.record(z.string(), ship2)
const play2 = z.looseObject({ agenda: z.array(z.looseObject({ step: z.string() })) })
const told2 = z.looseObject({ ship: ship2 })
const paused2 = z.looseObject({ type: z.literal('paused'), play: play2 })
const begun2 = z.looseObject({
  type: z.literal('begun'),
  state: z.looseObject({ ships: fleet2, secret: z.record(z.string(), z.looseObject({ hidden: fleet2 })), play: play2 }),
})
const heard = (ship: z.infer<typeof ship2>) => {
  const { hurt, fired, sensors } = ship.deeds
  return { ...ship, loud: hurt || fired.length > 0 || sensors.length > 0 }
}
const declared = (play: z.infer<typeof play2>) => ({
  ...play,
  agenda: play.agenda.map((one) => (one.step === 'simpleSensors' ? { ...one, step: 'sense' } : one)),
})
const each = <T, U>(record: Readonly<Record<string, T>>, change: (one: T) => U): Readonly<Record<string, U>> =>
  Object.fromEntries(Object.entries(record).map(([key, one]) => [key, change(one)]))

/** Format 2 kept what a ship had shown of itself for a turn and no longer (EE-SEN-08), and nobody declared attempts of simple sensors (EE-SSN-01). */
export function fromFormat2(event: unknown): unknown {
  const told = told2.safeParse(event)
  if (told.success) return { ...told.data, ship: heard(told.data.ship) }
  const paused = paused2.safeParse(event)
  if (paused.success) return { ...paused.data, play: declared(paused.data.play) }
  const begun = begun2.safeParse(event)
  if (!begun.success) return event
  const { state, ...rest } = begun.data
  const secret = each(state.secret, (own) => ({ ...own, hidden: each(own.hidden, heard) }))
  return { ...rest, state: { ...state, ships: each(state.ships, heard), secret, play: declared(state.play) } }
}
