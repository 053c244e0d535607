// The state that follows from a position.
import { UMPIRE } from '@admiralty/kernel'
import type { z } from 'zod'
import { MARGIN_HEXES } from './land/geometry.ts'
import { QUIET_WORLD, type World } from './land/world.ts'
import { type ParsedPosition, type Position, positionSchema, seatPart } from './position.ts'
import { holdingsIn, withDefaults } from './position-holdings.ts'
import { EMPTY_SECRET, EMPTY_UMPIRE, type Secret } from './secret.ts'
import { type Color, seatSchema } from './shapes.ts'
import { type Empire, opening, type Setup, type State } from './state.ts'
import type { BattleGame } from './tactics-port.ts'
import { NO_CONSENTS } from './week/shapes.ts'
import { EMPTY_BOOK } from './week/standing-book.ts'

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
  const { at, stage, lanes, seats, order, claims, week, links, off, listed, battles, shown, umpire } = parsed
  const worlds = worldsIn(parsed)
  for (const end of lanes.flat()) if (!worlds[end]) fail(`a lane ends at ${end}, where the position has no world`)
  const stranger = Object.keys(seats).find((seat) => !setup.seats.some((place) => place.seat === seat))
  if (stranger !== undefined) fail(`${stranger} does not play`)
  const start = opening(setup)
  const partOf = (seat: Color): z.infer<typeof seatPart> => seats[seat] ?? seatPart.parse({})
  const all = setup.seats.map(({ seat }) => seat)
  const empires = all.map((seat): [Color, Empire] => {
    const { worlds: owned, cards, pairs, aside, isOut, since } = partOf(seat)
    return [seat, { worlds: owned, cards: cards.length, pairs: pairs.length, aside: aside.length, ally: null, isOut, since }]
  })
  const secrets = all.map((seat): [Color, Secret] => {
    const { holdings, consents, book, worlds: _, isOut: _out, since: _since, ...rest } = partOf(seat)
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
  const counters = secrets.flatMap(([seat, { holdings }]) =>
    (holdings?.groups ?? []).map(({ label, at: place }) => ({ label: label ?? seat, owner: seat, at: place })),
  )
  const known = new Set([...shown, ...Object.keys(worlds), ...counters.map((counter) => counter.at)])
  return {
    ...start,
    stage,
    land: { worlds, lanes },
    shown: MARGIN_HEXES.filter((hex) => known.has(hex)),
    order: order ?? (stage === 'pairs' ? [] : all),
    empires: Object.fromEntries(empires),
    claims,
    week,
    links,
    off,
    listed,
    battles,
    counters,
    secret: { ...Object.fromEntries(secrets), [UMPIRE]: withDefaults(EMPTY_UMPIRE, umpire) },
    play: { ...start.play, agenda: at },
  }
}
