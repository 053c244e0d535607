// The question of fire: targets of each weapon, ship by ship or all at once, with the odds of each shot.
import { percent, plural } from '@admiralty/kernel'
import { commanded } from '../ask.ts'
import { targetsOf } from '../fire/aiming.ts'
import { type Shooting, touchChance } from '../fire/chances.ts'
import { ruleOf } from '../fire/prospects.ts'
import { loadOf, type Weapon, weaponsOf } from '../fire/weapons.ts'
import { check } from '../game.ts'
import type { OrderOf } from '../orders.ts'
import { keepsMissile } from '../sensors/lock-odds.ts'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import { isHidden, locksOn, rangeTo, shipOf } from '../table.ts'
import { aimsOf, asShots, bestShots, launchesLeft, salvoAt, type WeaponAim } from './all-ships.ts'
import type { CommitDraft, Draft } from './draft.ts'
import { draftOf, type GamePage, type GameRow, type GameRows, onItem, onlyShip, onThing, row, sameAgain, shipRow, toAll } from './form.ts'
import { capital, fullName, nameOf, weaponName } from './say.ts'
import { KEEP_FLYING, launchFigures, shotFigures, TOUCH, uncertain } from './shot-figures.ts'

type Shots = CommitDraft['ships']
type Shot = Shots[string][number]

const armed = (view: View, ship: Ship): readonly Weapon[] => weaponsOf(view, ship).filter(({ kind }) => kind !== 'antiMissile')
const able = (view: View, ship: Ship): readonly Weapon[] => armed(view, ship).filter((weapon) => targetsOf(view, ship, weapon).length > 0)
/** Ships with a target in arc. */
const shooters = (view: View, me: Color): readonly Ship[] => commanded(view, me).filter((ship) => able(view, ship).length > 0)
const start = (view: View, me: Color): CommitDraft => ({ kind: 'commit', ships: {}, ship: onlyShip(shooters(view, me)), weapon: null })
const orderOf = ({ ships }: CommitDraft): OrderOf<'commit'> => ({ order: 'commit', ships })

export function commitPage(view: View, me: Color, draft: Draft): GamePage {
  const now = draftOf(draft, start(view, me))
  const ships = shooters(view, me)
  const ship = now.ship === null ? undefined : shipOf(view, now.ship)
  const weapon = ship && able(view, ship).find(({ id }) => id === now.weapon)
  if (ship && weapon) return targetPage(view, now, ship, weapon)
  const wrong = check(view, orderOf(now))
  const text = [
    ALL_SECRET,
    ship ? PERCENTAGES : '',
    ship ? launcherNote(view, ship, now.ships) : '',
    wrong ? `Not yet: ${wrong.map(({ reason }) => reason).join('; ')}.` : '',
  ]
  return {
    phase: 'Weapons · yours to decide',
    title: ship ? `Targets of ${nameOf(view, ship.id)}` : 'Choose your targets',
    text: text.filter((sentence) => sentence !== '').join(' '),
    rule: wrong?.[0].rule ?? 'EE-WEP-02',
    back: toAll(now, ships),
    rows() {
      const aims = aimsOf(view, ship ? [ship] : ships)
      const fire = mainRow(view, now, ship && ships.length > 1 ? aimsOf(view, ships) : aims)
      const hold = holdRow('row')
      const each = ship
        ? able(view, ship).map((one) => weaponRow(view, now, ship, one))
        : ships.map((one) => shooterRow(view, now, one, aims))
      return [fire, bestRow(view, now, aims), salvoRows(view, now, aims), sameRow(view, now, aims), each, fire.key !== hold.key && hold]
    },
  }
}
const ALL_SECRET = 'All targets are chosen before any die is rolled, and revealed together. Each weapon is used once per turn.'
const PERCENTAGES =
  'Percentages: for a gun the chance to touch its target, for a launcher the best chance of the lock-on that its missile needs.'
