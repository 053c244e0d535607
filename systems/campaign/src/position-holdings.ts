// The holdings of a seat in a position: ships by the names of their designs, in groups or at worlds.
import { z } from 'zod'
import {
  type CampaignShip,
  type Holdings,
  keelSchema,
  NEW_SHIP,
  ROLES,
  type ShipType,
  shipSchema,
  spareSchema,
  type TaskGroup,
} from './holdings.ts'
import { addressSchema, moneySchema, textSchema } from './shapes.ts'
import { type BattleGame, catalogueOf, newCondition } from './tactics-port.ts'

/** The values of a position, and the defaults for those that it leaves out. */
export const withDefaults = <T extends object>(defaults: T, given: { readonly [K in keyof T]?: T[K] | undefined }): T => ({
  ...defaults,
  ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
})

const shipPart = z.strictObject({
  /** The name of a design of the catalogue. */
  design: textSchema,
  id: textSchema.optional(),
  role: z.enum(ROLES).default('fleet'),
  ...z.object(shipSchema.unwrap().shape).omit({ id: true, name: true, type: true, role: true, at: true }).partial().shape,
})
const groupPart = z.strictObject({
  id: textSchema,
  at: addressSchema.nullable(),
  to: addressSchema.nullable().default(null),
  dummyOf: textSchema.nullable().default(null),
  left: addressSchema.nullable().default(null),
  ships: z.array(shipPart).max(300).default([]),
})
/** The holdings of a seat in a position; ships that are in no group stand at a world. */
export const holdingsPart = z.strictObject({
  treasury: moneySchema.default(0),
  capital: addressSchema.nullable().default(null),
  groups: z.array(groupPart).max(300).default([]),
  ships: z
    .array(shipPart.extend({ at: addressSchema }))
    .max(300)
    .default([]),
  keels: z
    .array(keelSchema.unwrap().extend({ design: textSchema }).omit({ type: true }))
    .max(300)
    .default([]),
  spares: z.array(spareSchema).max(100).default([]),
})
type HoldingsPart = z.infer<typeof holdingsPart>
type ShipPart = z.infer<typeof shipPart>

/** The holdings that a position describes. Throws for a design that is not in the catalogue. */
export function holdingsIn(game: BattleGame, seat: string, { treasury, capital, groups, ships, keels, spares }: HoldingsPart): Holdings {
  const types: ShipType[] = []
  const typeOf = (name: string): ShipType => {
    const known = types.find(({ facts }) => facts.title === name)
    if (known) return known
    const found = catalogueOf(game).find(({ facts }) => facts.title === name)
    if (!found) throw new Error(`no ship of the catalogue is called ${name}`)
    const made = { id: `type-${types.length + 1}`, ...found }
    types.push(made)
    return made
  }
  const all: CampaignShip[] = []
  const shipOf = ({ design, id, role, condition, ...given }: ShipPart, at: string | null): CampaignShip => {
    const type = typeOf(design)
    const number = all.filter((ship) => ship.role === role).length + 1
    const ship: CampaignShip = {
      ...withDefaults<Omit<CampaignShip, 'id' | 'name' | 'type' | 'condition' | 'role' | 'at'>>(NEW_SHIP, given),
      id: id ?? `${role}-${number}`,
      name: `${design} ${number}`,
      type: type.id,
      condition: condition ?? newCondition(game, type.design),
      role,
      at,
    }
    all.push(ship)
    return ship
  }
  const grouped = groups.map(
    ({ ships: own, ...group }, index): TaskGroup => ({
      ...group,
      label: `${seat}-${index + 1}`,
      ships: own.map((ship) => shipOf(ship, null).id),
      came: { by: 'stay', sides: [] },
    }),
  )
  for (const { at, ...ship } of ships) shipOf(ship, at)
  return {
    treasury,
    capital,
    groups: grouped,
    keels: keels.map(({ design, ...keel }) => ({ ...keel, type: typeOf(design).id })),
    ships: all,
    types,
    spares,
    partners: [],
    bill: [],
  }
}
