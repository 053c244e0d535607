// Random links, consents and lanes, for tests.
import { type Dice, likely, pick } from '@admiralty/kernel'
import { worldsOf } from '../land/geometry.ts'
import { lanesFrom, mayTrade } from '../land/lanes.ts'
import { playing, worldsOfEmpire } from '../lookup.ts'
import type { Color, WorldPair } from '../shapes.ts'
import type { View } from '../state.ts'
import { pairOf } from '../trade/links.ts'
import type { Book } from '../week/book.ts'
import type { Share } from '../week/shapes.ts'
import { legalTreaties } from './faults.ts'

type TreatyParts = Pick<Book, 'links' | 'shares' | 'pacts' | 'bases' | 'helps' | 'off'>
/** Random legal links, consents and lanes. Few other partners are named, so that some of them name each other. */
export function randomTreaties(view: View, seat: Color, dice: Dice): TreatyParts {
  const own = worldsOfEmpire(view, seat)
  const worlds = worldsOf(view.land)
  const links = own.flatMap((at): readonly WorldPair[] => {
    const near = worlds.filter((world) => mayTrade(view.land, at, world.at))
    const foreign = near.filter(({ owner }) => owner !== null && owner !== seat)
    const from = foreign.length > 0 && likely(dice, 1, 2) ? foreign : near
    return from.length > 0 && likely(dice, 3, 4) ? [pairOf(at, pick(dice, from).at)] : []
  })
  const others = playing(view).filter((other) => other !== seat)
  const shares = links.flatMap((link): readonly Share[] => {
    const owner = link.map((at) => view.land.worlds[at]?.owner).find((one) => one && one !== seat)
    if (!owner) return []
    const [first = seat] = [seat, owner].toSorted()
    return likely(dice, 3, 4) ? [{ link, payee: first, terms: { by: 'percent', part: 25 } }] : []
  })
  const foreign = worlds.flatMap(({ at, owner }) => (owner && owner !== seat ? [{ at, user: seat }] : []))
  const lent = own.flatMap((at) => others.map((user) => ({ at, user })))
  const helps = own.flatMap((helper) => worlds.map(({ at: damaged }) => ({ helper, damaged })))
  const off = own.filter((at) => lanesFrom(view.land, at).length > 0 && likely(dice, 1, 6))
  const bases = [...foreign, ...lent].filter(() => likely(dice, 1, 2))
  return legalTreaties(
    { view, seat },
    { links, shares, pacts: others.filter(() => likely(dice, 2, 3)), bases: bases.slice(0, 40), helps, off },
  )
}
