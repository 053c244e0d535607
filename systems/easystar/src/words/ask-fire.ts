// Questions and choices of combat: shooter, weapon, target, power-up, or pass.
import type { Question } from '@admiralty/kernel'
import { type Firing, fighterWeapon, isOverloaded, neededToIntercept, rangeOf, rangeTo, thingOf } from '../fire/firing.ts'
import { type Odds, oddsOf, spreadOf } from '../fire/odds.ts'
import { BONUSES, shotsOf, weaponsReady } from '../fire/targets.ts'
import { check } from '../game.ts'
import type { OrderOf } from '../orders.ts'
import type { Color, Item, View } from '../state.ts'
import { itemsOf } from '../table.ts'
import { back, type GameChoice, leads, main, onHex, onItem, onThing, orders, percent } from './choice.ts'
import type { Draft, DraftOf, ShotDraft } from './draft.ts'
import { capital, counted, fullName, itemName, nameOf, shortName } from './say.ts'

export function fireQuestion(view: View, me: Color, draft: Draft | null): Question {
  const [owed] = view.owed[me] ?? []
  if (draft?.kind === 'shot')
    return {
      phase: 'Fire · aim',
      title: `${nameOf(view, draft.from)} at ${fullName(view, draft.at)}`,
      text: aimText(view, draft),
      rule: 'ES-HIT-02',
    }
  if (owed) {
    const what = owed.item ? `Fire its ${itemName(owed.item)}, which was knocked out,` : 'Fire one last shot'
    return {
      phase: 'Fire · owed shot',
      title: `${nameOf(view, owed.ship)} fires before it is gone`,
      text: `${what} now, or give the shot up.`,
      rule: owed.item ? 'ES-SEQ-06' : 'ES-SEQ-07',
    }
  }
  if (draft?.kind === 'shooter' || draft?.kind === 'weapon')
    return {
      phase: 'Fire · aim',
      title: `${capital(nameOf(view, draft.from))} fires`,
      text: draft.kind === 'weapon' ? 'Choose a target.' : 'Choose a weapon and a target.',
      rule: 'ES-CMB-02',
    }
  return { phase: 'Fire · yours to decide', title: 'Fire one weapon, or pass', text: startText(view, me), rule: 'ES-SEQ-05' }
}
function startText(view: View, me: Color): string {
  const [only, ...others] = new Set(shotsNow(view, me).map(({ from }) => from))
  if (only === undefined) return 'None of your weapons bears on an enemy.'
  const alone = others.length === 0 ? `Only ${nameOf(view, only)} can fire. ` : ''
  const ends = view.agenda.some((step) => step.step === 'fire' && step.passes > 0)
  return `${alone}${ends ? 'The other side has passed: if you pass too, combat ends.' : 'Shots alternate. After a pass you may fire again if the other side fires.'}`
}

function aimText(view: View, draft: DraftOf<'shot'>): string {
  const [from, at] = [thingOf(view, draft.from), thingOf(view, draft.at)]
  const firing = firingOf(view, draft)
  const powered = shotsPowered(view, draft).length > 0 ? ' The power-up pod can strengthen this shot.' : ''
  return `Range ${rangeTo(from.hex, at.hex)}${firing ? `: ${prospect(oddsOf(view, firing))}` : ''}.${powered}`
}
/** 'hits 83%, a critical 17%, destroys it 8%; 2.6 points on average' */
function prospect({ hit, critical, destroyed, mean }: Odds): string {
  const chances = [
    `hits ${percent(hit)}`,
    ...(critical > 0 ? [`a critical ${percent(critical)}`] : []),
    ...(destroyed > 0 ? [`destroys it ${percent(destroyed)}`] : []),
  ]
  return `${chances.join(', ')}; ${mean.toFixed(1)} points on average`
}
/** The same shot with every other legal power-up, or with none. */
const shotsPowered = (view: View, draft: DraftOf<'shot'>): readonly ShotDraft[] =>
  BONUSES.filter((powerUp) => powerUp !== draft.powerUp)
    .map((powerUp): ShotDraft => ({ ...draft, powerUp }))
    .filter((shot) => !check(view, fireOf(shot)))

