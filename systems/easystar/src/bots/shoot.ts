// A bot's fire: the shots with the highest expected value first.
import type { Dice } from '@admiralty/kernel'
import { FIGHTERS, SHIPS } from '../../data/tables.ts'
import type { Firing } from '../fire/firing.ts'
import { oddsOf } from '../fire/odds.ts'
import { enemiesOf, owedBy, shotsOf, weaponsReady } from '../fire/targets.ts'
import type { Order } from '../orders.ts'
import type { Color, Ship, View } from '../state.ts'
import { left } from '../table.ts'
import type { Care } from './care.ts'
import { A_HIT } from './evaluate.ts'
import { MENACE, stakeOf } from './stakes.ts'

const MOST = 8

/** The best shots of every weapon. A bot passes only if no shot is worth anything. */
export function shoot(view: View, me: Color, _dice: Dice, care: Care): readonly Order[] {
  const enemies = enemiesOf(view, me)
  const shots = weaponsReady(view, me)
    .flatMap((gun) =>
      sound(
        shotsOf(view, gun, enemies).map((firing) => ({ firing, score: scoreOf(view, firing) })),
        care,
      ),
    )
    .sort((a, b) => b.score - a.score)
  return shots.length === 0 ? [hold(view, me)] : shots.slice(0, MOST).map(({ firing }) => fired(firing))
}
/** The best shot of the first weapon that has a good one. */
export function firstShot(view: View, me: Color): Order {
  const enemies = enemiesOf(view, me)
  for (const gun of weaponsReady(view, me)) {
    let best: RatedShot | undefined
    for (const firing of shotsOf(view, gun, enemies)) {
      const score = scoreOf(view, firing)
      if (score > (best?.score ?? 0)) best = { firing, score }
    }
    if (best) return fired(best.firing)
  }
  return hold(view, me)
}
const hold = (view: View, me: Color): Order => (owedBy(view, me) ? { order: 'waive' } : { order: 'pass' })
const fired = ({ from, weapon, at, powerUp }: Firing): Order => ({ order: 'fire', from, weapon: weapon.id, at, powerUp })

interface RatedShot {
  readonly firing: Firing
  readonly score: number
}
/** The shots of one weapon that gain something and nearly as much as its best. */
function sound(shots: readonly RatedShot[], care: Care): readonly RatedShot[] {
  const best = Math.max(0, ...shots.map(({ score }) => score))
  return shots.filter(({ score }) => score > 0 && score >= care.shot * best)
}

/** The value of a shot in build points: damage, destruction, critical, less `waste`. */
function scoreOf(view: View, firing: Firing): number {
  const odds = oddsOf(view, firing)
  const target = view.ships[firing.at]
  const fighter = view.fighters[firing.at]
  if (!target) return fighter ? odds.hit * (FIGHTERS[fighter.kind].cost + MENACE[fighter.kind]) : 0
  const kill = SHIPS[target.hull].cost * 0.6 + target.known.length * 5
  return (odds.mean * A_HIT + odds.destroyed * kill + odds.critical * 8) * stakeOf(view, target) - waste(view, firing, target)
}

/** The cost of a shot: a turret that stops no missile, a power-up used, more damage than needed. */
function waste(view: View, { weapon, powerUp }: Firing, target: Ship): number {
  const turret = weapon.kind === 'pointDefence' ? 4 : 0
  const overkill = weapon.damage > left(view, target) ? 1 : 0
  return turret + overkill + (powerUp === 'range' ? 1.5 : powerUp === 'damage' ? 1 : 0)
}
