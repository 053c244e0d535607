// Which worlds a bot lets trade with each other: the pairs that gain most, with own, neutral and foreign worlds.
import { inMapOrder, worldsOf } from '../land/geometry.ts'
import { mayTrade, networkOf } from '../land/lanes.ts'
import type { World } from '../land/world.ts'
import { secretOf } from '../lookup.ts'
import type { Color, HexAddress, WorldPair } from '../shapes.ts'
import type { View } from '../state.ts'

/** What a neutral world leaves of the gains, in sixths, by its attitude; the others do not trade or may not (CR-1.6b). */
const LEFT: Readonly<Record<number, number>> = { 1: 3, 2: 6, 4: 3, 5: 2 }
const SIXTHS = 6

interface Offer {
  readonly pair: WorldPair
  /** Points of income that the empire gains. */
  readonly gain: number
}
const inOrder = (a: HexAddress, b: HexAddress): WorldPair => (inMapOrder(a, b) <= 0 ? [a, b] : [b, a])
/** Points that a world gains by a link with another, before the share of a neutral one (CR-2.3a). */
const grossGain = ({ land }: View, home: World, other: World): number =>
  (networkOf(land, home.at).includes(other.at) ? 2 : 1) * (other.base + other.luxury)

/** Worlds that trade with another empire or, if neutral, with anybody else. */
function takenWorlds({ land, links }: View, seat: Color): ReadonlySet<HexAddress> {
  return new Set(links.filter(({ worlds }) => !worlds.some((at) => land.worlds[at]?.owner === seat)).flatMap(({ worlds }) => worlds))
}
/** What the empire gains by a link of an own world with another; 0 if there is none. */
function gainBy(view: View, seat: Color, home: World, other: World): number {
  const gain = grossGain(view, home, other)
  if (other.owner === seat) return gain + grossGain(view, other, home)
  if (other.owner !== null) return gain
  if (other.hostile.includes(seat)) return 0
  return (gain * (LEFT[secretOf(view, seat).attitudes[other.at] ?? 0] ?? 0)) / SIXTHS
}
/** The links that gain most, one for each world: the best offer first, then the best of the worlds that are left. */
export function bestLinks(view: View, seat: Color): readonly WorldPair[] {
  const taken = takenWorlds(view, seat)
  const all = worldsOf(view.land).filter(({ at }) => !taken.has(at))
  const homes = all.filter(({ owner }) => owner === seat)
  const offers = homes.flatMap((home) =>
    all.flatMap((other): readonly Offer[] => {
      const isSecond = other.owner === seat && inMapOrder(other.at, home.at) <= 0
      if (isSecond || !mayTrade(view.land, home.at, other.at)) return []
      const gain = gainBy(view, seat, home, other)
      return gain > 0 ? [{ pair: inOrder(home.at, other.at), gain }] : []
    }),
  )
  const used = new Set<HexAddress>()
  const chosen: WorldPair[] = []
  for (const { pair } of offers.toSorted((a, b) => b.gain - a.gain)) {
    if (pair.some((at) => used.has(at))) continue
    chosen.push(pair)
    for (const at of pair) used.add(at)
  }
  return chosen
}
/** The weekly income that an empire may expect with these links, in points. */
export function expectedIncome(view: View, seat: Color, links: readonly WorldPair[]): number {
  const bases = worldsOf(view.land).reduce((sum, { owner, base, luxury }) => sum + (owner === seat ? base + luxury : 0), 0)
  return links.reduce((sum, [a, b]) => {
    const [one, other] = [view.land.worlds[a], view.land.worlds[b]]
    if (!one || !other) return sum
    return sum + (one.owner === seat ? gainBy(view, seat, one, other) : gainBy(view, seat, other, one))
  }, bases)
}
