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
