// Where enemies are likely to be when the guns speak, what a place is worth against them, and who wants to fight at all.
import { ahead, distance, turned } from '@admiralty/hex'
import type { Weapon } from '../fire/weapons.ts'
import { topSpeed } from '../setting/victory.ts'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import { enemiesOf, sideOf } from '../table.ts'
import { isTerrain } from '../terrain/terrain.ts'
import { armoury, firepower, type Stand } from './armoury.ts'

export interface Guess {
  readonly ship: Ship
  readonly weight: number
}
/** Of a ship that nobody has seen move. */
const USUAL_SPEED = 2
/** Straight on, or turned a little. */
function guesses(view: View, enemy: Ship): readonly Guess[] {
  const heard = Object.values(view.secret).map(({ heard: told }) => told[enemy.id]?.speed)
  const speed = heard.find((one) => one !== undefined) ?? (view.turn > 1 ? enemy.lastSpeed : Math.min(USUAL_SPEED, topSpeed(enemy)))
  if (enemy.design.base) return [{ ship: enemy, weight: 1 }]
  const at = (sides: number, weight: number): Guess => {
    const facing = turned(enemy.facing, sides)
    const halfway = ahead(enemy.hex, enemy.facing, Math.floor(speed / 2))
    return { ship: { ...enemy, hex: ahead(halfway, facing, Math.ceil(speed / 2)), facing }, weight }
  }
  return [at(0, 0.5), at(1, 0.25), at(-1, 0.25)]
}

export const asTheyMove = (view: View, me: Color): readonly Guess[] => enemiesOf(view, me).flatMap((ship) => guesses(view, ship))

/** EE-GEN-20: ships that are to get away. */
export const flees = (view: Pick<View, 'setup'>, ship: Ship): boolean =>
  view.setup.objectives.some((objective) => objective.aim === 'escape' && objective.ships.includes(ship.id))
/** Ships that the other side must not be left with. */
export const isQuarry = (view: View, ship: Ship, me: Color): boolean =>
  view.setup.objectives.some(
    (objective) =>
      (objective.aim === 'destroy' && objective.side === sideOf(view, me) && objective.ships.includes(ship.id)) ||
      (objective.aim === 'escape' && objective.ships.includes(ship.id)),
  )

/** What is feared counts less than what is hoped for: who fears as much never closes. */
const FEAR = 0.45
const NEARER = 0.9
/** A volley that all bears, at that range, is worth having in reserve. */
const CLOSE = 3

/** What it is worth to be somewhere with these guns. */
export function placeWorth(view: View, ship: Ship & Stand, guns: readonly Weapon[], foes: readonly Guess[]): number {
  const runs = flees(view, ship)
  const fear = runs ? 2 * FEAR : FEAR
  let dealt = 0
  let taken = 0
  let near = Number.POSITIVE_INFINITY
  for (const { ship: foe, weight } of foes) {
    dealt = Math.max(dealt, 0) + weight * firepower(view, ship, guns, foe) * (isQuarry(view, foe, ship.seat) ? 1.5 : 1)
    taken += weight * firepower(view, foe, armoury(view, foe), ship)
    near = Math.min(near, distance(ship.hex, foe.hex))
  }
  const way = foes.length === 0 ? 0 : runs ? near : -NEARER * Math.max(0, near - CLOSE)
  return dealt - fear * taken + way - hazards(view, ship)
}
/** EE-INR, EE-SUR, EE-AST. */
function hazards(view: View, { hex }: Stand): number {
  if (view.setup.bodies.length === 0) return 0
  if (isTerrain(view, hex, 'interior', 'surface', 'cinematic')) return 200
  if (isTerrain(view, hex, 'interface', 'atmosphere')) return 40
  return isTerrain(view, hex, 'dense', 'radiation') ? 6 : 0
}
