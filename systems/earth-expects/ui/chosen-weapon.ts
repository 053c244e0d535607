// The weapon whose shots a player is choosing: its arc, its target's sides and its caption.
import type { Overlay, Scene } from '@admiralty/board'
import { sameHex, turned } from '@admiralty/space'
import { displacementTo } from '../src/fire/in-arc.ts'
import { type Weapon, weaponsOf } from '../src/fire/weapons.ts'
import { headingsFor } from '../src/record/rows.ts'
import type { Ship, View } from '../src/state.ts'
import { enemiesOf, findShip, locksOn } from '../src/table.ts'
import { capital, nameOf, weaponName } from '../src/words/say.ts'
import type { BattleMoment } from './scene-pencil.ts'

interface ChosenWeapon {
  readonly ship: Ship
  readonly weapon: Weapon
  readonly target: Ship | undefined
}

/** The weapon whose target is being chosen, or that the choice under the pointer is about. */
export function chosenWeapon(moment: BattleMoment): ChosenWeapon | null {
  const { view, draft, aimed } = moment
  const next = aimed?.then.kind === 'draft' ? aimed.then.draft : null
  const chosen = [draft, next].find((one) => one?.kind === 'commit' && one.weapon !== null)
  if (chosen?.kind !== 'commit' || chosen.ship === null) return null
  const ship = findShip(view, chosen.ship)
  const weapon = ship && weaponsOf(view, ship).find(({ id }) => id === chosen.weapon)
  if (!ship || !weapon) return null
  const spot = aimed?.spots.find(({ kind }) => kind === 'thing')
  const target = (spot?.kind === 'thing' ? findShip(view, spot.id) : undefined) ?? enemiesOf(view, ship.seat)[0]
  return { ship, weapon, target }
}

/** The sides of the target through which the chosen weapon hits (EE-POI-01). */
export function hitSides(view: View, { ship, target }: ChosenWeapon): readonly Overlay[] {
  if (!target || sameHex(ship.hex, target.hex)) return []
  const sides = headingsFor(displacementTo(view, ship, target)).map((heading) => turned(heading, 3))
  return [
    { look: 'field', legend: `hit side of ${nameOf(view, target.id)}`, printed: false, shape: { kind: 'sides', hex: target.hex, sides } },
  ]
}

export function captionOf(view: View, chosen: ChosenWeapon | null): Scene['caption'] {
  if (!chosen) return null
  const { ship, weapon, target } = chosen
  const locked = target && locksOn(view, ship.id, target.id) > 0 ? ', locked on' : ', no lock-on'
  const text =
    weapon.kind === 'missile'
      ? 'hexes it can launch at'
      : `average points of damage${target ? ` to ${nameOf(view, target.id)}${locked}` : ''}`
  return { title: capital(weaponName(view, ship.id, weapon.id)), text }
}
