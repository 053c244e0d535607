// One judge for each list of an order book that is about worlds and other empires. A judge sees the entries in order.
import { type Refusal, refuse } from '@admiralty/kernel'
import { lanesFrom, mayTrade } from '../land/lanes.ts'
import { holdingsOf, playing, secretOf } from '../lookup.ts'
import type { Color, HexAddress, WorldPair } from '../shapes.ts'
import type { View } from '../state.ts'
import { pairKey } from '../trade/links.ts'
import type { Book } from '../week/book.ts'
import type { Help, OpenBase, Share } from '../week/shapes.ts'
import { helpFault } from './pacts.ts'

/** A book of a seat that is judged, as far as treaties go. */
export interface TreatyCheck {
  readonly view: View
  readonly seat: Color
  readonly book: Pick<Book, 'links' | 'pacts'>
}
/** The first fault of an entry of a list. */
export type Judge<T> = (entry: T) => Refusal | undefined
const ownerOf = ({ view }: TreatyCheck, at: HexAddress): Color | null | undefined => view.land.worlds[at]?.owner
const noWorld = (rule: Refusal['rule'], at: HexAddress): Refusal => refuse(rule, `no known world is at ${at}`)
/** A judge of repetitions: the keys that it has seen. */
class Seen {
  private readonly keys = new Set<string>()
  /** Whether one of the keys was there before. */
  has(...keys: readonly string[]): string | undefined {
    const before = keys.find((key) => this.keys.has(key))
    for (const key of keys) this.keys.add(key)
    return before
  }
}

/** CR-10.1a, CR-10.1b: links of own worlds with worlds in reach, one for each world. */
export function linkJudge(check: TreatyCheck): Judge<WorldPair> {
  const seen = new Seen()
  const { view, seat } = check
  const { attitudes } = secretOf(view, seat)
  return ([a, b]) => {
    const stranger = [a, b].find((at) => ownerOf(check, at) === undefined)
    if (stranger !== undefined) return noWorld('CR-10.1a', stranger)
    if (![a, b].some((at) => ownerOf(check, at) === seat)) return refuse('CR-10.1b', `neither ${a} nor ${b} is a world of yours`)
    if (!mayTrade(view.land, a, b)) return refuse('CR-10.1a', `${a} and ${b} are more than two hexes apart and on no common lane`)
    const twice = seen.has(a, b)
    if (twice !== undefined) return refuse('CR-10.1b', `${twice} has two partners`)
    const neutral = [a, b].find((at) => ownerOf(check, at) === null)
    if (neutral === undefined) return undefined
    if (view.land.worlds[neutral]?.hostile.includes(seat))
      return refuse('CR-1.6h', `${neutral} does not trade with an empire that has attacked it`)
    return attitudes[neutral] === AT_WAR ? refuse('CR-1.6g', `${neutral} is at war with itself and trades with nobody`) : undefined
  }
}
/** CR-1.6g: the attitude of a world that is at war with itself. */
const AT_WAR = 6

/** CR-10.1d: payments from links of the book between the worlds of two empires. */
export function shareJudge(check: TreatyCheck): Judge<Share> {
  const seen = new Seen()
  const links = new Set(check.book.links.map(pairKey))
  return ({ link, payee, terms }) => {
    const owners = link.map((at) => ownerOf(check, at))
    const other = owners.find((owner) => owner !== check.seat)
    if (!links.has(pairKey(link))) return refuse('CR-10.1d', `the book has no link of ${link[0]} and ${link[1]}`)
    if (!owners.includes(check.seat) || !other) return refuse('CR-10.1d', 'a payment is from a link between worlds of two empires')
    if (!owners.includes(payee)) return refuse('CR-10.1d', `${payee} owns neither ${link[0]} nor ${link[1]}`)
    if (terms.by === 'sum' && terms.amount === 0) return refuse('CR-10.1d', 'a payment is more than nothing')
    return seen.has(`${pairKey(link)} ${payee}`) === undefined
      ? undefined
      : refuse('CR-10.1d', `${payee} has two payments from the link of ${link[0]} and ${link[1]}`)
  }
}
/** CR-X.4: pacts with other empires that play. */
export function pactJudge({ view, seat }: TreatyCheck): Judge<Color> {
  const seen = new Seen()
  const others = playing(view).filter((other) => other !== seat)
  return (other) => {
    if (!others.includes(other)) return refuse('CR-X.4', `${other} is no other empire that plays`)
    return seen.has(other) === undefined ? undefined : refuse('CR-X.4', `the pact with ${other} is named twice`)
  }
}
/** CR-X.5: bases of the own empire for a partner, or of a partner for the own empire. */
export function baseJudge(check: TreatyCheck): Judge<OpenBase> {
  const seen = new Seen()
  const { seat, book } = check
  return ({ at, user }) => {
    const owner = ownerOf(check, at)
    if (owner === undefined) return noWorld('CR-X.5', at)
    const other = user === seat ? owner : user
    if (owner === null || owner === user || (owner !== seat && user !== seat))
      return refuse('CR-X.5', `${at} is no world of yours for another empire, and none of another empire for you`)
    if (other === null || !book.pacts.includes(other)) return refuse('CR-X.5', `the book has no pact with ${other ?? 'its owner'}`)
    return seen.has(`${at} ${user}`) === undefined ? undefined : refuse('CR-X.5', `${at} is opened twice for ${user}`)
  }
}
/** CR-9.1b: help of one world for another, at least one of them an own one. */
export function helpJudge(check: TreatyCheck): Judge<Help> {
  const seen = new Seen()
  return ({ helper, damaged }) => {
    const owners = [helper, damaged].map((at) => ownerOf(check, at))
    if (!owners.includes(check.seat)) return refuse('CR-9.1b', `neither ${helper} nor ${damaged} is a world of yours`)
    if (owners.includes(null)) return refuse('CR-9.1b', 'a neutral world neither helps nor is helped')
    const fault = helpFault(check.view.land, { helper, damaged })
    if (fault !== undefined) return refuse('CR-9.1b', fault)
    const twice = seen.has(`helper ${helper}`, `damaged ${damaged}`)
    return twice === undefined ? undefined : refuse('CR-9.1b', `${helper} and ${damaged}: a world has one helper and helps one world`)
  }
}
/** CR-5.4a: own worlds with lanes. */
export function offJudge(check: TreatyCheck): Judge<HexAddress> {
  const seen = new Seen()
  return (at) => {
    if (ownerOf(check, at) !== check.seat) return refuse('CR-5.4a', `${at} is not a world of yours`)
    if (lanesFrom(check.view.land, at).length === 0) return refuse('CR-5.4a', `${at} has no lane`)
    return seen.has(at) === undefined ? undefined : refuse('CR-5.4a', `${at} is named twice`)
  }
}
/** CR-X.6: a new capital, for an empire whose capital is no world of its own. */
export function capitalFault(check: TreatyCheck, at: HexAddress): Refusal | undefined {
  if (ownerOf(check, at) !== check.seat) return refuse('CR-X.6', `${at} is not a world of yours`)
  const { capital } = holdingsOf(check.view, check.seat)
  if (capital === null || ownerOf(check, capital) !== check.seat) return undefined
  return refuse('CR-X.6', `${capital} is your capital and your world, so it stays the capital`)
}
