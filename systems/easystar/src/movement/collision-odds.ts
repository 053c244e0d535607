// The exact distribution of a pending collision's damage. Known displacers are assumed to be used.
import { chanceAtLeast, type Spread } from '@admiralty/kernel'
import { blowOn, type End, NOTHING, shared, spreadTaken } from '../fire/odds.ts'
import type { Ship, View } from '../state.ts'
import { flying, has, shipOf } from '../table.ts'
import { neededToDodge } from './collisions.ts'
import { collisionDamage, headOn, ramDamage } from './crash.ts'

const NOT_DODGED = 1 - chanceAtLeast(neededToDodge().total, 6)

/** For the collision that the next step decides; undefined if there is none. */
export function collisionSpread(view: View, { use }: { readonly use: boolean }): Spread | undefined {
  const [step] = view.agenda
  if (step?.step !== 'slipMover' && step?.step !== 'slipTarget') return undefined
  const ship = shipOf(view, step.step === 'slipMover' ? step.mover : step.target)
  const other = step.step === 'slipMover' ? view.ships[step.target] : undefined
  const mayDodge = other !== undefined && flying(other) && other.displaced === 'no' && has(view, other, 'displacer')
  const happens = (use ? NOT_DODGED : 1) * (mayDodge ? NOT_DODGED : 1)
  return spreadTaken([{ ...NOTHING, chance: 1 - happens }, ...shared(blowsOn(view, ship), happens)])
}

function blowsOn(view: View, ship: Ship): readonly End[] {
  const ram = view.agenda.find((step) => step.step === 'rammedBy')
  if (ram?.step === 'rammedBy') return blowOn(view, ship, ramDamage(view, ship, ram.from).total, { mayCripple: ram.natural === 6 })
  const crash = view.agenda.find((step) => step.step === 'crash')
  if (crash?.step !== 'crash') throw new Error('no collision is pending')
  const frontal = crash.mover === ship.id || headOn(ship, shipOf(view, crash.mover).facing)
  const ends = ([1, 2] as const).flatMap((points) =>
    blowOn(view, ship, collisionDamage(view, ship, points, { frontal }).total, { mayCripple: true }),
  )
  return shared(ends, 1 / 2)
}
