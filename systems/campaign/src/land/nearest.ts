// The empire that is nearest to each world without an owner, in jumps (CR-1.6c).
import { type Dice, pick } from '@admiralty/kernel'
import { playing, worldsOfEmpire } from '../lookup.ts'
import type { Color, HexAddress } from '../shapes.ts'
import type { Table } from '../state.ts'
import { worldsOf } from './geometry.ts'
import { jumpsTo, type Space } from './jumps.ts'

/** CR-1.6c: the nearest empire by world; a die decides between equals, in the stream of the world. */
export function nearestEmpires(table: Table, margin: Space['margin'], dice: Dice): Readonly<Record<HexAddress, Color>> {
  const space = { land: table.land, margin }
  const jumps = playing(table).map((seat) => [seat, jumpsTo(space, worldsOfEmpire(table, seat), 'jumpsAndLanes')] as const)
  const neutral = [...worldsOf(table.land).filter(({ owner }) => owner === null), ...Object.values(margin)]
  return Object.fromEntries(
    neutral.flatMap(({ at }) => {
      const counts = jumps.map(([seat, by]) => [seat, by.get(at) ?? Number.POSITIVE_INFINITY] as const)
      const least = Math.min(...counts.map(([, count]) => count))
      const tied = counts.filter(([, count]) => count === least && Number.isFinite(count)).map(([seat]) => seat)
      const [first, second] = tied
      if (first === undefined) return []
      return [[at, second === undefined ? first : pick(dice.at(at), tied, `the nearest empire to ${at}`)] as const]
    }),
  )
}
