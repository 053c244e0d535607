// Up-casts of stored events to the next format. test/journals keeps a journal of each format.
import { z } from 'zod'
import { SHIPS } from '../data/tables.ts'
import { fighterKindSchema, hullSchema } from './state.ts'

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

const ship2 = z.looseObject({ hull: hullSchema, speed: z.number() })
const sheet2 = z.looseObject({ speedTraded: z.number(), items: z.array(z.looseObject({ kind: z.string() })) })
const deployed2 = z.looseObject({ type: z.literal('deployed'), ships: z.array(ship2) })
const begun2 = z.looseObject({
  type: z.literal('begun'),
  state: z.looseObject({
    ships: z.record(z.string(), ship2),
    secret: z.record(z.string(), z.looseObject({ sheets: z.record(z.string(), sheet2) })),
  }),
})

/** Format 2 did not record stations: ships deployed at speed 0, in a position those that gave up all their speed. */
export function fromFormat2(event: unknown): unknown {
  const deployed = deployed2.safeParse(event).data
  if (deployed) return { ...deployed, ships: deployed.ships.map((ship) => ({ ...ship, station: ship.speed === 0 })) }
  const begun = begun2.safeParse(event).data
  if (!begun) return event
  const sheets = new Map(Object.values(begun.state.secret).flatMap((secret) => Object.entries(secret.sheets)))
  const ships = Object.entries(begun.state.ships).map(([id, ship]) => [id, { ...ship, station: gaveUpAll(ship, sheets.get(id)) }])
  return { ...begun, state: { ...begun.state, ships: Object.fromEntries(ships) } }
}
type Sheet2 = z.infer<typeof sheet2>
const gaveUpAll = ({ hull }: z.infer<typeof ship2>, sheet: Sheet2 | undefined): boolean =>
  sheet !== undefined && sheet.speedTraded >= SHIPS[hull].speed && !sheet.items.some(({ kind }) => kind === 'engine')

const ship4 = z.looseObject({ hull: hullSchema })
const deployed4 = z.looseObject({ type: z.literal('deployed'), ships: z.array(ship4) })
const begun4 = z.looseObject({ type: z.literal('begun'), state: z.looseObject({ ships: z.record(z.string(), ship4) }) })
const atRest = (ship: z.infer<typeof ship4>) => ({ ...ship, flown: null })

/** Format 4 did not record the paths of last turn. */
export function fromFormat4(event: unknown): unknown {
  const deployed = deployed4.safeParse(event).data
  if (deployed) return { ...deployed, ships: deployed.ships.map(atRest) }
  const begun = begun4.safeParse(event).data
  if (!begun) return event
  const ships = Object.entries(begun.state.ships).map(([id, ship]) => [id, atRest(ship)])
  return { ...begun, state: { ...begun.state, ships: Object.fromEntries(ships) } }
}
