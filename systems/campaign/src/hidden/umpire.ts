// Random secrets of the umpire that fit a view: attitudes, the nearest empires, the margin and peacekeeping.
import { type Dice, die, likely, pick } from '@admiralty/kernel'
import { worldsOf } from '../land/geometry.ts'
import { nearestEmpires } from '../land/nearest.ts'
import { rolledSecrets } from '../land/roll.ts'
import type { World } from '../land/world.ts'
import { empireOf, seatsOf } from '../lookup.ts'
import type { UmpireSecret } from '../secret.ts'
import type { Color, HexAddress } from '../shapes.ts'
import type { Empire, Table } from '../state.ts'
import type { PeaceWatch } from '../week/shapes.ts'

type Attitudes = UmpireSecret['attitudes']
/** Attitudes that viewers have learned (CR-1.6a). */
const learnedBy = ({ secret }: Table, seats: readonly Color[]): Attitudes =>
  Object.assign({}, ...seats.map((seat) => secret[seat]?.attitudes ?? {}))

/** Attitudes of worlds that trade with some empire (CR-1.6b). */
const TRADING = [1, 2, 4, 5] as const
/** The attitudes of neutral worlds in links that everybody sees: such a world trades. */
function linkedAttitudes({ links, land }: Table, dice: Dice): Attitudes {
  const neutral = links.flatMap(({ worlds }) => worlds.filter((at) => land.worlds[at]?.owner === null))
  return Object.fromEntries(neutral.map((at) => [at, pick(dice, TRADING)]))
}
/** CR-1.6c: the table as it was at the end of the draft, by the claims that everybody saw. */
function atEndOfDraft(table: Table): Table {
  const owners = new Map<HexAddress, Color>()
  for (const { seat, at } of table.claims) if (at !== null && !empireOf(table, seat).isOut) owners.set(at, seat)
  if (owners.size === 0) return table
  const worlds = Object.fromEntries(
    worldsOf(table.land).map((world): [HexAddress, World] => [world.at, { ...world, owner: owners.get(world.at) ?? null }]),
  )
  const empires = seatsOf(table).map((seat): [Color, Empire] => [
    seat,
    { ...empireOf(table, seat), worlds: [...owners].flatMap(([at, owner]) => (owner === seat ? [at] : [])) },
  ])
  return { ...table, land: { ...table.land, worlds }, empires: Object.fromEntries(empires) }
}
/** CR-1.6g: weeks of peacekeeping at worlds that are at war with themselves, where there are counters. */
function drawnWatches({ counters }: Table, attitudes: Attitudes, dice: Dice): UmpireSecret['watches'] {
  const found: Record<HexAddress, PeaceWatch> = {}
  for (const { at, owner } of counters)
    if (at !== null && attitudes[at] === 6 && likely(dice, 1, 2)) found[at] = { seat: owner, weeks: die(dice, 3, 'weeks of peace') }
  return found
}

/** Secrets of the umpire. The nearest empires are noted once the draft is over. */
export function hiddenUmpire(table: Table, known: readonly Color[], dice: Dice): UmpireSecret {
  const rolled = rolledSecrets(table.land, dice)
  const attitudes = { ...rolled.attitudes, ...linkedAttitudes(table, dice), ...learnedBy(table, known) }
  if (table.stage !== 'purchase' && table.stage !== 'weeks') return { attitudes, nearest: {}, margin: rolled.margin, watches: {} }
  const entered = new Set(table.shown) // CR-1.2b
  const margin = Object.fromEntries(Object.entries(rolled.margin).filter(([at]) => !entered.has(at)))
  const nearest = nearestEmpires(atEndOfDraft(table), margin, dice.at('nearest'))
  return { attitudes, nearest, margin, watches: drawnWatches(table, attitudes, dice) }
}

/** CR-1.6a: attitudes that a hidden empire may have learned: where its counters are, of its links, and some others. */
export function hiddenAttitudes(table: Table, seat: Color, { attitudes }: UmpireSecret, dice: Dice): Attitudes {
  const visited = new Set(table.counters.flatMap(({ owner, at }) => (owner === seat && at !== null ? [at] : [])))
  const linked = new Set(table.links.flatMap(({ worlds }) => (worlds.some((at) => table.land.worlds[at]?.owner === seat) ? worlds : [])))
  const neutral = worldsOf(table.land).filter(({ owner }) => owner === null)
  const chosen = neutral.filter(({ at }) => linked.has(at) || (visited.has(at) ? likely(dice, 3, 4) : likely(dice, 1, 12)))
  return Object.fromEntries(chosen.flatMap(({ at }) => (attitudes[at] === undefined ? [] : [[at, attitudes[at]]])))
}
