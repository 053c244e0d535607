// The change of the state by each event of the weeks.
import { type Records, UMPIRE } from '@admiralty/kernel'
import { withChanges } from '../changes.ts'
import { countersAfter } from '../groups/labels.ts'
import { inMapOrder, worldAt } from '../land/geometry.ts'
import type { World } from '../land/world.ts'
import { empireOf, holdingsOf, seatsOf, secretOf, umpireOf, withEmpire, withHoldings, withSecret, withUmpire } from '../lookup.ts'
import type { Color } from '../shapes.ts'
import type { State } from '../state.ts'
import type { WeekEvent, WeekEventOf } from './events.ts'

/** Groups are set, and their ships are where they are. */
function placed(state: State, event: WeekEventOf<'placed'>): State {
  let later: State = { ...state, counters: countersAfter(state.counters, event.counters, event.removed) }
  for (const seat of seatsOf(state)) later = regrouped(later, seat, event)
  return later
}
/** Groups that have changed keep their place in the list, and new ones come behind it. */
function regrouped(state: State, seat: Color, event: WeekEventOf<'placed'>): State {
  const [formed = [], changed = [], ended = []] = [event.formed[seat], event.changed[seat], event.dissolved[seat]]
  if (formed.length + changed.length + ended.length === 0) return state
  const { groups, ships } = holdingsOf(state, seat)
  const grouped = new Set([...formed, ...changed].flatMap((group) => group.ships ?? []))
  return withHoldings(state, seat, {
    groups: [...withChanges(groups, changed).filter(({ id }) => !ended.includes(id)), ...formed],
    ships: ships.map((ship) => (grouped.has(ship.id) && ship.at !== null ? { ...ship, at: null } : ship)),
  })
}
function worldsChanged(state: State, { worlds }: WeekEventOf<'worldsChanged'>): State {
  const changed = Object.fromEntries(worlds.map((world): [string, World] => [world.at, world]))
  let later: State = { ...state, land: { ...state.land, worlds: { ...state.land.worlds, ...changed } } }
  for (const { at, owner } of worlds) {
    const before = state.land.worlds[at]?.owner ?? null
    if (before === owner) continue
    if (before) later = withEmpire(later, before, { worlds: empireOf(later, before).worlds.filter((own) => own !== at) })
    if (owner) later = withEmpire(later, owner, { worlds: [...empireOf(later, owner).worlds, at] })
  }
  return later
}
function attitudeLearned(state: State, { seats: learners, at, attitude }: WeekEventOf<'attitudeLearned'>): State {
  let later = state
  for (const seat of learners) later = withSecret(later, seat, { attitudes: { ...secretOf(later, seat).attitudes, [at]: attitude } })
  return later
}
function marginShown(state: State, { hexes, worlds }: WeekEventOf<'marginShown'>): State {
  const margin = { ...state.secret[UMPIRE]?.margin }
  for (const { at } of worlds) delete margin[at]
  const shown = Object.fromEntries(worlds.map((world) => [world.at, world]))
  const known = [...state.shown, ...hexes].toSorted(inMapOrder)
  return withUmpire({ ...state, shown: known, land: { ...state.land, worlds: { ...state.land.worlds, ...shown } } }, { margin })
}
/** CR-1.1b: a newcomer that claims worlds plays from now on. */
function rimClaimed(state: State, { seat, worlds }: WeekEventOf<'rimClaimed'>): State {
  if (worlds.length === 0) return state
  const { land, week } = state
  const taken = Object.fromEntries(worlds.map((at): [string, World] => [at, { ...worldAt(land, at), owner: seat, pool: 0, undecided: [] }]))
  const later = { ...state, land: { ...land, worlds: { ...land.worlds, ...taken } } }
  return withEmpire(later, seat, { worlds, isOut: false, since: week, ally: null })
}
const withBattle = (state: State, battle: WeekEventOf<'fought'>['battle']): State => ({
  ...state,
  battles: [...state.battles.filter(({ at, batch }) => at !== battle.at || batch !== battle.batch), battle],
})

/** The change of the state by each event. A record applies no rule. */
export const weekRecords: Records<State, WeekEvent> = {
  weekBegan: (state, { week }) => ({ ...state, stage: 'weeks', week, battles: [] }),
  marketListed: (state, { designs }) => ({ ...state, listed: designs }),
  // The statement of a week stays until the next orders are in force, so that players see it while they write them.
  booked: (state, { seat, book }) => withSecret(state, seat, { book, statement: [] }),
  agreed: (state, { seat, consents }) => withSecret(state, seat, { consents }),
  capitalNamed: (state, { seat, capital }) => withHoldings(state, seat, { capital }),
  lanesSwitched: (state, { off }) => ({ ...state, off }),
  placed,
  marginShown,
  newcomerAdmitted: (state) => state,
  rimClaimed,
  contact: (state) => state,
  sized: (state) => state,
  classesSeen: (state) => state,
  attitudeLearned,
  decided: (state) => state,
  battleBegan: (state, { battle }) => withBattle(state, battle),
  initiative: (state) => state,
  fought: (state, { battle }) => withBattle(state, battle),
  shipsChanged: (state, { seat, ships }) => withHoldings(state, seat, { ships: withChanges(holdingsOf(state, seat).ships, ships) }),
  shipsLost(state, { seat, ships }) {
    const kept = (id: string): boolean => !ships.includes(id)
    const { ships: all, groups } = holdingsOf(state, seat)
    return withHoldings(state, seat, {
      ships: all.filter(({ id }) => kept(id)),
      groups: groups.map((group) => (group.ships.every(kept) ? group : { ...group, ships: group.ships.filter(kept) })),
    })
  },
  shipsJoined(state, { seat, types, ships }) {
    const before = holdingsOf(state, seat)
    return withHoldings(state, seat, { types: [...before.types, ...types], ships: [...before.ships, ...ships] })
  },
  keelsSet: (state, { seat, types, keels }) => withHoldings(state, seat, { keels, types: [...holdingsOf(state, seat).types, ...types] }),
  sparesSet: (state, { seat, spares }) => withHoldings(state, seat, { spares }),
  accounted(state, { seat, lines }) {
    const { treasury } = holdingsOf(state, seat)
    const statement = [...secretOf(state, seat).statement, ...lines]
    return withSecret(withHoldings(state, seat, { treasury: lines.reduce((sum, { amount }) => sum + amount, treasury) }), seat, {
      statement,
    })
  },
  neutralAttacked: (state) => state,
  watched: (state, { watches }) => withUmpire(state, { watches }),
  settled(state, { at, seat, attitude }) {
    const { attitudes, nearest } = umpireOf(state)
    // CR-1.6g: the friend of a world that has become friendly is the peacekeeper.
    return withUmpire(state, {
      attitudes: { ...attitudes, [at]: attitude },
      nearest: attitude === 2 ? { ...nearest, [at]: seat } : nearest,
    })
  },
  worldsChanged,
  luxuriesRolled(state, { faces }) {
    const worlds = Object.fromEntries(Object.entries(state.land.worlds).map(([at, world]) => [at, { ...world, luxury: faces[at] ?? 0 }]))
    return { ...state, land: { ...state.land, worlds } }
  },
  linksSet: (state, { links }) => ({ ...state, links }),
}
