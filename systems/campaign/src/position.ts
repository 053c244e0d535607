// A position in the middle of a campaign, for cases and lessons, and the state that follows from it.
import { UMPIRE } from '@admiralty/kernel'
import { z } from 'zod'
import { addressSchema, type Color, cardSchema, pairSchema, resourceSchema, seatSchema } from './shapes.ts'
import { claimSchema, type Empire, opening, type Secret, type Setup, STAGES, type State, stepSchema, type World } from './state.ts'

const small = (most: number) => z.int().min(0).max(most)
const worldPart = z.strictObject({
  resource: resourceSchema.nullable().default(null),
  /** The sum of two dice of five sides. */
  rolled: z.int().min(2).max(10),
  extra: small(5).default(0),
  linked: small(99).default(0),
  luxury: small(10).default(0),
})
const seatPart = z.strictObject({
  /** Its worlds, the first claimed first. */
  worlds: z.array(addressSchema).max(60).default([]),
  cards: z.array(cardSchema).max(12).default([]),
  pairs: z.array(pairSchema).max(12).default([]),
  aside: z.array(cardSchema).max(12).default([]),
  ranking: z.array(addressSchema).max(169).default([]),
})
/** A position: the next steps, the worlds by address, and what each seat has. Parts that are missing are empty. */
export const positionSchema = z.strictObject({
  at: z.array(stepSchema).min(1),
  stage: z.enum(STAGES).default('purchase'),
  worlds: z.record(addressSchema, worldPart),
  lanes: z.array(z.tuple([addressSchema, addressSchema])).default([]),
  seats: z.partialRecord(seatSchema, seatPart).default({}),
  /** The order of the claims; that of the seats if it is missing. */
  order: z.array(seatSchema).optional(),
  claims: z.array(claimSchema).default([]),
})
export type Position = z.input<typeof positionSchema>
type ParsedPosition = z.infer<typeof positionSchema>

const fail = (reason: string): never => {
  throw new Error(reason)
}
/** The worlds of a position, each with its owner. */
function worldsIn({ worlds, seats }: ParsedPosition): Readonly<Record<string, World>> {
  const owners = new Map<string, Color>()
  for (const [seat, { worlds: owned } = { worlds: [] }] of Object.entries(seats))
    for (const at of owned) {
      if (!worlds[at]) fail(`${seat} owns ${at}, where the position has no world`)
      if (owners.has(at)) fail(`${at} has two owners`)
      owners.set(at, seatSchema.parse(seat))
    }
  return Object.fromEntries(
    Object.entries(worlds).map(([at, part]) => [
      at,
      { at, ...part, base: part.rolled + part.extra + part.linked, owner: owners.get(at) ?? null },
    ]),
  )
}

/** The state of a position. Throws if its parts contradict each other. */
export function stateOf(setup: Setup, position: Position): State {
  const parsed = positionSchema.parse(position)
  const { at, stage, lanes, seats, order, claims } = parsed
  const worlds = worldsIn(parsed)
  for (const end of lanes.flat()) if (!worlds[end]) fail(`a lane ends at ${end}, where the position has no world`)
  const stranger = Object.keys(seats).find((seat) => !setup.seats.some((place) => place.seat === seat))
  if (stranger !== undefined) fail(`${stranger} does not play`)
  const start = opening(setup)
  const partOf = (seat: Color): z.infer<typeof seatPart> => seats[seat] ?? seatPart.parse({})
  const all = setup.seats.map(({ seat }) => seat)
  const empires = all.map((seat): [Color, Empire] => {
    const { worlds: owned, cards, pairs, aside } = partOf(seat)
    return [seat, { worlds: owned, cards: cards.length, pairs: pairs.length, aside: aside.length, ally: null, isOut: false }]
  })
  const secrets = all.map((seat): [Color, Secret] => {
    const { cards, pairs, aside, ranking } = partOf(seat)
    return [seat, { cards, pairs, aside, ranking, holdings: null }]
  })
  return {
    ...start,
    stage,
    land: { worlds, lanes },
    order: order ?? (stage === 'pairs' ? [] : all),
    empires: Object.fromEntries(empires),
    claims,
    secret: { ...Object.fromEntries(secrets), [UMPIRE]: { attitudes: {}, nearest: {}, margin: {} } },
    play: { ...start.play, agenda: at },
  }
}
