// FT-OPT-04: a carrier that groups attack may send up groups of its own.
import type { Context } from '../chapter.ts'
import { loseSystem } from '../damage/marking.ts'
import { throwDie } from '../dice.ts'
import { flightLimit, launchable } from '../flight/flights.ts'
import { entryAt } from '../found.ts'
import type { Mission } from '../orders.ts'
import type { Ship } from '../state.ts'
import { present, shipOf, workingSystems } from '../table.ts'

const LATE = 4
const IN_TIME = [0, 0, 0, 0, 0, 1, 2] as const
/** Ships that groups attack, that used no thrust, do not warm up (FT-FTL-01), and have a group ready. */
const surprised = (ctx: Context): readonly Ship[] =>
  present(ctx.state).filter(
    ({ id, seat, thrust, warm }) =>
      thrust < ctx.state.turn &&
      warm < ctx.state.turn &&
      ctx.state.attacks.some(({ target }) => target.id === id) &&
      launchable(ctx.state, seat).some(({ ship }) => ship === id),
  )
function sendUp(ctx: Context, { id, seat, at, course }: Ship, group: string, mission: Mission | null): void {
  ctx.emit({ type: 'groupLaunched', seat, ship: id, group, at, course, mission, turn: ctx.state.turn })
}
export function scramble(ctx: Context): void {
  if (!ctx.state.setup.settings.scramble) return
  for (const { id, seat } of surprised(ctx)) {
    const face = throwDie(ctx.dice, `scramble of ${id}`)
    ctx.emit({ type: 'scrambled', ship: id, die: face })
    const ship = shipOf(ctx.state, id)
    const [bay] = workingSystems(ship, 'bay')
    if (face === 1 && bay) loseSystem(ctx, id, bay.id, 'lost')
    const ready = launchable(ctx.state, seat).filter((group) => group.ship === id)
    const most = Math.min(entryAt(IN_TIME, face), flightLimit(ship) - ship.flights)
    for (const group of ready.slice(0, most)) sendUp(ctx, ship, group.id, { do: 'screen', ship: id })
    const [late] = face === LATE ? ready : []
    if (!late) continue
    sendUp(ctx, ship, late.id, null)
    // After P9; the steps of P8 and P9 stay in front.
    const before = ['dogfight', 'defend', 'intercept', 'strike'] as const
    ctx.drop(({ step }) => (before as readonly string[]).includes(step)) // names of steps are strings
    ctx.next(...before.map((step) => ({ step })), { step: 'scramble', group: late.id, ship: id })
  }
}
