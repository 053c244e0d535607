// The start of a turn and the order of its steps (ES-SEQ-03, ES-SEQ-04, ES-SEQ-05, ES-SEQ-09).
import type { GameSteps } from '@admiralty/kernel'
import type { Context, RuleTypes } from '../chapter.ts'
import { openFire, otherSide } from '../fire/turns.ts'
import type { Color, Table } from '../state.ts'
import type { Step } from '../steps.ts'
import { enemyOf, flying, initiative, seatsOn, shipsOf, sideOf } from '../table.ts'

/** ES-SEQ-04: the steps of the turn that has begun. */
export function turnSteps(table: Table): readonly Step[] {
  const first = initiative(table)
  const inOrder: readonly Color[] = [...seatsOn(table, first), ...seatsOn(table, enemyOf(first))]
  return [
    ...inOrder.flatMap((mover): readonly Step[] => [
      { step: 'ships', seat: mover },
      { step: 'navRepair', seat: mover },
    ]),
    ...inOrder.map((mover): Step => ({ step: 'fighters', seat: mover })),
    openFire(table),
    { step: 'turnEnd' }, // ES-SEQ-09
  ]
}

const OPENING = [{ step: 'fleet' }, { step: 'flagship' }, { step: 'refit' }, { step: 'deploy' }] as const satisfies readonly Step[]

/** The steps from the first one of this name, for positions: 'fire' is the fire of the side with the initiative. An unknown name gives the whole turn. */
export function turnFrom(table: Table, name: string): readonly Step[] {
  const begin: Step = { step: 'turnStart' }
  if (name === begin.step) return [begin]
  const steps: readonly Step[] = OPENING.some(({ step }) => step === name) ? OPENING : turnSteps(table)
  return steps.slice(
    Math.max(
      0,
      steps.findIndex(({ step }) => step === name),
    ),
  )
}

/** The steps of the turn after a step, for positions. After a course the mover's seat continues, after a shot the other side. */
export function restOfTurn(table: Table, after: Step): readonly Step[] {
  const opening = OPENING.findIndex(({ step }) => step === after.step)
  if (opening >= 0) return OPENING.slice(opening + 1)
  const all = turnSteps(table)
  const at = all.findIndex((step) => step.step === after.step && (!('seat' in step) || step.step === 'fire' || step.seat === seatIn(after)))
  if (at >= 0) return all.slice(at + 1)
  const back = interrupted(table, after)
  const from = all.findIndex((step) => step.step === back?.step && (back.step === 'fire' || ('seat' in step && step.seat === seatIn(back))))
  return back && from >= 0 ? [back, ...all.slice(from + 1)] : []
}
const seatIn = (step: Step): Color | null => ('seat' in step ? step.seat : null)

/** The step that continues after a course, a shot or a critical hit. */
function interrupted(table: Table, step: Step): Step | null {
  if (step.step === 'turnStart') return null
  const mover = 'mover' in step ? step.mover : 'fighter' in step ? step.fighter : 'ship' in step ? step.ship : ''
  const seat = table.ships[mover]?.seat ?? table.fighters[mover]?.seat
  if (seat && !('combat' in step && step.combat)) return { step: mover in table.ships ? 'ships' : 'fighters', seat }
  const shooter = table.shot && (table.ships[table.shot.from] ?? table.fighters[table.shot.from])
  if (!shooter) return openFire(table)
  return otherSide(table, { ...openFire(table), side: sideOf(table, shooter.seat), seat: shooter.seat }, shooter.seat, 0)
}

/** ES-LEV-02: each leviathan repairs one point before movement. */
function mendLeviathans(ctx: Context): void {
  for (const { id, seat, hull, hurt, status } of Object.values(ctx.state.ships))
    if (hull === 'leviathan' && status === 'flying' && hurt > 0) ctx.emit({ type: 'hullMended', ship: id, seat, points: 1 })
}

export const turnStart: GameSteps<RuleTypes, 'turnStart'>['turnStart'] = {
  play(_, ctx) {
    const turn = ctx.state.turn + 1
    ctx.emit({ type: 'turnBegan', turn, initiative: initiative({ ...ctx.state, turn }) })
    mendLeviathans(ctx)
    ctx.next(...turnSteps(ctx.state))
  },
}

/** Whether a seat has a ship in play. */
export const hasShips = (table: Table, seat: Color): boolean => shipsOf(table, seat).some(flying)
