// P11: damage control is allotted in secret, then repairs, clocks and power cores ship by ship (FT-DC-03, FT-COR-03 to FT-COR-05, FT-OPT-05).
import { askTogether, type GameSteps } from '@admiralty/kernel'
import { type Context, ordersOf, type RuleTypes } from '../chapter.ts'
import { NO_HITS } from '../damage/hits.ts'
import { destroy, mark } from '../damage/marking.ts'
import { systemsOf } from '../design/systems.ts'
import { throwDice, throwDie } from '../dice.ts'
import { surfaceOf } from '../measure.ts'
import type { OrderOf, RepairTask } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Ship } from '../state.ts'
import { compareIds, present, shipOf } from '../table.ts'
import { coreExplodesOn, failingCores, mendingSeats } from './parties.ts'

/** The dice of repairs go ship by ship, and in check order aboard. */
function inRepairOrder(ctx: Context, repairs: readonly RepairTask[]): readonly RepairTask[] {
  const placeOf = ({ ship, system }: RepairTask): number => systemsOf(shipOf(ctx.state, ship).design).findIndex(({ id }) => id === system)
  return repairs.toSorted((a, b) => compareIds(a.ship, b.ship) || placeOf(a) - placeOf(b))
}
/** FT-DC-03: repaired on the number of parties or less. */
function repair(ctx: Context, { ship, system, parties }: RepairTask): void {
  const face = throwDie(ctx.dice, `repair of ${system} of ${ship}`)
  ctx.emit({ type: 'repairTried', ship, system, parties, face, mended: face <= parties, turn: ctx.state.turn })
}
/** FT-COR-04, FT-COR-05: the die of a failing core, and the explosion. */
function testCore(ctx: Context, ship: Ship): void {
  const least = coreExplodesOn(ship, ctx.state.turn)
  const face = throwDie(ctx.dice, `power core of ${ship.id}`)
  ctx.emit({ type: 'coreTested', ship: ship.id, face, least, explodes: face >= least })
  if (face < least) return
  destroy(ctx, ship.id, { kind: 'core', by: ship.id })
  if (ctx.state.setup.settings.reactorBlast) blast(ctx, ship)
}
/** FT-OPT-05: units within 3 MU; a die for each 25 mass or part of it. */
const BLAST_RANGE = 3
const MASS_PER_DIE = 25
function blast(ctx: Context, { id: by, at, design }: Ship): void {
  const reached = present(ctx.state).filter((ship) => surfaceOf(ctx.state).isWithin(at, ship.at, BLAST_RANGE))
  for (const { id } of reached) {
    const dice = throwDice(ctx.dice, Math.ceil(design.mass / MASS_PER_DIE), `blast of ${by} at ${id}`)
    ctx.emit({ type: 'blastReached', ship: id, by, dice })
    mark(ctx, id, { ...NO_HITS, semiPiercing: dice }, { kind: 'blast', by })
  }
}
/** FT-END-06: by the seat that leaves. */
function recordLetGo(ctx: Context, orders: readonly (readonly [Color, OrderOf<'repair'>])[]): void {
  const leaving = [...new Set(orders.flatMap(([, { letGo }]) => letGo))]
  const by = Object.fromEntries(leaving.map((seat) => [seat, orders.filter(([, { letGo }]) => letGo.includes(seat)).map(([from]) => from)]))
  if (leaving.length > 0) ctx.emit({ type: 'letGo', by })
}

export const repairSteps: GameSteps<RuleTypes, 'repair' | 'mend'> = {
  repair: {
    asks: (_, state) => askTogether(...mendingSeats(state)),
    play(_, ctx, orders) {
      const answers = ordersOf(mendingSeats(ctx.state), orders, 'repair')
      recordLetGo(ctx, answers)
      for (const [, { dump, abandon }] of answers) {
        for (const ship of dump) ctx.emit({ type: 'coreDumped', ship })
        for (const ship of abandon) ctx.emit({ type: 'shipAbandoned', ship, turn: ctx.state.turn })
      }
      const allotted = answers.flatMap(([, { repairs }]) => repairs)
      for (const task of inRepairOrder(ctx, allotted)) repair(ctx, task)
    },
  },
  mend: {
    play(_, ctx) {
      // FT-COR-03: at the end of the turn in which its clock runs out.
      for (const { id, suffocates } of present(ctx.state))
        if (suffocates > 0 && suffocates <= ctx.state.turn) ctx.emit({ type: 'crewLost', ship: id })
      // FT-COR-04: an explosion may destroy a ship whose core would be next.
      for (const { id } of failingCores(ctx.state)) if (shipOf(ctx.state, id).status === 'present') testCore(ctx, shipOf(ctx.state, id))
    },
  },
}
