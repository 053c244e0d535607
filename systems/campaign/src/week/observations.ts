// What each viewer learns of an event of the weeks.
import { isAmong, type Observations, UMPIRE, type Viewer } from '@admiralty/kernel'
import type { Color } from '../shapes.ts'
import { contentsOf } from './book-contents.ts'
import type { WeekEvent, WeekSeen } from './events.ts'

/** Whether a viewer learns what only one empire knows. */
export const knows = (seat: Color, viewer: Viewer): boolean => viewer === UMPIRE || isAmong([seat], viewer)
const own = <E extends { readonly seat: Color }>(one: E, viewer: Viewer): E | undefined => (knows(one.seat, viewer) ? one : undefined)
const among = <E extends { readonly seats: readonly Color[] }>(one: E, viewer: Viewer): E | undefined =>
  viewer === UMPIRE || isAmong(one.seats, viewer) ? one : undefined
/** Whether a viewer learns what the umpire keeps. */
export const keeps = (viewer: Viewer): boolean => viewer === UMPIRE || viewer === 'referee'
const umpireOnly = <E>(one: E, viewer: Viewer): E | undefined => (keeps(viewer) ? one : undefined)
const open = <E>(one: E): E => one
/** New types are whole in the view of their empire, so its news need not have them. */
function withoutTypes<E extends { readonly seat: Color; readonly types: readonly unknown[] }>(one: E, viewer: Viewer): E | undefined {
  return keeps(viewer) ? one : knows(one.seat, viewer) ? { ...one, types: [] } : undefined
}
/** The part of each event that a viewer learns (CR-O.1). */
export const weekObservations: Observations<WeekEvent, WeekSeen> = {
  weekBegan: open,
  marketListed: open, // CR-13.1b
  // An empire knows its own book; a record of many weeks needs no copy of it.
  booked: (one, viewer) =>
    keeps(viewer) ? one : knows(one.seat, viewer) ? { ...one, book: null, contents: contentsOf(one.book) } : undefined,
  agreed: own,
  capitalNamed: own,
  lanesSwitched: open, // CR-5.4a
  placed(one, viewer) {
    // CR-15.3: counters are public, the groups behind them are not.
    const known = <T>(bySeat: Readonly<Partial<Record<Color, T>>>) =>
      Object.fromEntries(Object.entries(bySeat).filter(([seat]) => knows(seat as Color, viewer))) // the keys are seats
    return { ...one, formed: known(one.formed), changed: known(one.changed), dissolved: known(one.dissolved) }
  },
  marginShown: open, // CR-1.2b
  newcomerAdmitted: open, // CR-1.1b
  rimClaimed: open, // CR-1.1b
  contact: among,
  sized: own,
  classesSeen: own,
  attitudeLearned: among,
  decided: among,
  battleBegan: open, // CR-X.10
  initiative: among,
  fought: (one, viewer) => (viewer === UMPIRE || isAmong(one.battle.seats, viewer) ? one : { ...one, rounds: null, ships: null }),
  shipsChanged: own,
  shipsLost: own,
  shipsJoined: withoutTypes,
  keelsSet: withoutTypes, // CR-13.2: the umpire knows, and no other empire
  sparesSet: own,
  accounted: own,
  neutralAttacked(one, viewer) {
    if (viewer === UMPIRE || isAmong(one.seats, viewer)) return one
    // CR-8.5a, CR-1.6a: a force that is too weak does not attack, and the defence would tell the attitude.
    return one.result === 'tooWeak' ? undefined : { ...one, force: null, defence: null, face: null, modifier: null, aftermath: null }
  },
  watched: umpireOnly,
  settled: own,
  worldsChanged: open,
  luxuriesRolled: open,
  linksSet: open,
}