export function fireChoices(view: View, me: Color, draft: Draft | null): readonly GameChoice[] {
  switch (draft?.kind) {
    case 'shooter':
      return shooterChoices(view, me, draft.from)
    case 'weapon':
      return [...targetChoices(view, me, draft.from, draft.weapon), back({ kind: 'shooter', from: draft.from })]
    case 'shot':
      return shotChoices(view, draft)
    default:
      return startChoices(view, me)
  }
}

// ---- possible shots
const fireOf = ({ from, weapon, at, powerUp }: ShotDraft): OrderOf<'fire'> => ({ order: 'fire', from, weapon, at, powerUp })
const draftOf = ({ from, weapon, at, powerUp }: Firing): ShotDraft => ({ kind: 'shot', from, weapon: weapon.id, at, powerUp })

/** One shot for each weapon and target, without power-up if possible. */
function shotsNow(view: View, me: Color): readonly ShotDraft[] {
  const seen = new Set<string>()
  return weaponsReady(view, me)
    .flatMap((gun) => shotsOf(view, gun))
    .map(draftOf)
    .filter(({ from, weapon, at }) => {
      const key = `${from}/${weapon}@${at}`
      if (seen.has(key)) return false
      seen.add(key)
      return true
    })
}
/** A weapon by its id; also one that was knocked out and is owed a shot. */
function weaponOf(view: View, { from, weapon }: Readonly<Record<'from' | 'weapon', string>>): Item | undefined {
  const ship = view.ships[from]
  const fighter = view.fighters[from]
  if (fighter) return fighterWeapon(fighter)
  if (!ship) return undefined
  const owed = (view.owed[ship.seat] ?? []).map(({ item }) => item)
  return [...itemsOf(view, ship), ...owed].find((item) => item?.id === weapon) ?? undefined
}

// ---- step by step
function startChoices(view: View, me: Color): readonly GameChoice[] {
  const shots = shotsNow(view, me)
  const shooters = [...new Set(shots.map(({ from }) => from))]
  const [only] = shooters
  const best = bestOf(view, shots)
  const rows =
    shooters.length === 1 && only !== undefined ? shooterRows(view, me, only) : shooters.map((from) => shooterChoice(view, from, shots))
  return [
    ...(best ? [fireChoice(view, best, 'best')] : []),
    ...rows,
    orders({ key: 'pass', label: 'Pass', rule: 'ES-SEQ-05' }, { order: 'pass' }, { role: best ? 'row' : 'main' }),
    orders({ key: 'waive', label: 'Give up the shot', rule: 'ES-SEQ-06' }, { order: 'waive' }),
  ]
}
/** The shot with the highest mean damage; undefined if no shot does any. */
function bestOf(view: View, shots: readonly ShotDraft[]): ShotDraft | undefined {
  const rated = shots.flatMap((shot) => {
    const firing = firingOf(view, shot)
    return firing ? [{ shot, ...oddsOf(view, firing) }] : []
  })
  const [best] = rated.filter(({ mean }) => mean > 0).sort((a, b) => b.mean - a.mean || b.destroyed - a.destroyed || b.hit - a.hit)
  return best?.shot
}
function shooterChoice(view: View, from: string, shots: readonly ShotDraft[]): GameChoice {
  const mine = shots.filter((shot) => shot.from === from)
  const odds = bestChance(view, mine)
  return leads(
    { key: `from:${from}`, label: capital(nameOf(view, from)), rule: 'ES-CMB-02' },
    { kind: 'shooter', from },
    {
      spots: [onThing(from), onHex(thingOf(view, from).hex)],
      odds,
      note: counted(new Set(mine.map(({ weapon }) => weapon)).size, 'weapon'),
    },
  )
}

