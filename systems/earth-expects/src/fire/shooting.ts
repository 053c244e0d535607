// Resolves the committed shots in order: attack roll, then point of impact (EE-WEP-06).
import { die, type Explained } from '@admiralty/kernel'
import { CREWS } from '../../data/tables.ts'
import type { Context } from '../chapter.ts'
import { headingsFor } from '../record/rows.ts'
import type { Attack, Shot, State } from '../state.ts'
import type { Step } from '../steps.ts'
import { shipOf } from '../table.ts'
import { onlyHeading } from './events.ts'
import { railgunBonus, railgunNeeds } from './factors.ts'
import { ionFire, laserFire } from './gun-rolls.ts'
import { displacementTo, incoming } from './in-arc.ts'
import { strengthSum, weaponIn } from './weapons.ts'

/** The steps of one attack. */
export const ATTACK = [{ step: 'rowSet' }, { step: 'row' }, { step: 'strike' }] as const satisfies readonly Step[]

function attackOf(
  state: State,
  { from, at, weapon, kind }: Pick<Shot, 'from' | 'at' | 'weapon' | 'kind'>,
  damage: Explained | null,
): Attack {
  const [shooter, target] = [shipOf(state, from), shipOf(state, at)]
  const headings = headingsFor(incoming(target, displacementTo(state, shooter, target)))
  return { by: from, at, weapon, kind, missile: null, damage, headings, heading: onlyHeading(headings), row: null, high: null, rapid: null }
}

/** Rolls a shot; a hit continues with the steps of an attack. */
export function shoot(ctx: Context, shot: Shot): void {
  const state = ctx.state
  const from = shipOf(state, shot.from)
  const at = shipOf(state, shot.at)
  const weapon = weaponIn(state, from, shot.weapon)
  if (weapon.kind === 'railgun') {
    rollRailgun(ctx, attackOf(state, shot, null), weapon.rapid ? strengthSum(weapon) : 1, 0)
    return
  }
  const { dice, damage } = weapon.kind === 'ion' ? ionFire(ctx, from, at, weapon) : laserFire(ctx, from, at, weapon)
  const hit = damage.total > 0
  ctx.emit({ type: 'attackRolled', attack: attackOf(state, shot, damage), seat: from.seat, at: at.seat, dice, needed: null, hit })
  if (hit) ctx.next(...ATTACK)
}

/** EE-RAI-04, EE-RAI-09. Rapid fire rolls box by box until one hits (EE-RFR-01, EE-RFR-02); the hit is placed before the next roll. */
export function rollRailgun(ctx: Context, attack: Attack, boxes: number, inARow: number): void {
  const from = shipOf(ctx.state, attack.by)
  const at = shipOf(ctx.state, attack.at)
  const weapon = weaponIn(ctx.state, from, attack.weapon)
  let hits = inARow
  for (let left = boxes; left > 0; left -= 1) {
    const needed = railgunNeeds(ctx.state, from, weapon, at)
    const face = die(ctx.dice, CREWS[from.crew].sides, `railgun of ${from.id}`) // EE-CRQ-02
    const hit = face + railgunBonus(ctx.state, from, at, hits).total > needed.total
    hits = hit ? hits + 1 : 0
    const rolled = { ...attack, rapid: weapon.rapid ? { left: left - 1, hits } : null }
    ctx.emit({ type: 'attackRolled', attack: rolled, seat: from.seat, at: at.seat, dice: [face], needed, hit })
    if (hit) {
      ctx.next(...ATTACK)
      return
    }
  }
}
