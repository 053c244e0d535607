// The form of combat: a shooter, a weapon, a target and a power-up, or a pass.
import { onHex, onItem, onThing, percent, plural, type Question } from '@admiralty/kernel'
import { type Firing, isOverloaded, neededToIntercept, rangeOf, rangeTo, thingOf } from '../fire/firing.ts'
import { type Odds, oddsOf, spreadOf } from '../fire/odds.ts'
import { owedBy, shotsOf, weaponsReady } from '../fire/targets.ts'
import type { Color, View } from '../state.ts'
import { itemsOf } from '../table.ts'
import { type Details, type DraftOf, firstOfEach, type GamePage, type GameRow, type GameRows, row, START } from './form.ts'
import { capital, fullName, itemName, nameOf, shortName } from './say.ts'

export function firePage(view: View, me: Color, draft: DraftOf<'start' | 'shooter' | 'weapon' | 'shot'>): GamePage {
  const legal = weaponsReady(view, me).flatMap((gun) => shotsOf(view, gun))
  // One shot for each weapon and target, without power-up if possible.
  const shots = firstOfEach(legal, ({ from, weapon, at }) => `${from}/${weapon.id}@${at}`)
  if (draft.kind === 'start') return startPage(view, me, shots)
  const mine = shots.filter(({ from }) => from === draft.from)
  const back = { set: { kind: 'shooter', from: draft.from } } as const
  if (draft.kind === 'shot') return { ...aimPage(view, draft, legal), back }
  const title = `${capital(nameOf(view, draft.from))} fires`
  const text = draft.kind === 'weapon' ? 'Choose a target.' : 'Choose a weapon and a target.'
  const asked = { phase: 'Fire · aim', title, text, rule: 'ES-CMB-02', ...owedShot(view, me) } as const
  if (draft.kind === 'shooter') return { ...asked, back: { set: START }, rows: () => [bestRow(view, mine), shooterRows(view, mine)] }
  return { ...asked, back, rows: () => mine.filter(({ weapon }) => weapon.id === draft.weapon).map((shot) => shotRow(view, shot)) }
}

// The start.
const PASS = 'Shots alternate. After a pass you may fire again if the other side fires.'
const LAST_PASS = 'The other side has passed: if you pass too, combat ends.'
function startPage(view: View, me: Color, shots: readonly Firing[]): GamePage {
  const [only, ...others] = firstOfEach(shots, ({ from }) => from)
  const passing = view.agenda.some((step) => step.step === 'fire' && step.passes > 0) ? LAST_PASS : PASS
  const able = only && others.length === 0 ? `Only ${nameOf(view, only.from)} can fire. ${passing}` : passing
  return {
    phase: 'Fire · yours to decide',
    title: 'Fire one weapon, or pass',
    text: only ? able : 'None of your weapons bears on an enemy.',
    rule: 'ES-SEQ-05',
    ...owedShot(view, me),
    rows() {
      const best = bestRow(view, shots)
      return [
        best,
        others.length === 0 ? shooterRows(view, shots) : [only, ...others].map((shot) => shot && shooterRow(view, shot.from, shots)),
        row('pass', 'ES-SEQ-05', 'Pass', { give: { order: 'pass' }, role: best ? 'row' : 'main' }),
        row('waive', 'ES-SEQ-06', 'Give up the shot', { give: { order: 'waive' } }),
      ]
    },
  }
}
function owedShot(view: View, me: Color): Question | undefined {
  const owed = owedBy(view, me)
  if (!owed) return undefined
  const what = owed.item ? `Fire its ${itemName(owed.item)}, which was knocked out,` : 'Fire one last shot'
  const title = `${nameOf(view, owed.ship)} fires before it is gone`
  return { phase: 'Fire · owed shot', title, text: `${what} now, or give the shot up.`, rule: owed.item ? 'ES-SEQ-06' : 'ES-SEQ-07' }
}
/** The main button fires the shot with the highest mean damage, so that a ship with several weapons needs one press a shot. */
function bestRow(view: View, shots: readonly Firing[]): GameRow | undefined {
  const rated = shots.map((shot) => ({ shot, ...oddsOf(view, shot) })).filter(({ mean }) => mean > 0)
  const best = rated.sort((a, b) => b.mean - a.mean || b.destroyed - a.destroyed || b.hit - a.hit)[0]?.shot
  const of = best && `: ${nameOf(view, best.from)}, ${itemName(best.weapon)}`
  return best && { ...fireRow(view, best), key: 'best', label: `Fire at ${fullName(view, best.at)}${of}${powered(best)}`, spots: [] }
}
const bestOdds = (view: View, shots: readonly Firing[]): Details => ({
  odds: Math.max(0, ...shots.map((shot) => oddsOf(view, shot).hit)),
  oddsTo: 'hit at best',
})
function shooterRow(view: View, from: string, shots: readonly Firing[]): GameRow {
  const mine = shots.filter((shot) => shot.from === from)
  const note = plural(new Set(mine.map(({ weapon }) => weapon.id)).size, 'weapon')
  const details = { spots: [onThing(from), onHex(thingOf(view, from).hex)], ...bestOdds(view, mine), note }
  return row(`from:${from}`, 'ES-CMB-02', capital(nameOf(view, from)), { set: { kind: 'shooter', from }, ...details })
}

/** The number of rows with number keys. With more shots the weapon is chosen first. */
const SHORT = 9
function shooterRows(view: View, shots: readonly Firing[]): GameRows {
  if (shots.length <= SHORT) return shots.map((shot) => shotRow(view, shot))
  return firstOfEach(shots, ({ weapon }) => weapon.id).map(({ from, weapon }) => {
    const mine = shots.filter((shot) => shot.weapon.id === weapon.id)
    const details = { spots: [onItem(from, weapon.id)], ...bestOdds(view, mine), note: plural(mine.length, 'target') }
    const set = { kind: 'weapon', from, weapon: weapon.id } as const
    return row(`weapon:${weapon.id}`, 'ES-CMB-01', capital(itemName(weapon)), { set, ...details })
  })
}
function shotRow(view: View, shot: Firing): GameRow {
  const { from, weapon, at } = shot
  const target = thingOf(view, at)
  const ship = view.ships[from]
  const label = `${capital(shortName(weapon, ship ? itemsOf(view, ship) : []))} at ${fullName(view, at)}`
  const note = `range ${rangeTo(thingOf(view, from).hex, target.hex)}`
  const spots = [onThing(at), onHex(target.hex), onItem(from, weapon.id)]
  return row(`shot:${weapon.id}@${at}`, 'ES-CMB-02', label, { ...aimed(view, shot), spots, note })
}

// The aim.
const powered = ({ powerUp }: Firing): string => (powerUp ? `, powered up for ${powerUp}` : '')
function aimPage(view: View, draft: DraftOf<'shot'>, legal: readonly Firing[]): GamePage {
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
function fireRow(view: View, shot: Firing): GameRow {
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
