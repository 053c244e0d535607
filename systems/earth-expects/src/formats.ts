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
const step2 = z.looseObject({ step: z.literal('simpleSensors') })
function lifted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const ship = 'deeds' in value ? ship2.safeParse(value).data : undefined
  if (!ship) return 'step' in value && step2.safeParse(value).success ? { step: 'sense' } : value
  const { hurt, fired, sensors } = ship.deeds
  return { ...ship, loud: hurt || fired.length + sensors.length > 0 }
}
/** Format 2 kept what a ship had shown of itself for a turn and no longer (EE-SEN-08), and nobody declared attempts of simple sensors (EE-SSN-01). */
export const fromFormat2 = (event: unknown): unknown => JSON.parse(JSON.stringify(event), lifted)
