// The page on which one weapon is aimed.
import { onHex, onItem, onThing, percent } from '@admiralty/kernel'
import { type Firing, isOverloaded, neededToIntercept, rangeOf, rangeTo, thingOf } from '../fire/firing.ts'
import { type Odds, oddsOf, spreadOf } from '../fire/odds.ts'
import type { View } from '../state.ts'
import { itemsOf } from '../table.ts'
import { type Details, type DraftOf, type GamePage, type GameRow, row } from './form.ts'
import { capital, fullName, nameOf, shortName } from './say.ts'

export function shotRow(view: View, shot: Firing): GameRow {
  const { from, weapon, at } = shot
  const target = thingOf(view, at)
  const ship = view.ships[from]
  const label = `${capital(shortName(weapon, ship ? itemsOf(view, ship) : []))} at ${fullName(view, at)}`
  const note = `range ${rangeTo(thingOf(view, from).hex, target.hex)}`
  const spots = [onThing(at), onHex(target.hex), onItem(from, weapon.id)]
  return row(`shot:${weapon.id}@${at}`, 'ES-CMB-02', label, { ...aimed(view, shot), spots, note })
}

// The aim.
export const powered = ({ powerUp }: Firing): string => (powerUp ? `, powered up for ${powerUp}` : '')

export function aimPage(view: View, draft: DraftOf<'shot'>, legal: readonly Firing[]): GamePage {
  const all = legal.filter(({ from, weapon, at }) => from === draft.from && weapon.id === draft.weapon && at === draft.at)
  const chosen = all.find(({ powerUp }) => powerUp === draft.powerUp)
  const others = all.filter((shot) => shot !== chosen)
  const range = rangeTo(thingOf(view, draft.from).hex, thingOf(view, draft.at).hex)
  const hint = others.length > 0 ? ' The power-up pod can strengthen this shot.' : ''
  return {
    phase: 'Fire · aim',
    title: `${nameOf(view, draft.from)} at ${fullName(view, draft.at)}`,
    text: `Range ${range}${chosen ? `: ${prospect(oddsOf(view, chosen))}` : ''}.${hint}`,
    rule: 'ES-HIT-02',
    rows: () => [chosen && fireRow(view, chosen), others.map((shot) => powerRow(view, shot))],
  }
}

/** 'hits 83%, a critical 17%, destroys it 8%; 2.6 points on average' */
function prospect({ hit, critical, destroyed, mean }: Odds): string {
  const rare = [critical > 0 && `a critical ${percent(critical)}`, destroyed > 0 && `destroys it ${percent(destroyed)}`].filter(Boolean)
  return `${[`hits ${percent(hit)}`, ...rare].join(', ')}; ${mean.toFixed(1)} points on average`
}

const ids = ({ from, weapon, at, powerUp }: Firing) => ({ from, weapon: weapon.id, at, powerUp })

const aimed = (view: View, shot: Firing) => ({ set: { kind: 'shot', ...ids(shot) }, ...figures(view, shot) }) as const

export function fireRow(view: View, shot: Firing): GameRow {
  const effect = { give: { order: 'fire', ...ids(shot) }, spots: [onThing(shot.at)], ...figures(view, shot) } as const
  return row('fire', 'ES-HIT-02', `Fire at ${fullName(view, shot.at)}${powered(shot)}`, { ...effect, role: 'main' })
}

function powerRow(view: View, shot: Firing): GameRow {
  const label = shot.powerUp ? `Power up for ${shot.powerUp}` : 'Without power-up'
  const note = isOverloaded(view, shot) ? 'burns out on a 1' : null
  return row(`power:${shot.powerUp ?? 'none'}`, 'ES-AUX-PWR-01', label, { ...aimed(view, shot), note })
}

/** The odds of a shot with their distribution and reasons. Known turrets and displacers are counted. */
function figures(view: View, shot: Firing): Details {
  const { hit, intercepted, needed, damageIfHit } = oddsOf(view, shot)
  const turrets = intercepted > 0 ? [{ title: 'turrets need at least', number: neededToIntercept(view, shot.at) }] : []
  const damage = [
    { title: 'damage', number: damageIfHit },
    { title: 'range', number: rangeOf(view, shot) },
  ]
  return {
    odds: hit,
    oddsTo: 'hit',
    spread: spreadOf(view, shot),
    because: [{ title: 'needs at least', number: needed }, ...turrets, ...damage],
  }
}