/** The number of rows with number keys. With more shots the weapon is chosen first. */
const SHORT = 9
function shooterRows(view: View, me: Color, from: string): readonly GameChoice[] {
  const shots = shotsNow(view, me).filter((shot) => shot.from === from)
  if (shots.length <= SHORT) return shots.map((shot) => shotRow(view, shot))
  return [...new Set(shots.map(({ weapon }) => weapon))].map((weapon) => {
    const item = weaponOf(view, { from, weapon })
    const mine = shots.filter((shot) => shot.weapon === weapon)
    return leads(
      { key: `weapon:${weapon}`, label: capital(item ? itemName(item) : weapon), rule: 'ES-CMB-01' },
      { kind: 'weapon', from, weapon },
      {
        spots: [onItem(from, weapon)],
        odds: bestChance(view, mine),
        note: counted(mine.length, 'target'),
      },
    )
  })
}
/** The main button fires the best shot of the chosen ship, so that a ship with several weapons needs one press a shot. */
function shooterChoices(view: View, me: Color, from: string): readonly GameChoice[] {
  const best = bestOf(
    view,
    shotsNow(view, me).filter((shot) => shot.from === from),
  )
  return [...(best ? [fireChoice(view, best, 'best')] : []), ...shooterRows(view, me, from), back()]
}
const targetChoices = (view: View, me: Color, from: string, weapon: string): readonly GameChoice[] =>
  shotsNow(view, me)
    .filter((shot) => shot.from === from && shot.weapon === weapon)
    .map((shot) => shotRow(view, shot))

function shotRow(view: View, shot: ShotDraft): GameChoice {
  const item = weaponOf(view, shot)
  const target = thingOf(view, shot.at)
  const ship = view.ships[shot.from]
  const label = `${capital(item ? shortName(item, ship ? itemsOf(view, ship) : []) : shot.weapon)} at ${fullName(view, shot.at)}`
  return leads({ key: `shot:${shot.weapon}@${shot.at}`, label, rule: 'ES-CMB-02' }, shot, {
    spots: [onThing(shot.at), onHex(target.hex), onItem(shot.from, shot.weapon)],
    ...promise(view, shot),
    note: `range ${rangeTo(thingOf(view, shot.from).hex, target.hex)}`,
  })
}

/** The main button of a shot. 'best': at the start, where the button must name the weapon too. */
function fireChoice(view: View, shot: ShotDraft, key: 'fire' | 'best'): GameChoice {
  const item = weaponOf(view, shot)
  const weapon = key === 'best' && item ? `: ${nameOf(view, shot.from)}, ${itemName(item)}` : ''
  const power = shot.powerUp ? `, powered up for ${shot.powerUp}` : ''
  return main({ key, label: `Fire at ${fullName(view, shot.at)}${weapon}${power}`, rule: 'ES-HIT-02' }, fireOf(shot), {
    spots: key === 'fire' ? [onThing(shot.at)] : [],
    ...promise(view, shot),
  })
}

function shotChoices(view: View, draft: DraftOf<'shot'>): readonly GameChoice[] {
  return [
    fireChoice(view, draft, 'fire'),
    ...shotsPowered(view, draft).map((shot) => {
      const firing = firingOf(view, shot)
      const risky = firing !== undefined && isOverloaded(view, firing)
      const label = shot.powerUp ? `Power up for ${shot.powerUp}` : 'Without power-up'
      return leads({ key: `power:${shot.powerUp ?? 'none'}`, label, rule: 'ES-AUX-PWR-01' }, shot, {
        ...promise(view, shot),
        note: risky ? 'burns out on a 1' : null,
      })
    }),
    back({ kind: 'shooter', from: draft.from }),
  ]
}

// ---- numbers
function firingOf(view: View, shot: ShotDraft): Firing | undefined {
  const weapon = weaponOf(view, shot)
  return weapon && { from: shot.from, weapon, at: shot.at, powerUp: shot.powerUp }
}
/** The chance of at least one hit, with known turrets and displacers. */
function chance(view: View, shot: ShotDraft): number | null {
  const firing = firingOf(view, shot)
  return firing ? oddsOf(view, firing).hit : null
}
const bestChance = (view: View, shots: readonly ShotDraft[]): number => Math.max(0, ...shots.map((shot) => chance(view, shot) ?? 0))
/** The odds of a shot with their distribution and reasons. */
function promise(view: View, shot: ShotDraft): Partial<GameChoice> {
  const firing = firingOf(view, shot)
  if (!firing) return {}
  const { hit, intercepted, needed, damageIfHit } = oddsOf(view, firing)
  return {
    odds: hit,
    spread: spreadOf(view, firing),
    because: [
      { title: 'needs at least', number: needed },
      ...(intercepted > 0 ? [{ title: 'turrets need at least', number: neededToIntercept(view, firing.at) }] : []),
      { title: 'damage', number: damageIfHit },
      { title: 'range', number: rangeOf(view, firing) },
    ],
  }
}
