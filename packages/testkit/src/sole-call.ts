// The answer functions of a game for seats with at most one open call, so that a test names a view and not the call too.
import { type Call, type Dice, NO_CALL, type RuleSystem, type Seat, type SystemTypes, type Viewer } from '@admiralty/kernel'

/** A view that names its viewer. */
interface NamedView {
  readonly me: Viewer
}

/** The answer functions, each for the only open call of the seat. Without one they behave as for a call that is not open. */
export function atSoleCall<T extends SystemTypes & { readonly view: NamedView }>(
  system: RuleSystem<T>,
  callsOf: (view: T['view']) => readonly Call[],
) {
  const callOf = (view: T['view'], seat: Seat = view.me): Call => callsOf(view).find(({ seats }) => seats.includes(seat)) ?? NO_CALL
  return {
    callOf,
    offer: (view: T['view']) => system.offer(view, callOf(view)),
    check: (view: T['view'], order: T['order']) => system.check(view, callOf(view), order),
    forcedOrder: (view: T['view'], seat: Seat) => system.forcedOrder(view, callOf(view, seat), seat),
    randomOrder: (view: T['view'], dice: Dice) => system.randomOrder(view, callOf(view), dice),
    defaultOrder: (view: T['view']) => system.defaultOrder(view, callOf(view)),
  }
}
