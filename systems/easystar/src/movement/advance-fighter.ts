// The next hex of a fighter's flight, and whatever it meets there.
import type { Context } from '../chapter.ts'
import type { Fighter } from '../state.ts'
import { fighterOf, flying, onMap } from '../table.ts'
import { step } from './course.ts'
import { fightersMet, obstaclesAt } from './obstacles.ts'

/** Moves a fighter until it meets something, leaves the map or ends its path. */
export function advanceFighter(ctx: Context, id: string, rest: string, rams: readonly string[]): void {
  const fighter = fighterOf(ctx.state, id)
  if (!flying(fighter)) return
  let now: Pick<Fighter, 'hex' | 'facing'> = fighter
  const tell = (path: string): void => {
    if (path === '' && fighter.moved) return
    ctx.emit({ type: 'fighterMoved', fighter: id, seat: fighter.seat, path, hex: now.hex, facing: now.facing })
  }
  for (const [index, letter] of [...rest].entries()) {
    now = step(now, letter)
    if (letter !== 'F') continue
    if (!onMap(ctx.state.setup.map, now.hex)) {
      tell(rest.slice(0, index + 1))
      ctx.emit({ type: 'fighterLeft', fighter: id, seat: fighter.seat }) // ES-FMV-07
      return
    }
    const rammed = obstaclesAt(ctx.state, fighter, now.hex).filter((ship) => flying(ship) && rams.includes(ship.id)) // ES-FMV-03: only ships that it tries to ram
    const met = [...rammed.map((ship) => ship.id), ...fightersMet(ctx.state, id, now.hex)]
    const [target, ...others] = met
    if (target !== undefined) {
      tell(rest.slice(0, index + 1))
      const here = rams.filter((ram) => met.includes(ram))
      ctx.next({ step: 'meet', mover: id, target, rams: here, others }, { step: 'advance', mover: id, rest: rest.slice(index + 1), rams })
      return
    }
  }
  tell(rest)
}
