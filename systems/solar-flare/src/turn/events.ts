// Events of rounds, turns and phases.
import { event, type Records, seenWhole, whole } from '@admiralty/kernel'
import { z } from 'zod'
import { TORPEDO } from '../../data/tables.ts'
import { seatSchema, sideSchema } from '../shapes.ts'
import type { Ship, State } from '../state.ts'
import { changed } from '../table.ts'

const events = [
  event('roundBegan', { round: whole(1, 100_000) }),
  event('turnBegan', { side: sideSchema }),
  /** `all`: the admiral ends the phase for the whole team. */
  event('seatEnded', { seat: seatSchema, all: z.boolean() }),
  event('phaseEnded', { side: sideSchema, phase: z.enum(['weapons', 'movement', 'power']) }),
] as const
type TurnEvent = z.infer<(typeof events)[number]>

const mapShips = (state: State, side: Ship['side'], change: (ship: Ship) => Partial<Ship>): State['ships'] =>
  Object.fromEntries(Object.entries(state.ships).map(([id, ship]) => [id, ship.side === side ? { ...ship, ...change(ship) } : ship]))

const records: Records<State, TurnEvent> = {
  roundBegan: (state, { round }) => ({ ...state, round }),
  /** SF-BEM-03, SF-TOR-05, SF-TOR-10: beams may fire again; torpedoes in flight begin their second turn. */
  turnBegan: (state, { side }) => ({
    ...state,
    active: side,
    ships: mapShips(state, side, (ship) => ({ fittings: changed(ship, () => ({ fired: false })) })),
    torpedoes: Object.fromEntries(
      Object.entries(state.torpedoes).map(([id, torpedo]) => [
        id,
        torpedo.side === side ? { ...torpedo, turn: TORPEDO.turns, points: TORPEDO.points, sides: TORPEDO.sides } : torpedo,
      ]),
    ),
  }),
  seatEnded: (state, { seat }) => ({ ...state, ended: [...state.ended, seat] }),
  /** SF-PWR-03, SF-PWR-12: charges stay; power that was not moved is lost when the power phase ends. */
  phaseEnded: (state, { side, phase }) => ({
    ...state,
    ended: [],
    ships:
      phase === 'power'
        ? mapShips(state, side, (ship) => ({ power: 0, busy: [], fittings: changed(ship, () => ({ served: false })) }))
        : state.ships,
  }),
}
/** SF-INF-01 */
const observations = seenWhole(events)
export const turnChapter = { events, records, observations }
