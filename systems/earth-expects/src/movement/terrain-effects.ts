// What moving bodies and radiation do to ships.
import { die } from '@admiralty/kernel'
import { type Hex, turned } from '@admiralty/space'
import type { Context } from '../chapter.ts'
import { radiationDamage } from '../damage/debris.ts'
import { engineFailure } from '../damage/failure.ts'
import { shieldsOf } from '../fire/factors.ts'
import type { Ship } from '../state.ts'
import { eventAbout, shipOf } from '../table.ts'
import { isTerrain } from '../terrain/terrain.ts'
import { pointsHad } from './means.ts'
import { speedOfMeeting } from './same-hex.ts'

/** EE-IFC-04: a moving interface stops a ship like one that the ship enters. No manoeuvre points are spent yet. */
export function overrun(ctx: Context, ship: Ship, motion: Hex): void {
  const { speed, unspent } = pointsHad(ctx.state, ship)
  const dice = 4 * Math.max(0, speedOfMeeting(ship, motion, speed) - unspent)
  ctx.emit({ type: 'halted', ...eventAbout(ctx.state, ship), hex: ship.hex, why: 'EE-IFC-04', dice })
  engineFailure(ctx, ship.id, dice)
}

/** EE-RAD-01, EE-RAD-02, EE-RAD-03: a direction and a die per hex entered, then placed by direction. */
export function radiation(ctx: Context, ship: Ship): void {
  const entered = ship.deeds.path.slice(1).filter((hex) => isTerrain(ctx.state, hex, 'radiation'))
  const rolls = entered.map(() => ({ from: die(ctx.dice, 6, 'where it comes from') - 1, points: die(ctx.dice, 6, 'radiation') })) // EE-CRQ-06
  for (const from of [0, 1, 2, 3, 4, 5] as const) {
    const faces = rolls.flatMap((roll) => (roll.from === from ? [roll.points] : []))
    if (faces.length === 0) continue
    const now = shipOf(ctx.state, ship.id)
    const damage = Math.max(0, faces.reduce((sum, face) => sum + face, 0) - (1 + shieldsOf(ctx.state, now)) ** 2)
    ctx.emit({ type: 'radiationRolled', ...eventAbout(ctx.state, now), from, dice: faces, damage })
    radiationDamage(ctx, now, turned(from, 3), damage)
  }
}
