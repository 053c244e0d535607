// EE-BAS-08: each railgun of a base is aimed at one enemy base. A scenario may fix this.
// Owners of bought bases choose in the first turn, after all ships are placed.

import { askTogether, firstRefusal, type GameSteps, pick, refusalsByPart, refuse } from '@admiralty/kernel'
import { distance, type Hex, subtract } from '@admiralty/space'
import { byShip } from '../ask.ts'
import { callRules, type RuleTypes } from '../chapter.ts'
import { orderOf } from '../orders.ts'
import { inShipFrame, onRailgunRow } from '../record/arcs.ts'
import { layoutOf } from '../record/layout.ts'
import { systemsOf } from '../record/systems.ts'
import type { Color } from '../shapes.ts'
import type { Ship, Table } from '../state.ts'
import { enemiesOf, openShips, seatsOf } from '../table.ts'

type Marks = Ship['marks']
const railgunsOf = ({ design }: Ship) => systemsOf(layoutOf(design)).flatMap((one) => (one.kind === 'railgun' ? [one] : []))
/** A seat's bases with railguns that the scenario has not aimed. */
export const unmarked = (table: Table, seat: Color): readonly Ship[] =>
  openShips(table).filter(
    (ship) =>
      ship.seat === seat &&
      ship.design.base &&
      railgunsOf(ship).length > 0 &&
      !table.setup.ships.some((enlisted) => enlisted.id === ship.id),
  )
/** The enemy bases at which a seat's bases may aim. */
export const markable = (table: Table, seat: Color): readonly Ship[] => enemiesOf(table, seat).filter(({ design }) => design.base)

const FACINGS = [0, 1, 2, 3, 4, 5] as const
/** EE-RAI-02, EE-BAS-09: whether the hex is on a row of this railgun, now or after the base rotates. */
function mayBear(base: Ship, { primaries }: ReturnType<typeof railgunsOf>[number], to: Hex): boolean {
  const away = subtract(to, base.hex)
  const facings = base.rotates === 0 ? [base.facing] : FACINGS
  return facings.some((facing) => primaries.some(({ aim }) => onRailgunRow(inShipFrame(away, { ...base, facing }), aim ?? 'ahead')))
}
/** Aims each railgun at the nearest base on its row, otherwise at the nearest base. */
export function nearestMarks(table: Table, base: Ship): Marks {
  const targets = markable(table, base.seat).toSorted((a, b) => distance(a.hex, base.hex) - distance(b.hex, base.hex))
  const marks = railgunsOf(base).flatMap((gun) => {
    const best = targets.find(({ hex }) => mayBear(base, gun, hex)) ?? targets[0]
    return best ? [[gun.id, best.id] as const] : []
  })
  return Object.fromEntries(marks)
}

export const markSteps: GameSteps<RuleTypes, 'mark'> = {
  mark: {
    /** With one enemy base there is no choice. */
    asks: (_, state) =>
      askTogether(...seatsOf(state).filter((seat) => unmarked(state, seat).length > 0 && markable(state, seat).length > 1)),
    play(_, ctx, orders) {
      for (const seat of seatsOf(ctx.state)) {
        const order = orderOf(orders, seat, 'mark')
        for (const base of unmarked(ctx.state, seat)) {
          const marks = { ...nearestMarks(ctx.state, base), ...order?.ships[base.id] }
          if (Object.keys(marks).length > 0) ctx.emit({ type: 'railgunsMarked', ship: base.id, seat, marks })
        }
      }
    },
  },
}

const mark = callRules('mark', ['mark'], {
  wants: ['EE-BAS-08', 'choose an enemy base for each railgun'],
  of: (view, me) => markable(view, me).map(({ id: base }) => base),
  check: (view, me, { ships }) =>
    refusalsByPart(ships, (id, marks) => {
      const base = unmarked(view, me).find((one) => one.id === id)
      if (!base) return refuse('EE-BAS-08', `${id} is not one of your bought bases with railguns`)
      return firstRefusal(Object.entries(marks), ([gun, at]) => {
        if (!railgunsOf(base).some((one) => one.id === gun)) return refuse('EE-BAS-08', `${base.design.name} has no railgun ${gun}`)
        return markable(view, me).some((one) => one.id === at) ? undefined : refuse('EE-BAS-08', `${at} is not an enemy base`)
      })
    }),
  randomOrder: (view, me, dice) => ({
    order: 'mark',
    ships: byShip(unmarked(view, me), (base) =>
      Object.fromEntries(railgunsOf(base).map((gun) => [gun.id, pick(dice, markable(view, me)).id])),
    ),
  }),
  defaultOrder: (view, me) => ({ order: 'mark', ships: byShip(unmarked(view, me), (base) => nearestMarks(view, base)) }),
})
export const markQuestions = { mark }
