// Events of salvo missiles in P4 and P7. All are open.
import { event, type Records } from '@admiralty/kernel'
import { z } from 'zod'
import { id, seatSchema, whole } from '../shapes.ts'
import { type State, salvoSchema } from '../state.ts'
import { shipOf, withCondition, withoutSalvo, withSalvo, withShip, withUsed } from '../table.ts'

export const ordnanceEvents = [
  /** FT-SAL-02. `magazine` is null for a rack, which is spent. */
  event('salvoLaunched', {
    salvo: salvoSchema,
    mount: id,
    magazine: id.nullable(),
    load: z.enum(['standard', 'extended']),
    turn: whole(1, 999),
  }),
  /** FT-SEQ-03: the seat launches no more salvoes in this turn. */
  event('ordnanceEnded', { seat: seatSchema }),
  /** FT-SAL-04, FT-SAL-08: for all to see. */
  event('salvoHomed', { salvo: id, target: id }),
  event('salvoLost', { salvo: id }),
] as const
export type OrdnanceEvent = z.infer<(typeof ordnanceEvents)[number]>

export const ordnanceRecords: Records<State, OrdnanceEvent> = {
  salvoLaunched(state, { salvo, mount, magazine, load, turn }) {
    const { systems, loads } = shipOf(state, salvo.ship).condition
    const left = magazine === null ? undefined : loads[magazine]
    const stock =
      magazine !== null && left
        ? { loads: { ...loads, [magazine]: { ...left, [load]: left[load] - 1 } } }
        : { systems: { ...systems, [mount]: 'spent' as const } }
    const fired = withUsed(withCondition(state, salvo.ship, stock), salvo.ship, [mount])
    const ready = withShip(fired, salvo.ship, { launchedSalvoes: turn })
    return { ...ready, launches: state.launches + 1, salvoes: { ...state.salvoes, [salvo.id]: salvo } }
  },
  ordnanceEnded: (state) => state,
  salvoHomed: (state, { salvo, target }) => withSalvo(state, salvo, { target }),
  salvoLost: (state, { salvo }) => withoutSalvo(state, salvo),
}
