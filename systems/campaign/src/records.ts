// The change of the state by each event.
import type { Records } from '@admiralty/kernel'
import type { OwnEvent, OwnEventOf } from './events.ts'
import type { World } from './land/world.ts'
import { secretOf, withEmpire, withSecret, withUmpire } from './lookup.ts'
import { EMPTY_SECRET } from './secret.ts'
import type { Color } from './shapes.ts'
import type { State } from './state.ts'
import { weekRecords } from './week/records.ts'

/** A claim is recorded, and its pair is used up. A card is in one pair, so its red card names it. */
function claimed(state: State, { claim }: OwnEventOf<'claimed'>): State {
  const { seat, pair, at } = claim
  const kept = (state.secret[seat] ?? EMPTY_SECRET).pairs.filter(([red]) => red !== pair[0])
  const used = withSecret(state, seat, { pairs: kept })
  const empire = used.empires[seat]
  const later = withEmpire({ ...used, claims: [...used.claims, claim] }, seat, { pairs: kept.length })
  const world = later.land.worlds[at ?? '']
  if (!world || !empire) return later
  const owned = withEmpire(later, seat, { worlds: [...empire.worlds, world.at] })
  return { ...owned, land: { ...owned.land, worlds: { ...owned.land.worlds, [world.at]: { ...world, owner: seat } } } }
}
/** CR-8.4d: a world under attack without the empires that leave. */
const withoutAttackers = (world: World, gone: (seat: Color) => boolean): World =>
  world.undecided.some(gone) ? { ...world, undecided: world.undecided.filter((seat) => !gone(seat)) } : world
/** CR-X.12: the worlds of empires that leave are free again, their counters are gone, and so are their secrets but for attitudes that they have learned. */
function left(state: State, { seats }: OwnEventOf<'leftCampaign'>): State {
  const gone = (owner: Color): boolean => seats.includes(owner)
  const worlds = Object.fromEntries(
    Object.entries(state.land.worlds).map(([at, world]) => [
      at,
      world.owner === null || !gone(world.owner) ? withoutAttackers(world, gone) : { ...world, owner: null },
    ]),
  )
  const counters = state.counters.filter(({ owner }) => !gone(owner))
  let later: State = { ...state, counters, land: { ...state.land, worlds } }
  for (const seat of seats) {
    later = withEmpire(later, seat, { worlds: [], cards: 0, pairs: 0, aside: 0, isOut: true })
    later = withSecret(later, seat, { ...EMPTY_SECRET, attitudes: secretOf(state, seat).attitudes })
  }
  return later
}

/** The change of the state by each event. A record applies no rule. */
export const records: Records<State, OwnEvent> = {
  landRolled: (state, { land }) => ({ ...state, land }),
  secretsRolled: (state, { attitudes, margin }) => withUmpire(state, { attitudes, margin }),
  dealt: (state, { seat, cards: hand }) => ({
    ...withSecret(withEmpire(state, seat, { cards: hand.length }), seat, { cards: hand }),
    stage: 'pairs',
  }),
  paired: (state, { seat, pairs: made, aside, ranking, counts: known }) =>
    withSecret(withEmpire(state, seat, { ...known, cards: 0 }), seat, { cards: [], pairs: made, aside, ranking }),
  orderRolled: (state, { order }) => ({ ...state, order, stage: 'claims' }),
  claimed,
  leftOvers: (state, { seat, pairs: made, count }) => ({
    ...withSecret(withEmpire(state, seat, { pairs: count, aside: 0 }), seat, { pairs: made, aside: [] }),
    stage: 'extra',
  }),
  drafted: (state) => ({ ...state, stage: 'purchase' }),
  nearestFound: (state, { nearest }) => withUmpire(state, { nearest }),
  purchased: (state, { seat, holdings, ally }) => withSecret(withEmpire(state, seat, { ally }), seat, { holdings }),
  leftCampaign: left,
  ...weekRecords,
}
