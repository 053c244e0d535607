// The steps of the set-up: moons, then stations (GW-SET).
import { askNobody, askTogether, die, type GameSteps, hasSurrendered } from '@admiralty/kernel'
import type { Hex } from '@admiralty/space'
import { STARTING_RESOURCES } from '../../data/units.ts'
import type { Context, RuleTypes } from '../chapter.ts'
import type { Sense } from '../orbit/motion.ts'
import type { Color } from '../shapes.ts'
import type { Setup, State } from '../state.ts'
import type { Step } from '../steps.ts'
import { cornerOf, isTaken, moonAt, moonSense, startingBay, stationAt, stationTerms } from './placing.ts'

/** The seats place moons in turn, then each its station. */
export const setUpSteps = ({ seats, moons, lost }: Setup): readonly Step[] => [
  ...lost.moonNumbers.slice(0, moons).flatMap((number, index) => {
    return seats.filter((_, place) => place === index % seats.length).map((seat): Step => ({ step: 'moon', seat, number }))
  }),
  ...seats.map((seat): Step => ({ step: 'station', seat })),
  { step: 'turn' },
]

/** GW-SCN-04: a die for the ring, if it is free, and one for the sector; again while a moon is there. A ring has more corners than there are moons. */
function rolledPlace(ctx: Context, what: 'moon' | 'station', ring: number | null): Hex {
  const found = ring ?? die(ctx.dice, 6, `ring of a ${what}`)
  const sector = die(ctx.dice, 6, `sector of a ${what}`)
  const hex = cornerOf(found, sector)
  const again = isTaken(ctx.state, hex)
  ctx.emit({ type: 'placeRolled', what, ring: ring === null ? found : null, sector, again })
  return again ? rolledPlace(ctx, what, ring) : hex
}
function placeStation(ctx: Context, seat: Color, hex: Hex, sense: Sense): void {
  const { state } = ctx
  ctx.emit({ type: 'stationPlaced', unit: stationAt(state, seat, hex, sense), pool: STARTING_RESOURCES, bay: startingBay(state) })
}
const asked = (seat: Color, { setup }: State) => (setup.placing === 'random' ? askNobody : askTogether(seat))

export const settingSteps: GameSteps<RuleTypes, 'moon' | 'station'> = {
  moon: {
    asks: ({ seat }, state) => asked(seat, state),
    play({ seat, number }, ctx, orders) {
      const order = orders[seat]
      const place =
        order?.order === 'moon' ? order : { hex: rolledPlace(ctx, 'moon', null), sense: moonSense(ctx.state) ?? ('clockwise' as const) }
      ctx.emit({ type: 'moonPlaced', seat: order ? seat : null, moon: moonAt(ctx.state, place.hex, place.sense, number) })
    },
  },
  station: {
    asks: ({ seat }, state) => asked(seat, state),
    play({ seat }, ctx, orders) {
      if (hasSurrendered(ctx.state, seat)) return
      const order = orders[seat]
      const { ring, sense } = stationTerms(ctx.state)
      if (order?.order === 'station') placeStation(ctx, seat, order.hex, order.sense)
      else placeStation(ctx, seat, rolledPlace(ctx, 'station', ring), sense ?? 'clockwise')
    },
  },
}
