// Rows for those who may fire, with their best shots.
import { onHex, onThing, plural } from '@admiralty/kernel'
import { type Firing, thingOf } from '../fire/firing.ts'
import { oddsOf } from '../fire/odds.ts'
import type { View } from '../state.ts'
import { fireRow, powered } from './ask-aim.ts'
import { type Details, type GameRow, row } from './form.ts'
import { capital, fullName, itemName, nameOf } from './say.ts'

/** The main button fires the shot with the highest mean damage, so that a ship with several weapons needs one press a shot. */
export function bestRow(view: View, shots: readonly Firing[]): GameRow | undefined {
  const rated = shots.map((shot) => ({ shot, ...oddsOf(view, shot) })).filter(({ mean }) => mean > 0)
  const best = rated.sort((a, b) => b.mean - a.mean || b.destroyed - a.destroyed || b.hit - a.hit)[0]?.shot
  const of = best && `: ${nameOf(view, best.from)}, ${itemName(best.weapon)}`
  return best && { ...fireRow(view, best), key: 'best', label: `Fire at ${fullName(view, best.at)}${of}${powered(best)}`, spots: [] }
}

export const bestOdds = (view: View, shots: readonly Firing[]): Details => ({
  odds: Math.max(0, ...shots.map((shot) => oddsOf(view, shot).hit)),
  oddsTo: 'hit at best',
})

export function shooterRow(view: View, from: string, shots: readonly Firing[]): GameRow {
  const mine = shots.filter((shot) => shot.from === from)
  const note = plural(new Set(mine.map(({ weapon }) => weapon.id)).size, 'weapon')
  const details = { spots: [onThing(from), onHex(thingOf(view, from).hex)], ...bestOdds(view, mine), note }
  return row(`from:${from}`, 'ES-CMB-02', capital(nameOf(view, from)), { set: { kind: 'shooter', from }, ...details })
}

/** The number of rows with number keys. With more shots the weapon is chosen first. */
export const SHORT = 9
