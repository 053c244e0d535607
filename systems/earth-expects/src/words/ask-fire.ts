// The question of fire: targets of each weapon, ship by ship or all at once, with the odds of each shot.
import type { Question } from '@admiralty/kernel'
import { commanded } from '../ask.ts'
import { type Shooting, touchChance } from '../fire/chances.ts'
import { ruleOf } from '../fire/prospects.ts'
import { targetsOf } from '../fire/questions.ts'
import { loadOf, type Weapon, weaponsOf } from '../fire/weapons.ts'
import { check } from '../game.ts'
import type { OrderOf } from '../orders.ts'
import { keepsMissile } from '../sensors/lock-odds.ts'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import { isHidden, locksOn, rangeTo, shipOf } from '../table.ts'
import { type Aim, aimsOf, bestShots, launchesLeft, salvoAt } from './all-ships.ts'
import { back, draftOf, leads, main, onItem, onThing, orders, type Pick } from './choice.ts'
import type { CommitDraft, Draft } from './draft.ts'
import { capital, counted, fullName, nameOf, shipName, weaponName } from './say.ts'
import { launchFigures, percent, shotFigures, uncertain } from './shot-figures.ts'

type Shots = CommitDraft['ships']
type Shot = Shots[string][number]

const armed = (view: View, ship: Ship): readonly Weapon[] => weaponsOf(view, ship).filter(({ kind }) => kind !== 'antiMissile')
const able = (view: View, ship: Ship): readonly Weapon[] => armed(view, ship).filter((weapon) => targetsOf(view, ship, weapon).length > 0)
/** Ships with a target in arc. */
const shooters = (view: View, me: Color): readonly Ship[] => commanded(view, me).filter((ship) => able(view, ship).length > 0)
const start = (view: View, me: Color): CommitDraft => {
  const [ship, ...others] = shooters(view, me)
  return { kind: 'commit', ships: {}, ship: ship && others.length === 0 ? ship.id : null, weapon: null }
}
const orderOf = ({ ships }: CommitDraft): OrderOf<'commit'> => ({ order: 'commit', ships })

