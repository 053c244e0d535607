// Which shot to fire next: the one that is worth most on average, kills before scratches.
import { distance } from '@admiralty/hex'
import { FIGHTERS, SHIPS, TO_HIT } from '../../data/tables.ts'
import { isWeapon } from '../design/units.ts'
import type { Order } from '../orders.ts'
import type { Color, Fighter, Item, Ship, View, WeaponKind } from '../state.ts'
import { allied, fightersOf, flying, has, itemsOf, left, shipsOf } from '../table.ts'
import { bearsOn, chanceOf, expected, punch } from './guns.ts'

interface Idea {
  readonly order: Order
  readonly score: number
}

export function shoot(view: View, me: Color): readonly Order[] {
  const [owed] = view.owed[me] ?? []
  const shooters = shipsOf(view, me).filter((ship) => (owed ? ship.id === owed.ship : flying(ship)))
  const ideas = shooters.flatMap((ship) => shotsOf(view, ship, owed?.item ?? null))
  if (!owed)
    ideas.push(
      ...fightersOf(view, me)
        .filter((fighter) => flying(fighter) && !fighter.fired)
        .flatMap((fighter) => fighterShots(view, fighter)),
    )
  const sorted = ideas.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score)
  return [...sorted.slice(0, 8).map(({ order }) => order), { order: 'pass' }, { order: 'waive' }]
}

function shotsOf(view: View, ship: Ship, forced: Item | null): readonly Idea[] {
  const weapons = forced
    ? [forced]
    : itemsOf(view, ship).filter((item) => isWeapon(item) && (item.kind === 'bdvm' || ship.fired[item.id] === undefined))
  const enemies = Object.values(view.ships).filter((other) => flying(other) && !allied(view, other.seat, ship.seat))
  const fighters = Object.values(view.fighters).filter((other) => flying(other) && !allied(view, other.seat, ship.seat))
  return weapons.flatMap((weapon) => [
    ...enemies.flatMap((enemy) => shotsAt(view, ship, weapon, enemy)),
    ...fighters.flatMap((fighter) => atFighter(view, ship, weapon, fighter)),
  ])
}

const POWER_UPS = [null, 'damage', 'range'] as const
function shotsAt(view: View, ship: Ship, weapon: Item, enemy: Ship): readonly Idea[] {
  const pod = has(view, ship, 'powerUp') && ship.powered === null
  return POWER_UPS.filter((powerUp) => powerUp === null || pod).flatMap((powerUp): readonly Idea[] => {
    const raised = {
      ...weapon,
      range: weapon.range + (powerUp === 'range' ? 1 : 0),
      damage: weapon.damage + (powerUp === 'damage' ? 1 : 0),
    }
    const damage = expected(view, ship, ship, raised, enemy, enemy)
    if (damage === 0) return []
    const kills = punch(raised) >= left(view, enemy) ? SHIPS[enemy.hull].cost * 0.5 : 0
    const score = damage * 10 + (kills * damage) / Math.max(1, punch(raised)) - (powerUp === 'range' ? 1 : 0)
    return [{ order: { order: 'fire', from: ship.id, weapon: weapon.id, at: enemy.id, powerUp }, score }]
  })
}

function atFighter(view: View, ship: Ship, weapon: Item, fighter: Fighter): readonly Idea[] {
  const least = TO_HIT[weapon.kind as WeaponKind].fighter
  if (least === null || distance(ship.hex, fighter.hex) > weapon.range || !bearsOn(view, ship, weapon, fighter.hex)) return []
  const score = chanceOf(least - (has(view, ship, 'targeting') ? 1 : 0)) * FIGHTERS[fighter.kind].cost
  return [{ order: { order: 'fire', from: ship.id, weapon: weapon.id, at: fighter.id, powerUp: null }, score }]
}

/** A fighter's only weapon goes by the name of its kind. */
export const fighterWeapon = (fighter: Fighter): 'beam' | 'missile' => FIGHTERS[fighter.kind].weapon
function fighterShots(view: View, fighter: Fighter): readonly Idea[] {
  const things = [...Object.values(view.ships), ...Object.values(view.fighters)]
  return things
    .filter((target) => flying(target) && !allied(view, target.seat, fighter.seat) && distance(target.hex, fighter.hex) <= 1)
    .map((target) => ({
      order: { order: 'fire', from: fighter.id, weapon: fighterWeapon(fighter), at: target.id, powerUp: null },
      score: 'hull' in target ? 12 : 9,
    }))
}
