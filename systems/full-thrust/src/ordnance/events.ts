// Events of salvo missiles in P4 and P7. All are open.
import { event, type Records } from '@admiralty/kernel'
import { z } from 'zod'
import { found } from '../found.ts'
import { id, seatSchema, turnNumber } from '../shapes.ts'
import { type Condition, type State, salvoSchema } from '../state.ts'
import { shipOf, withCondition, withoutSalvo, withSalvo, withShip, withUsed } from '../table.ts'

const events = [
  /** FT-SAL-02. `magazine` is null for a rack, which is spent. */
  event('salvoLaunched', {
    salvo: salvoSchema,
    mount: id,
    magazine: id.nullable(),
    load: z.enum(['standard', 'extended']),
    turn: turnNumber,
  }),
  /** FT-SEQ-03: the seat launches no more salvoes in this turn. */
  event('ordnanceEnded', { seat: seatSchema }),
  /** FT-SAL-04, FT-SAL-08: for all to see. */
  event('salvoHomed', { salvo: id, target: id }),
  event('salvoLost', { salvo: id }),
] as const
type OrdnanceEvent = z.infer<(typeof events)[number]>

const records: Records<State, OrdnanceEvent> = {
  salvoLaunched(state, { salvo, mount, magazine, load, turn }) {
    const { systems, loads } = shipOf(state, salvo.ship).condition
    const withoutLoad = (from: string): Partial<Condition> => {
      const left = found(loads, from, 'magazine')
      return { loads: { ...loads, [from]: { ...left, [load]: left[load] - 1 } } }
    }
    const stock = magazine === null ? { systems: { ...systems, [mount]: 'spent' as const } } : withoutLoad(magazine)
    const fired = withUsed(withCondition(state, salvo.ship, stock), salvo.ship, [mount])
    const ready = withShip(fired, salvo.ship, { launchedSalvoes: turn })
    return { ...ready, launched: [...state.launched, salvo.id], salvoes: { ...state.salvoes, [salvo.id]: salvo } }
  },
  ordnanceEnded: (state) => state,
  salvoHomed: (state, { salvo, target }) => withSalvo(state, salvo, { target }),
  salvoLost: (state, { salvo }) => withoutSalvo(state, salvo),
}
export const ordnanceChapter = { events, records }
