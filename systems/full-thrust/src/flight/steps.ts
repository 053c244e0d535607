// P3 and P6: sides act in reverse initiative order, one group at a time, new launches first (FT-SEQ-03, FT-SEQ-04). P5: groups that go with ships.
import type { GameSteps, Place } from '@admiralty/kernel'
import type { Context, RuleTypes } from '../chapter.ts'
import { throwDie } from '../dice.ts'
import type { Color } from '../shapes.ts'
import type { Group, Table } from '../state.ts'
import { byId, flying, groupOf, shipOf } from '../table.ts'
import { inTurn } from '../turn/steps.ts'
import { berthFor, launchable, movable, movableAgain, NEVER } from './flights.ts'

/** P3 and P6: a step in which groups are launched or moved. */
const flights = <K extends 'launch' | 'fly' | 'flyAgain'>(step: K, groups: (table: Table, seat: Color) => readonly Group[]) =>
  inTurn<K>({
    step,
    canAct: (table, seat) => groups(table, seat).length > 0,
    act(order, ctx, seat) {
      const { turn } = ctx.state
      if (order.order === 'launch') {
        const { order: _, ...flight } = order
        ctx.emit({ type: 'groupLaunched', seat, ship: groupOf(ctx.state, order.group).ship, ...flight, turn })
      } else if (order.order === 'fly') {
        const { order: _, ...flight } = order
        ctx.emit({ type: 'groupFlew', ...flight, again: step === 'flyAgain', turn })
      } else ctx.emit({ type: 'flightsEnded', seat })
    },
  })
export const flightSteps: GameSteps<RuleTypes, 'launch' | 'fly' | 'flyAgain'> = {
  launch: flights('launch', launchable),
  fly: flights('fly', movable),
  flyAgain: flights('flyAgain', movableAgain),
}

/** FT-SEQ-05, FT-FTR-11, FT-FTR-12: groups move with the ships that they screen or pursue. `from`: where the ships began. */
export function followShips(ctx: Context, from: Readonly<Record<string, Place>>): void {
  const moves = flying(ctx.state).flatMap(({ id, at, mission }) => {
    const start = mission && from[mission.ship]
    if (!start || mission.do === 'land') return []
    const ship = shipOf(ctx.state, mission.ship)
    if (ship.status !== 'present') return [] // FT-FTL-05: groups in flight stay behind.
    const to: Place = [at[0] + ship.at[0] - start[0], at[1] + ship.at[1] - start[1]]
    return to[0] === at[0] && to[1] === at[1] ? [] : [{ group: id, at: to }]
  })
  if (moves.length > 0) ctx.emit({ type: 'groupsFollowed', moves })
}
/** FT-FTR-18: the first turn of the next launch, by the die. */
function readyAfter(face: number, turn: number): number {
  if (face === 1) return NEVER
  return turn + (face === 6 ? 1 : 2)
}
/** FT-FTR-17: at the end of P5 the ships take in the groups that have come to land. A group without a berth stays in flight. */
export function takeIn(ctx: Context): void {
  for (const { id, mission } of flying(ctx.state).toSorted(byId)) {
    const ship = mission?.do === 'land' ? shipOf(ctx.state, mission.ship) : undefined
    const group = ctx.state.groups[id]
    const berth = ship?.status === 'present' && group ? berthFor(ctx.state, group, ship) : undefined
    if (!ship || !berth) continue
    const face = throwDie(ctx.dice, `rearming of ${id}`)
    ctx.emit({ type: 'groupLanded', group: id, ship: ship.id, ...berth, die: face, ready: readyAfter(face, ctx.state.turn) })
  }
}
