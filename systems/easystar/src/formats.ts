// Up-casts of stored events to the next format. test/journals keeps a journal of each format.
import { z } from 'zod'
import { fighterKindSchema } from './state.ts'

const fighter1 = z.looseObject({ id: z.string(), kind: fighterKindSchema, gift: z.boolean(), number: z.undefined().optional() })
/** Types of events that contain fighters on the map or aboard. */
const WITH_FIGHTERS: readonly string[] = ['begun', 'refitted', 'fighterLaunched', 'shipLeft', 'destroyed']
const event1 = z.looseObject({ type: z.string() })

/** Format 1 had a fighter's number only at the end of its id; a fighter without one becomes number 1. */
export function fromFormat1(event: unknown): unknown {
  const known = event1.safeParse(event)
  if (!known.success || !WITH_FIGHTERS.includes(known.data.type)) return event
  return JSON.parse(JSON.stringify(event), (_, value: unknown) => {
    const fighter = fighter1.safeParse(value).data
    return fighter ? { ...fighter, number: numberAtEnd(fighter.id) } : value
  })
}

function numberAtEnd(id: string): number {
  const number = Number(/\d+$/.exec(id)?.[0] ?? 1)
  return number >= 1 && number <= 99 ? number : 1
}