/** Why launchers hold fire: their missiles could not be guided, or they are empty. */
function launcherNote(view: View, ship: Ship, ships: Shots): string {
  const { loaded, empty } = loadOf(view, ship)
  const bearing = able(view, ship).filter(({ kind }) => kind === 'missile')
  const chances = bearing.flatMap((weapon) => targetsOf(view, ship, weapon).map((enemy) => keepsMissile(view, ship, enemy)))
  const best = chances.some((chance) => chance === null) ? null : Math.max(0, ...chances.map((chance) => chance ?? 0))
  const launched = (ships[ship.id] ?? []).some(({ weapon }) => bearing.some(({ id }) => id === weapon))
  const guided = launchesLeft(view, ship)
  return [
    best === 0 && chances.length > 0
      ? `Missiles launched now would be lost: no lock-on is possible this turn (best chance 0%).`
      : best !== null && (launched || best < 1) && chances.length > 0
        ? `A missile is lost without a lock-on in the Sensors step of this turn; best chance ${percent(best)}.`
        : '',
    chances.length > 0 && guided < loaded ? `The ship can guide ${plural(guided, 'more missile')}.` : '',
    empty > 0
      ? `${plural(empty, 'launcher')} ${empty === 1 ? 'is' : 'are'} empty; the ship reloads in a turn without manoeuvre power.`
      : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

const holdRow = (role: 'main' | 'row'): GameRow => row('pass', 'EE-WEP-02', 'Hold fire', { give: { order: 'commit', ships: {} }, role })
/** Fires what the draft has; without a draft, what is recommended for the ships that the enemy sees. A shot shows a hidden ship (EE-HID-03). */
function mainRow(view: View, now: CommitDraft, aims: readonly WeaponAim[]): GameRow {
  const chosen = sizeOf(now.ships)
  if (chosen > 0) return row('commit', 'EE-WEP-02', `Fire ${plural(chosen, 'weapon')}`, { give: orderOf(now), role: 'main' })
  const seen = aims.filter(({ ship }) => !isHidden(view, ship.id))
  const best = legalBest(view, {}, seen)
  if (!best) return holdRow('main')
  const label = `Fire ${plural(sizeOf(best), 'weapon')}, each at its best target`
  return row('commit', 'EE-WEP-07', label, { give: orderOf({ ...now, ships: best }), role: 'main' })
}

/** Replaces shots of the same weapons. */
const withShots = (shots: Shots, ship: string, more: readonly Shot[]): Shots => ({
  ...shots,
  [ship]: [...(shots[ship] ?? []).filter(({ weapon }) => !more.some((shot) => shot.weapon === weapon)), ...more],
})
const sizeOf = (shots: Shots): number => Object.values(shots).reduce((sum, of) => sum + of.length, 0)
const joined = (now: Shots, more: Shots): Shots => Object.entries(more).reduce((shots, [ship, of]) => withShots(shots, ship, of), now)
/** One row per enemy, which fires all weapons at it. */
const salvoRows = (view: View, now: CommitDraft, aims: readonly WeaponAim[]): GameRows =>
  [...new Set(aims.map(({ at }) => at))]
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((enemy) => {
      const salvo = salvoAt(view, aims, enemy)
      const many = sizeOf(salvo)
      const set = { ...now, ships: joined(now.ships, salvo), weapon: null }
      const effect = { set, ifLegal: orderOf(set), spots: [onThing(enemy.id)], note: plural(many, 'weapon') }
      return many > 0 && row(`salvo:${enemy.id}`, 'EE-WEP-07', `Everything at ${fullName(view, enemy)}`, effect)
    })
/** Each weapon at its best target, with launchers if that is legal. */
function legalBest(view: View, now: Shots, aims: readonly WeaponAim[]): Shots | undefined {
  const tried = [true, false].map((launching) => bestShots(view, aims, { launching }))
  return tried.find((shots) => sizeOf(shots) > 0 && !check(view, { order: 'commit', ships: joined(now, shots) }))
}
/** The same shots as a draft, to change before they are sealed. */
function bestRow(view: View, now: CommitDraft, aims: readonly WeaponAim[]): GameRow | undefined {
  const best = legalBest(view, now.ships, aims)
  const set = best && { ...now, ships: joined(now.ships, best), weapon: null }
  return (
    set && row('best', 'EE-WEP-07', 'Every weapon at its best target', { set, note: `${plural(sizeOf(best), 'weapon')}, to change first` })
  )
}

/** The targets of last turn again, for the weapons that may still fire at them. */
function sameRow(view: View, now: CommitDraft, aims: readonly WeaponAim[]): GameRows {
  const again = aims.filter(({ ship, weapon, at }) =>
    view.volley.some((shot) => shot.from === ship.id && shot.weapon === weapon.id && shot.at === at.id),
  )
  if (again.length === 0) return null
  const set = { ...now, ships: joined(now.ships, asShots(again)), weapon: null }
  return sameAgain('EE-WEP-02', { set, ifLegal: orderOf(set), note: plural(again.length, 'weapon') })
}

function shooterRow(view: View, now: CommitDraft, ship: Ship, aims: readonly WeaponAim[]): GameRow {
  const weapons = new Set(aims.flatMap((aim) => (aim.ship === ship ? [aim.weapon.id] : [])))
  return shipRow(view, 'EE-WEP-02', now, ship, `${now.ships[ship.id]?.length ?? 0} of ${weapons.size} fire`)
}
/** A weapon with its chance at the target that is chosen for it, otherwise at its likeliest one. */
function weaponRow(view: View, now: CommitDraft, ship: Ship, weapon: Weapon): GameRow {
  const shot = now.ships[ship.id]?.find((one) => one.weapon === weapon.id)
  const rated = targetsOf(view, ship, weapon)
    .filter(({ id }) => shot === undefined || id === shot.at)
    .map((enemy) => ({ enemy, odds: chanceAt(view, { ship, weapon, enemy }) }))
  const [best] = rated.toSorted((a, b) => (b.odds ?? 0) - (a.odds ?? 0))
  const chosen = shot ? `at ${nameOf(view, shot.at)}${shot.nuclear ? ', nuclear' : ''}` : 'holds fire'
  const note = shot || !best || rated.length < 2 ? chosen : `${chosen}; best at ${nameOf(view, best.enemy.id)}`
  const odds = best?.odds ?? null
  const oddsTo = odds === null ? null : weapon.kind === 'missile' ? KEEP_FLYING : TOUCH
  const details = { spots: [onItem(ship.id, weapon.primary)], odds, oddsTo, note }
  const label = capital(weaponName(view, ship.id, weapon.id))
  return row(`weapon:${weapon.id}`, ruleOf(weapon.kind), label, { set: { ...now, weapon: weapon.id }, ...details })
}
function chanceAt(view: View, shooting: Shooting): number | null {
  const { ship, weapon, enemy } = shooting
  const chance = weapon.kind === 'missile' ? keepsMissile(view, ship, enemy) : touchChance(view, shooting)
  return chance === null ? null : uncertain(chance)
}

function targetPage(view: View, now: CommitDraft, ship: Ship, weapon: Weapon): GamePage {
  const shots = now.ships[ship.id] ?? []
  const rest = shots.filter((shot) => shot.weapon !== weapon.id)
  const without = { ...now, ships: { ...now.ships, [ship.id]: rest }, weapon: null }
  return {
    phase: 'Weapons · choose a target',
    title: capital(weaponName(view, ship.id, weapon.id)),
    text: `A weapon of ${nameOf(view, ship.id)}. Enemy shields and manoeuvre points are secret; the odds use only what is known.`,
    rule: 'EE-WEP-02',
    back: { set: { ...now, weapon: null } },
    rows: () => [
      targetsOf(view, ship, weapon).map((enemy) => shotRows(view, now, { ship, weapon, enemy })),
      shots.length > rest.length && row('hold', 'EE-WEP-02', 'Hold fire with this weapon', { set: without }),
    ],
  }
}
function shotRows(view: View, now: CommitDraft, shooting: Shooting): GameRows {
  const { ship, weapon, enemy } = shooting
  const isMissile = weapon.kind === 'missile'
  const figures = isMissile ? launchFigures(view, ship, enemy) : shotFigures(view, shooting)
  const locked = locksOn(view, ship.id, enemy.id) > 0
  const note = [`range ${rangeTo(ship, enemy)}`, locked ? 'locked on' : '', figures.note].filter((text) => text !== '').join(', ')
  const shotRow = (nuclear: boolean): GameRow => {
    const at = isMissile ? `A ${nuclear ? 'nuclear' : 'standard'} missile at` : 'At'
    const ships = withShots(now.ships, ship.id, [{ weapon: weapon.id, at: enemy.id, nuclear }])
    const effect = { set: { ...now, ships, weapon: null }, spots: [onThing(enemy.id)], ...figures, note }
    const key = `at:${enemy.id}${nuclear ? ':nuclear' : ''}`
    return row(key, nuclear ? 'EE-MIS-03' : ruleOf(weapon.kind), `${at} ${fullName(view, enemy)}`, effect)
  }
  return [shotRow(false), isMissile && shotRow(true)]
}
