// Buys ships before the battle and places them, facing the enemy.

import { type Dice, pick } from '@admiralty/kernel'
import { distance } from '@admiralty/space'
import { priceOf } from '../design/price.ts'
import { readyFor } from '../design/ready.ts'
import type { Order, OrderOf } from '../orders.ts'
import { enlistedOf } from '../setting/deploy-check.ts'
import { enemyOf, roomIn, towards } from '../setting/places.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { armedWorth } from './evaluate.ts'

type Bought = OrderOf<'fleet'>['ships']

/** Three fleets: best value for the price, large ships first, and a random one. */
export function buy(view: View, me: Color, dice: Dice): readonly Order[] {
  const budget = view.setup.seats.find(({ seat }) => seat === me)?.budget ?? 0
  const ready = readyFor(view.setup.options).map(({ design }) => design)
  const fit = ready.filter(({ kind, base }) => kind === 'warship' && !base)
  const price = (design: (typeof fit)[number]): number => priceOf(design).total
  const value = (design: (typeof fit)[number]): number => armedWorth(design) / Math.max(1, price(design))
  const fill = (order: readonly (typeof fit)[number][]): Bought => {
    let left = budget
    const ships: Bought[number][] = []
    for (let next = order.find((one) => price(one) <= left); next && ships.length < 12; next = order.find((one) => price(one) <= left)) {
      ships.push({ design: next, crew: 'standard' })
      left -= price(next)
    }
    return ships
  }
  const whim = fit.length > 0 ? [pick(dice, fit), ...fit.toSorted((a, b) => value(b) - value(a))] : []
  return [fit.toSorted((a, b) => value(b) - value(a)), fit.toSorted((a, b) => price(b) - price(a)), whim].map((order) => ({
    order: 'fleet',
    ships: fill(order),
  }))
}

export function lineUp(view: View, me: Color): readonly Order[] {
  const enemy = enemyOf(view, me)
  const own = view.setup.seats.find(({ seat }) => seat === me)?.zone
  if (!enemy || !own) return []
  const taken: Record<string, true> = {}
  const places = enlistedOf(view, me).flatMap((enlisted) => {
    if (enlisted.hex) return []
    const room = roomIn(view, enlisted.hides ?? own).toSorted((a, b) => distance(a, enemy) - distance(b, enemy))
    const hex = room.find((one) => !taken[one.join()]) ?? room[0] ?? own.centre
    taken[hex.join()] = true
    return [[enlisted.id, { hex, facing: enlisted.facing ?? towards(hex, enemy) }] as const]
  })
  return [{ order: 'deploy', places: Object.fromEntries(places), disguises: {} }]
}
