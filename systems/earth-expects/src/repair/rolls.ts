// The dice of repairs, and what they mend.
import { die } from '@admiralty/kernel'
import { CREWS, type Level } from '../../data/tables.ts'
import type { Context } from '../chapter.ts'
import type { Ship } from '../state.ts'
import { audienceOf, eventAbout, isDisguised, ownSeats } from '../table.ts'
import { isBusy, MENDED, ROLLED } from './hands.ts'

/** EE-DAM-02, EE-REP-01: clears light damage; with variable repairs each box needs a die of 2 or more (EE-VRP-02). */
export function clearLight(ctx: Context, ship: Ship): void {
  const light = Object.keys(ship.levels).filter((box) => ship.levels[box] === 'light')
  if (light.length === 0) return
  // A passenger ship has no light damage, so only the owner's side learns of light damage to a disguised ship.
  const own = ownSeats(ctx.state, ship)
  const to = isDisguised(ctx.state, ship) ? own : audienceOf(ctx.state, ship.id)
  if (!ctx.state.setup.options.variableRepairs) {
    ctx.emit({ type: 'lightCleared', ship: ship.id, seat: ship.seat, to, boxes: light })
    return
  }
  for (const box of light) {
    const face = die(ctx.dice, CREWS[ship.crew].sides, `light damage of ${ship.id}`)
    const worked = face >= 2
    const level = worked ? 'sound' : 'light'
    const seen = ctx.state.ships[ship.id]?.levels[box] ?? level
    const beneath = isDisguised(ctx.state, ship) ? level : null
    const about = { ship: ship.id, seat: ship.seat, to, own }
    ctx.emit({ type: 'repaired', ...about, box, level: beneath ? seen : level, die: face, worked, beneath })
  }
}
/** `by`: the crew, or a control box that repairs itself (EE-VRP-05). */
export function mend(ctx: Context, ship: Ship, box: string, by: 'crew' | 'itself'): void {
  const rolls = ctx.state.setup.options.variableRepairs
  const face = rolls ? die(ctx.dice, CREWS[ship.crew].sides, `repair of ${ship.id}`) : null // EE-CRQ-02
  const after = (level: Level): Level | undefined => (face === null ? MENDED[level] : ROLLED[by](level, face))
  const trueLevel = ship.levels[box] ?? 'sound'
  const shown = ctx.state.ships[ship.id]?.levels[box] ?? trueLevel
  const seen = isDisguised(ctx.state, ship) ? shown : trueLevel
  ctx.emit({
    type: 'repaired',
    ...eventAbout(ctx.state, ship),
    own: ownSeats(ctx.state, ship),
    box,
    level: after(seen) ?? seen,
    die: face,
    worked: after(seen) !== undefined,
    beneath: isDisguised(ctx.state, ship) ? (after(trueLevel) ?? trueLevel) : null,
  })
}
/** EE-GEN-25, EE-REP-06: reloads the launchers of a ship without manoeuvre power. */
export function reload(ctx: Context, ship: Ship): void {
  if (isBusy(ctx.state, ship) || !ctx.state.secret[ship.seat]?.empty[ship.id]?.length) return
  ctx.emit({ type: 'reloaded', ship: ship.id, seat: ship.seat, own: ownSeats(ctx.state, ship) })
}
