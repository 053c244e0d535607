// Answers in P1: the orders of all ships of a seat.
import { type Dice, die, likely, pick, refusalsByPart } from '@admiralty/kernel'
import { callRules } from '../chapter.ts'
import { surfaceOf } from '../measure.ts'
import type { ShipPlot } from '../orders.ts'
import type { Ship, Table } from '../state.ts'
import { enemyShips, groupsOfSeat, shipsOfSeat } from '../table.ts'
import { NO_PLOT, thrustBudget } from './budget.ts'
import { flightPath } from './flight-path.ts'
import { isLeaving, plotFault } from './plotting.ts'

/** A turn and a change of velocity within the thrust, now and then a roll or excess thrust. */
function randomCourse(table: Table, ship: Ship, dice: Dice): ShipPlot {
  const plot = { ...NO_PLOT, excess: ship.excess && likely(dice, 1, 4), roll: likely(dice, 1, 12) }
  const { total, turning } = thrustBudget(table, ship, plot)
  const points = Math.max(0, die(dice, turning.total + 1, 'points of course') - 1 - Number(plot.roll))
  const legs = table.setup.settings.doubleTurn && points > 1 ? [1, points - 1] : [points]
  const turns = legs.filter((leg) => leg > 0).map((leg) => ({ to: pick(dice, ['port', 'starboard'] as const), points: Math.min(6, leg) }))
  const left = Math.max(0, total.total - points - Number(plot.roll))
  const change = die(dice, 2 * left + 1, 'change of velocity') - 1 - left
  return { ...plot, turns, change: Math.max(-8, -ship.velocity, change) + 0 }
}
/** FTL, fighters, disengagement or ramming. */
function randomWords(table: Table, ship: Ship, dice: Dice): ShipPlot {
  if (isLeaving(table, ship, { ...NO_PLOT, ftl: true }) || likely(dice, 1, 3)) return { ...NO_PLOT, ftl: true }
  const out = groupsOfSeat(table, ship.seat).length > 0
  return { ...NO_PLOT, flight: out && likely(dice, 1, 2) ? 'land' : 'launch' }
}
/** A legal order; most ships fly towards the enemy, and carriers often launch. */
export function randomPlot(table: Table, ship: Ship, dice: Dice): ShipPlot {
  const isLegal = (plot: ShipPlot): boolean => plotFault(table, ship.seat, ship.id, plot) === undefined
  const carries = ship.design.parts.some(({ kind }) => kind === 'bay')
  if (likely(dice, 1, carries ? 2 : 24)) {
    const words = randomWords(table, ship, dice)
    if (isLegal(words)) return words
  }
  const courses = Array.from({ length: 3 }, () => randomCourse(table, ship, dice)).filter(isLegal)
  const enemies = enemyShips(table, ship.seat)
  const gapAfter = (plot: ShipPlot): number => {
    const { at } = flightPath(table, ship, plot).end
    return Math.min(...enemies.map((enemy) => surfaceOf(table).gap(at, enemy.at)))
  }
  const [nearest] = courses.toSorted((a, b) => gapAfter(a) - gapAfter(b))
  const extra = {
    disengage: likely(dice, 1, 20),
    ram: table.setup.settings.ramming && enemies.length > 0 && likely(dice, 1, 3) ? pick(dice, enemies).id : null,
  }
  const plot = { ...(nearest ?? NO_PLOT), ...extra }
  return isLegal(plot) ? plot : NO_PLOT
}
const plot = callRules('plot', ['plot'], {
  of: shipsOfSeat,
  check: (view, me, { ships }) => refusalsByPart(ships, (id, plot) => plotFault(view, me, id, plot)),
  wants: ['FT-MOV-02', 'orders are written now'],
  randomOrder: (view, me, dice) => ({
    order: 'plot',
    ships: Object.fromEntries(shipsOfSeat(view, me).map((ship) => [ship.id, randomPlot(view, ship, dice)])),
  }),
  /** FT-END-12: all ships fly straight on. */
  defaultOrder: () => ({ order: 'plot', ships: {} }),
})
export const movementQuestions = { plot }
