// A position in the middle of a campaign, for cases and lessons, and the state that follows from it.
import { UMPIRE } from '@admiralty/kernel'
import { z } from 'zod'
import { QUIET_WORLD, type World } from './land/world.ts'
import { holdingsIn, holdingsPart, withDefaults } from './position-holdings.ts'
import { EMPTY_SECRET, EMPTY_UMPIRE, type Secret, umpireSchema } from './secret.ts'
import { addressSchema, type Color, cardSchema, pairSchema, resourceSchema, seatSchema } from './shapes.ts'
import { claimSchema, type Empire, opening, type Setup, STAGES, type State, stepSchema } from './state.ts'
import type { BattleGame } from './tactics-port.ts'
import { bookSchema } from './week/book.ts'
import { battleSchema, consentsSchema, linkSchema, NO_CONSENTS } from './week/shapes.ts'
import { EMPTY_BOOK } from './week/standing-book.ts'

const small = (most: number) => z.int().min(0).max(most)
const worldPart = z.strictObject({
  resource: resourceSchema.nullable().default(null),
  /** The sum of two dice of five sides. */
  rolled: z.int().min(2).max(10),
  extra: small(5).default(0),
  linked: small(99).default(0),
  luxury: small(10).default(0),
  /** The present fixed base; that of its dice if it is missing. */
  base: small(200).optional(),
  pool: small(99_999).default(0),
  hostile: z.array(seatSchema).max(8).default([]),
  undecided: z.boolean().default(false),
  steps: small(3).default(0),
})
const seatPart = z.strictObject({
  /** Its worlds, the first claimed first. */
  worlds: z.array(addressSchema).max(60).default([]),
  cards: z.array(cardSchema).max(12).default([]),
  pairs: z.array(pairSchema).max(12).default([]),
  aside: z.array(cardSchema).max(12).default([]),
  ranking: z.array(addressSchema).max(169).default([]),
  /** What it has in the weeks; null before the purchase. */
  holdings: holdingsPart.nullable().default(null),
  /** Attitudes that it has learned. */
  attitudes: z.record(addressSchema, z.int().min(1).max(6)).default({}),
  consents: consentsSchema.unwrap().partial().default({}),
  /** Parts of its last order book that are not empty. */
  book: bookSchema.unwrap().partial().nullable().default(null),
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
  week: small(999).default(0),
  links: z.array(linkSchema).max(400).default([]),
  off: z.array(addressSchema).max(441).default([]),
  battles: z.array(battleSchema).max(441).default([]),
  /** What the umpire knows. Attitudes that are missing are 1. */
  umpire: umpireSchema.unwrap().partial().default({}),
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
      { ...QUIET_WORLD, ...part, at, base: part.base ?? part.rolled + part.extra + part.linked, owner: owners.get(at) ?? null },
    ]),
  )
}

/** The state of a position. Throws if its parts contradict each other. */
export function stateOf(game: BattleGame, setup: Setup, position: Position): State {
  const parsed = positionSchema.parse(position)
  const { at, stage, lanes, seats, order, claims, week, links, off, battles, umpire } = parsed
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
    const { holdings, consents, book, ...part } = partOf(seat)
    const { worlds: _, ...rest } = part
    return [
      seat,
      {
        ...EMPTY_SECRET,
        ...rest,
        holdings: holdings && holdingsIn(game, seat, holdings),
        consents: withDefaults(NO_CONSENTS, consents),
        book: book && withDefaults(EMPTY_BOOK, book),
      },
    ]
  })
  return {
    ...start,
    stage,
    land: { worlds, lanes },
    order: order ?? (stage === 'pairs' ? [] : all),
    empires: Object.fromEntries(empires),
    claims,
    week,
    links,
    off,
    battles,
    counters: secrets.flatMap(([seat, { holdings }]) =>
      (holdings?.groups ?? []).map(({ label, at: place }) => ({ label: label ?? seat, owner: seat, at: place })),
    ),
    secret: { ...Object.fromEntries(secrets), [UMPIRE]: withDefaults(EMPTY_UMPIRE, umpire) },
    play: { ...start.play, agenda: at },
  }
}
