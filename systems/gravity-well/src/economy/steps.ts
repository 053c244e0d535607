// The second part of a turn: income, gas, works, end of the turn (GW-RES, GW-REF, GW-CON-08).
import { askTogether, die, type GameSteps } from '@admiralty/kernel'
import { DEBRIS } from '../../data/units.ts'
import type { Context, RuleTypes } from '../chapter.ts'
import { ringOf } from '../orbit/motion.ts'
import { legal } from '../refusal.ts'
import type { Color } from '../shapes.ts'
import type { Table, Unit } from '../state.ts'
import { isTogether, seatsInOrder, stationsOf, unitsOfSeat, works } from '../table.ts'
import { endTurn } from './victory.ts'
import { worksOf } from './works.ts'

/** GW-RES-01, GW-RES-02, GW-RES-03: dice of a station that has landed, or a die in a debris ring; a collector doubles them. */
function collect(ctx: Context, station: Unit): void {
  const { moons, setup } = ctx.state
  if (!works(ctx.state, station, 'core')) return
  const moon = moons.find(({ id }) => id === station.moon)
  if (!moon && !setup.lost.debrisRings.includes(ringOf(station.at))) return
  const faces = moon
    ? Array.from({ length: moon.number }, () => die(ctx.dice, 6, `moon of ${station.id}`))
    : [die(ctx.dice, DEBRIS.sides, `debris of ${station.id}`)]
  const collector = works(ctx.state, station, 'collector')
  const rolled = faces.reduce((sum, face) => sum + face, moon ? 0 : DEBRIS.added)
  const from = moon ? 'moon' : 'debris'
  ctx.emit({ type: 'collected', seat: station.seat, station: station.id, from, faces, collector, amount: rolled * (collector ? 2 : 1) })
}
/** GW-REF-01, R-GW-70: the stations that take the gas of a scoopship now. */
export const refineriesFor = (table: Table, unit: Unit): readonly Unit[] =>
  unit.gas ? stationsOf(table, unit.seat).filter((station) => isTogether(station, unit) && works(table, station, 'refinery')) : []
export const deliverers = (table: Table, seat: Color): readonly Unit[] =>
  unitsOfSeat(table, seat).filter((unit) => refineriesFor(table, unit).length > 0)

export const economySteps: GameSteps<RuleTypes, 'income' | 'deliver' | 'build' | 'turnEnd'> = {
  /** GW-RES-04, R-GW-69 */
  income: {
    play(_, ctx) {
      for (const seat of seatsInOrder(ctx.state)) for (const station of stationsOf(ctx.state, seat)) collect(ctx, station)
    },
  },
  deliver: {
    asks: (_, state) => askTogether(...seatsInOrder(state).filter((seat) => deliverers(state, seat).length > 0)),
    play(_, ctx, orders) {
      for (const seat of seatsInOrder(ctx.state)) {
        const order = orders[seat]
        if (order?.order !== 'deliver') continue
        for (const { unit, station } of order.loads) {
          const faces = Array.from({ length: ctx.state.setup.lost.gasDice }, () => die(ctx.dice, 6, `gas of ${unit}`))
          ctx.emit({ type: 'gasDelivered', seat, unit, station, faces, amount: faces.reduce((sum, face) => sum + face, 0) })
        }
      }
    },
  },
  build: {
    asks: (_, state) => askTogether(...seatsInOrder(state).filter((seat) => mayWork(state, seat))),
    play(_, ctx, orders) {
      for (const seat of seatsInOrder(ctx.state)) {
        const order = orders[seat]
        if (order?.order === 'build') for (const event of legal(worksOf(ctx.state, seat, order))) ctx.emit(event)
      }
    },
  },
  turnEnd: { play: (_, ctx) => endTurn(ctx) },
}
/** The contents of pool and bay are secret, so every seat with a station may have something to do. */
const mayWork = (table: Table, seat: Color): boolean => stationsOf(table, seat).length > 0
