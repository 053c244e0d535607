// Plays positions call by call with scripted dice, for tests of the sequence of play.
import { type Call, type Orders, type RuleSystem, type Seat, type SystemTypes, scriptedDice } from '@admiralty/kernel'
import { expect } from 'vitest'

interface AtState<T extends SystemTypes> {
  readonly state: T['state']
}
interface AfterCall<T extends SystemTypes> extends AtState<T> {
  readonly events: readonly T['event'][]
}

/** The functions of a game for its first open call. */
export function atFirstCall<T extends SystemTypes>(system: RuleSystem<T>) {
  const callOf = ({ state }: AtState<T>): Call => {
    const [call] = system.openCalls(state)
    if (!call) throw new Error('nobody is asked')
    return call
  }
  return {
    callOf,
    /** The kind of the call and its seats: 'plot red blue'. */
    asked(at: AtState<T>): string {
      const { kind, seats } = callOf(at)
      return `${kind} ${seats.join(' ')}`
    },
    /** Answers the call; a seat that gives nothing gives its default order. All faces must be used. */
    answer(at: AtState<T>, orders: Readonly<Partial<Record<Seat, T['order']>>>, ...faces: readonly number[]): AfterCall<T> {
      const call = callOf(at)
      const all: Orders<T['order']> = Object.fromEntries(
        call.seats.map((seat) => {
          const view = system.view(at.state, seat)
          const order = orders[seat] ?? system.defaultOrder(view, call)
          expect(system.check(view, call, order), `${call.kind} of ${seat}`).toBeUndefined()
          return [seat, order]
        }),
      )
      const dice = scriptedDice(...faces)
      const next = system.resolve(at.state, call, all, dice)
      expect(dice.left()).toEqual([])
      return next
    },
    /** The clause that refuses an order now. */
    refusalOf: (at: AtState<T>, seat: Seat, order: T['order']) => system.check(system.view(at.state, seat), callOf(at), order)?.[0].rule,
  }
}
