import { sameHex } from '@admiralty/space'
import type { Context } from '../chapter.ts'
import type { OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Shot, State } from '../state.ts'
import { ownSeats, shipOf, shipsOf } from '../table.ts'
import { displacementTo } from './in-arc.ts'
import { weaponsOf } from './weapons.ts'

interface Launch {
  /** Its place in the ship's list of shots, from 1. */
  readonly shot: number
  readonly nuclear: boolean
}
/** EE-WEP-06: ship by ship, then in the owner's order. */
export function shotsOf(
  state: State,
  seat: Color,
  { ships }: OrderOf<'commit'>,
): readonly { readonly shot: Shot; readonly launch: Launch }[] {
  return shipsOf(state, seat).flatMap((ship) => {
    const armed = weaponsOf(state, ship)
    return (ships[ship.id] ?? []).map(({ weapon, at, nuclear }, index) => {
      const kind = armed.find(({ id }) => id === weapon)?.kind
      if (!kind || kind === 'antiMissile') throw new Error(`${ship.id} cannot fire ${weapon}`)
      return {
        shot: { id: `${state.turn}-${ship.id}-${index + 1}`, seat, from: ship.id, weapon, kind, at },
        launch: { shot: index + 1, nuclear },
      }
    })
  })
}
/** EE-MIS-02. */
export function launchMissile(ctx: Context, { id, seat, from, weapon, at }: Shot, { shot, nuclear }: Launch): void {
  const [launcher, target] = [shipOf(ctx.state, from), shipOf(ctx.state, at)]
  const { hex } = launcher
  const lay = sameHex(hex, target.hex) ? displacementTo(ctx.state, launcher, target) : null
  const missile = { id: `m${id}`, seat, from, target: at, hex, entry: null, path: [], launched: ctx.state.turn, shot, lay }
  ctx.emit({ type: 'missileLaunched', missile, weapon, nuclear, with: ownSeats(ctx.state, { seat }) })
}
