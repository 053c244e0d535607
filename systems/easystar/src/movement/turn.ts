// A turn (ES-SEQ-03, -04, -05, -09): who acts in which order, and what its beginning brings.
import type { StepsOf, Telling } from '../chapter.ts'
import type { Color, Table } from '../state.ts'
import type { Step } from '../steps.ts'
import { enemyOf, flying, initiative, seatsOn } from '../table.ts'

/** The steps of the turn that has begun. */
export function turnSteps(table: Table): readonly Step[] {
  const first = initiative(table)
  const inOrder: readonly Color[] = [...seatsOn(table, first), ...seatsOn(table, enemyOf(first))]
  const [seat = 'yellow'] = seatsOn(table, first)
  return [
    ...inOrder.flatMap((mover): readonly Step[] => [
      { step: 'ships', seat: mover },
      { step: 'navRepair', seat: mover },
    ]),
    ...inOrder.map((mover): Step => ({ step: 'fighters', seat: mover })),
    { step: 'fire', side: first, passes: 0, seat, declined: [], last: null },
    { step: 'turnEnd' },
  ]
}

const SAME: Readonly<Partial<Record<Step['step'], Step['step']>>> = {
  pointDefence: 'fire',
  attack: 'fire',
  displacer: 'fire',
  damage: 'fire',
  shotEnd: 'fire',
}
/** What follows in the turn after a step; for positions in its middle. */
export function restOfTurn(table: Table, after: Step): readonly Step[] {
  const all = turnSteps(table)
  const kind = SAME[after.step] ?? after.step
  const seat = 'seat' in after ? after.seat : null
  const at = all.findIndex((step) => step.step === kind && (kind === 'fire' || seat === null || !('seat' in step) || step.seat === seat))
  const opening = ['fleet', 'flagship', 'refit', 'deploy', 'turnStart', 'turnEnd']
  if (at < 0)
    return opening.includes(after.step) ? [] : all.filter(({ step }) => step === 'fighters' || step === 'fire' || step === 'turnEnd')
  // In the middle of a shot the alternation goes on after it.
  return all.slice(after.step in SAME ? at : at + 1)
}

/** ES-LEV-02: before any movement, one point, both sides alike. */
function mendLeviathans(story: Telling): void {
  for (const { id, seat, hull, hurt, status } of Object.values(story.state.ships))
    if (hull === 'leviathan' && status === 'flying' && hurt > 0) story.tell({ type: 'hullMended', ship: id, seat, points: 1 })
}

export const turnStart: StepsOf<'turnStart'>['turnStart'] = {
  play(_, story) {
    const turn = story.state.turn + 1
    story.tell({ type: 'turnBegan', turn, initiative: initiative({ ...story.state, turn }) })
    mendLeviathans(story)
    story.next(...turnSteps(story.state))
  },
}

export const hasShips = (table: Table, seat: Color): boolean =>
  Object.values(table.ships).some((ship) => ship.seat === seat && flying(ship))
