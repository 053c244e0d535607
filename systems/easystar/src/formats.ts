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

const storedShip = z.looseObject({ hull: hullSchema, speed: z.number() })
const storedSheet = z.looseObject({ speedTraded: z.number(), items: z.array(z.looseObject({ kind: z.string() })) })
type StoredShip = z.infer<typeof storedShip>
type StoredSheet = z.infer<typeof storedSheet>
const storedDeployed = z.looseObject({ type: z.literal('deployed'), ships: z.array(storedShip) })
const storedBegun = z.looseObject({
  type: z.literal('begun'),
  state: z.looseObject({
    ships: z.record(z.string(), storedShip),
    secret: z.record(z.string(), z.looseObject({ sheets: z.record(z.string(), storedSheet) })),
  }),
})
/** An event with its ships changed: deployed ones, whose sheet is null, or those of a position. */
function withShips(event: unknown, change: (ship: StoredShip, sheet: StoredSheet | undefined | null) => StoredShip): unknown {
  const deployed = storedDeployed.safeParse(event).data
  if (deployed) return { ...deployed, ships: deployed.ships.map((ship) => change(ship, null)) }
  const begun = storedBegun.safeParse(event).data
  if (!begun) return event
  const sheets = new Map(Object.values(begun.state.secret).flatMap((secret) => Object.entries(secret.sheets)))
  const ships = Object.entries(begun.state.ships).map(([id, ship]) => [id, change(ship, sheets.get(id))])
  return { ...begun, state: { ...begun.state, ships: Object.fromEntries(ships) } }
}

const gaveUpAll = ({ hull }: StoredShip, sheet: StoredSheet | undefined): boolean =>
  sheet !== undefined && sheet.speedTraded >= SHIPS[hull].speed && !sheet.items.some(({ kind }) => kind === 'engine')
/** Format 2 did not record stations: ships deployed at speed 0, in a position those that gave up all their speed. */
export const fromFormat2 = (event: unknown): unknown =>
  withShips(event, (ship, sheet) => ({ ...ship, station: sheet === null ? ship.speed === 0 : gaveUpAll(ship, sheet) }))
/** Format 4 did not record the paths of last turn. */
export const fromFormat4 = (event: unknown): unknown => withShips(event, (ship) => ({ ...ship, flown: null }))
