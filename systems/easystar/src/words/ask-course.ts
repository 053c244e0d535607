// The page of a ship's course.
import { changesOf } from '../movement/course.ts'
import { risksOf } from '../movement/obstacles.ts'
import type { Ship, View } from '../state.ts'
import { has, inTheWay } from '../table.ts'
import { type CourseDraft, courseText, goRows, legOf, moveOf } from './course-rows.ts'
import { aheadRow, moveRow, sameRow, speedRows, stepRows } from './course-steps.ts'
import { type GamePage, type GameRows, row, START } from './form.ts'
import { ramRows } from './paths.ts'
import { capital, shipName } from './say.ts'

/** The draft of a course at the start: the current speed, or the forced one. */
export const courseFrom = (view: View, ship: Ship): CourseDraft => {
  const [change = 0] = changesOf(view, ship)
  return { kind: 'course', ship: ship.id, change, path: '', rams: [] }
}

export function coursePage(view: View, draft: CourseDraft, others: GameRows): GamePage {
  const leg = legOf(view, draft)
  const { ship } = leg
  const isEmpty = draft.path === ''
  return {
    phase: 'Ships · plan a course',
    title: `${capital(shipName(ship))} at speed ${leg.speed}`,
    text: courseText(leg),
    rule: 'ES-MOV-03',
    back: { set: isEmpty ? START : courseFrom(view, ship) },
    rows: () => [
      moveRow(leg),
      leg.hexes > 0 && aheadRow(leg),
      stepRows(leg),
      ramRows(view, ship, draft, {
        rule: 'ES-COL-03',
        things: Object.values(view.ships).filter(inTheWay),
        orderOf: moveOf,
        risksOf: (plan) => risksOf(view, ship, plan),
      }),
      isEmpty && [sameRow(leg), speedRows(leg)],
      has(view, ship, 'jump') && row('jump', 'ES-AUX-JMP-01', 'Jump five hexes ahead', { set: { kind: 'jump', ship: ship.id } }),
      goRows(leg),
      others,
    ],
  }
}
