// Rows for the weapons of a ship, with what each one has left.
import { percent, plural } from '@admiralty/kernel'
import { targetsOf } from '../fire/aiming.ts'
import { touchChance } from '../fire/chances.ts'
import { ruleOf } from '../fire/prospects.ts'
import type { Shooting } from '../fire/row-of-fire.ts'
import { loadOf, type Weapon, weaponsOf } from '../fire/weapons.ts'
import { keepsMissile } from '../sensors/lock-odds.ts'
import type { Ship, View } from '../state.ts'
import type { Shots } from './ask-target.ts'
import type { CommitDraft } from './draft.ts'
import { type GameRow, onItem, row } from './form.ts'
import { capital, nameOf, weaponName } from './say.ts'
import { KEEP_FLYING, TOUCH, uncertain } from './shot-figures.ts'
import { launchesLeft } from './shots-of-all.ts'

const armed = (view: View, ship: Ship): readonly Weapon[] => weaponsOf(view, ship).filter(({ kind }) => kind !== 'antiMissile')

export const able = (view: View, ship: Ship): readonly Weapon[] =>
  armed(view, ship).filter((weapon) => targetsOf(view, ship, weapon).length > 0)

/** Why launchers hold fire: their missiles could not be guided, or they are empty. */
export function launcherNote(view: View, ship: Ship, ships: Shots): string {
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

/** A weapon with its chance at the target that is chosen for it, otherwise at its likeliest one. */
export function weaponRow(view: View, now: CommitDraft, ship: Ship, weapon: Weapon): GameRow {
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