export function commitQuestion(view: View, me: Color, draft: Draft | null): Question {
  const { ship, weapon, ships } = draftOf(draft, start(view, me))
  if (ship !== null && weapon !== null)
    return {
      phase: 'Weapons · choose a target',
      title: capital(weaponName(view, ship, weapon)),
      text: `A weapon of ${nameOf(view, ship)}. Enemy shields and manoeuvre points are secret; the odds use only what is known.`,
      rule: 'EE-WEP-02',
    }
  const wrong = check(view, { order: 'commit', ships })
  const text = [ALL_SECRET, ship === null ? '' : PERCENTAGES, ship === null ? '' : launcherNote(view, shipOf(view, ship), ships)]
  return {
    phase: 'Weapons · yours to decide',
    title: ship === null ? 'Choose your targets' : `Targets of ${nameOf(view, ship)}`,
    text: [...text, wrong ? `Not yet: ${wrong.reason}.` : ''].filter((sentence) => sentence !== '').join(' '),
    rule: wrong?.rule ?? 'EE-WEP-02',
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
    chances.length > 0 && guided < loaded ? `The ship can guide ${counted(guided, 'more missile')}.` : '',
    empty > 0
      ? `${counted(empty, 'launcher')} ${empty === 1 ? 'is' : 'are'} empty; the ship reloads in a turn without manoeuvre power.`
      : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

export function commitChoices(view: View, me: Color, draft: Draft | null): readonly Pick[] {
  const now = draftOf(draft, start(view, me))
  const [ship, weapon] = inHand(view, now)
  if (ship && weapon) return [...targetRows(view, now, ship, weapon), back({ ...now, weapon: null })]
  const ships = shooters(view, me)
  const aims = aimsOf(view, ship ? [ship] : ships)
  const fire = mainAnswer(view, now, ship && ships.length > 1 ? aimsOf(view, ships) : aims)
  return [
    fire,
    ...bestRow(view, now, aims),
    ...salvoRows(view, now, aims),
    ...(ship ? able(view, ship).map((one) => weaponRow(view, now, ship, one)) : ships.map((one) => shipRow(view, now, one, aims))),
    ...(fire.key === HOLD.key ? [] : [orders(HOLD, orderOf({ ...now, ships: {} }))]),
    ...(ship && ships.length > 1 ? [back({ ...now, ship: null }, 'All ships')] : []),
  ]
}
const HOLD = { key: 'pass', label: 'Hold fire', rule: 'EE-WEP-02' } as const
/** Fires what the draft has; without a draft, what is recommended for the ships that the enemy sees. A shot shows a hidden ship (EE-HID-03). */
function mainAnswer(view: View, now: CommitDraft, aims: readonly Aim[]): Pick {
  const chosen = sizeOf(now.ships)
  if (chosen > 0) return main({ key: 'commit', label: `Fire ${counted(chosen, 'weapon')}`, rule: 'EE-WEP-02' }, orderOf(now))
  const best = legalBest(
    view,
    {},
    aims.filter(({ ship }) => !isHidden(view, ship.id)),
  )
  if (!best) return main(HOLD, orderOf({ ...now, ships: {} }))
  const label = `Fire ${counted(sizeOf(best), 'weapon')}, each at its best target`
  return main({ key: 'commit', label, rule: 'EE-WEP-07' }, orderOf({ ...now, ships: best }))
}
function inHand(view: View, { ship: id, weapon: part }: CommitDraft): readonly [Ship | undefined, Weapon | undefined] {
  const ship = id === null ? undefined : shipOf(view, id)
  return [ship, ship && able(view, ship).find((weapon) => weapon.id === part)]
}

/** Replaces shots of the same weapons. */
const withShots = (shots: Shots, ship: string, more: readonly Shot[]): Shots => ({
  ...shots,
  [ship]: [...(shots[ship] ?? []).filter(({ weapon }) => !more.some((shot) => shot.weapon === weapon)), ...more],
})
const sizeOf = (shots: Shots): number => Object.values(shots).reduce((sum, of) => sum + of.length, 0)
const joined = (now: Shots, more: Shots): Shots => Object.entries(more).reduce((shots, [ship, of]) => withShots(shots, ship, of), now)
/** One row per enemy, which fires all weapons at it. */
const salvoRows = (view: View, now: CommitDraft, aims: readonly Aim[]): readonly Pick[] =>
  [...new Set(aims.map(({ at }) => at))]
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap((enemy) => {
      const salvo = salvoAt(view, aims, enemy)
      const ships = joined(now.ships, salvo)
      const many = sizeOf(salvo)
      if (many === 0 || check(view, { order: 'commit', ships })) return []
      const label = `Everything at ${fullName(view, enemy)}`
      const spots = [onThing(enemy.id)]
      return [
        leads(
          { key: `salvo:${enemy.id}`, label, rule: 'EE-WEP-07' },
          { ...now, ships, weapon: null },
          { spots, note: counted(many, 'weapon') },
        ),
      ]
    })
/** Each weapon at its best target, with launchers if that is legal. */
function legalBest(view: View, now: Shots, aims: readonly Aim[]): Shots | undefined {
  const tried = [true, false].map((launching) => bestShots(view, aims, launching))
  return tried.find((shots) => sizeOf(shots) > 0 && !check(view, { order: 'commit', ships: joined(now, shots) }))
}
/** The same shots as a draft, to change before they are sealed. */
function bestRow(view: View, now: CommitDraft, aims: readonly Aim[]): readonly Pick[] {
  const best = legalBest(view, now.ships, aims)
  if (!best) return []
  return [
    leads(
      { key: 'best', label: 'Every weapon at its best target', rule: 'EE-WEP-07' },
      { ...now, ships: joined(now.ships, best), weapon: null },
      { note: `${counted(sizeOf(best), 'weapon')}, to change first` },
    ),
  ]
}

const shipRow = (view: View, now: CommitDraft, ship: Ship, aims: readonly Aim[]): Pick =>
  leads(
    { key: `ship:${ship.id}`, label: shipName(view, ship), rule: 'EE-WEP-02' },
    { ...now, ship: ship.id },
    {
      spots: [onThing(ship.id)],
      note: `${now.ships[ship.id]?.length ?? 0} of ${new Set(aims.flatMap((aim) => (aim.ship === ship ? [aim.weapon.id] : []))).size} fire`,
    },
  )
/** A weapon with its chance at the target that is chosen for it, otherwise at its likeliest one. */
function weaponRow(view: View, now: CommitDraft, ship: Ship, weapon: Weapon): Pick {
  const shot = now.ships[ship.id]?.find((one) => one.weapon === weapon.id)
  const rated = targetsOf(view, ship, weapon)
    .filter(({ id }) => shot === undefined || id === shot.at)
    .map((enemy) => ({ enemy, odds: chanceAt(view, { ship, weapon, enemy }) }))
  const [best] = rated.toSorted((a, b) => (b.odds ?? 0) - (a.odds ?? 0))
  const chosen = shot ? `at ${nameOf(view, shot.at)}${shot.nuclear ? ', nuclear' : ''}` : 'holds fire'
  return leads(
    { key: `weapon:${weapon.id}`, label: capital(weaponName(view, ship.id, weapon.id)), rule: ruleOf(weapon.kind) },
    { ...now, weapon: weapon.id },
    {
      spots: [onItem(ship.id, weapon.primary)],
      odds: best?.odds ?? null,
      note: shot || !best || rated.length < 2 ? chosen : `${chosen}; best at ${nameOf(view, best.enemy.id)}`,
    },
  )
}
function chanceAt(view: View, shooting: Shooting): number | null {
  const { ship, weapon, enemy } = shooting
  const chance = weapon.kind === 'missile' ? keepsMissile(view, ship, enemy) : touchChance(view, shooting)
  return chance === null ? null : uncertain(chance)
}

function targetRows(view: View, now: CommitDraft, ship: Ship, weapon: Weapon): readonly Pick[] {
  const rest = (now.ships[ship.id] ?? []).filter((shot) => shot.weapon !== weapon.id)
  const chosen = (now.ships[ship.id] ?? []).length > rest.length
  return [
    ...targetsOf(view, ship, weapon).flatMap((enemy) => shotRows(view, now, { ship, weapon, enemy })),
    ...(chosen
      ? [
          leads(
            { key: 'hold', label: 'Hold fire with this weapon', rule: 'EE-WEP-02' },
            { ...now, ships: { ...now.ships, [ship.id]: rest }, weapon: null },
          ),
        ]
      : []),
  ]
}
function shotRows(view: View, now: CommitDraft, shooting: Shooting): readonly Pick[] {
  const { ship, weapon, enemy } = shooting
  const locked = locksOn(view, ship.id, enemy.id) > 0
  const figures = weapon.kind === 'missile' ? launchFigures(view, ship, enemy) : shotFigures(view, shooting)
  const warheads = weapon.kind === 'missile' ? [false, true] : [false]
  return warheads.map((nuclear) =>
    leads(
      {
        key: `at:${enemy.id}${nuclear ? ':nuclear' : ''}`,
        label: `${weapon.kind === 'missile' ? (nuclear ? 'A nuclear missile at' : 'A standard missile at') : 'At'} ${fullName(view, enemy)}`,
        rule: nuclear ? 'EE-MIS-03' : ruleOf(weapon.kind),
      },
      { ...now, ships: withShots(now.ships, ship.id, [{ weapon: weapon.id, at: enemy.id, nuclear }]), weapon: null },
      {
        spots: [onThing(enemy.id)],
        ...figures,
        note: [`range ${rangeTo(ship, enemy)}`, locked ? 'locked on' : '', figures.note].filter((text) => text !== '').join(', '),
      },
    ),
  )
}
