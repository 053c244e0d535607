// The exact distribution of a pending collision's damage. Known displacers are assumed to be used.
import { chanceAtLeast, chanceOf, type Spread, toSpread, weighted } from '@admiralty/kernel'
import { extraPoint } from '../fire/odds.ts'
import type { Ship, Table, View } from '../state.ts'
import { has, left, shipOf } from '../table.ts'
import { collisionDamage, headOn, neededToDodge, ramDamage } from './collisions.ts'

const DODGES = chanceAtLeast(neededToDodge().total, 6)

interface Blow {
  readonly points: number
  readonly chance: number
  readonly critical: boolean
}

/** For the collision that the next step decides; undefined if there is none. */
export function collisionSpread(view: View, use: boolean): Spread | undefined {
  const [step] = view.agenda
  if (step?.step !== 'slipMover' && step?.step !== 'slipTarget') return undefined
  const ship = shipOf(view, step.step === 'slipMover' ? step.mover : step.target)
  const other = step.step === 'slipMover' ? view.ships[step.target] : undefined
  const dodged = (use ? DODGES : 0) + (other && mayDodge(view, other) ? (1 - (use ? DODGES : 0)) * DODGES : 0)
  return spreadOf(view, ship, blowsOn(view, ship), 1 - dodged)
}
const mayDodge = (table: Table, ship: Ship): boolean => ship.status === 'flying' && ship.displaced === 'no' && has(table, ship, 'displacer')

function blowsOn(view: View, ship: Ship): readonly Blow[] {
  const ram = view.agenda.find((step) => step.step === 'rammedBy')
  if (ram?.step === 'rammedBy') return [{ points: ramDamage(view, ship, ram.from).total, chance: 1, critical: ram.natural === 6 }]
  const crash = view.agenda.find((step) => step.step === 'crash')
  if (crash?.step !== 'crash') throw new Error('no collision is pending')
  const frontal = crash.mover === ship.id || headOn(ship, shipOf(view, crash.mover).facing)
  return ([1, 2] as const).map((points) => ({ points: collisionDamage(view, ship, points, frontal).total, chance: 1 / 2, critical: true }))
}

function spreadOf(table: Table, ship: Ship, blows: readonly Blow[], happens: number): Spread {
  const strength = left(table, ship)
  const cripples = ({ points, critical }: Blow): boolean => critical && points > 0 && points < strength
  const pairs = blows.flatMap((blow) => {
    const chance = happens * blow.chance
    const more = cripples(blow) ? extraPoint(table) : 0
    return [[blow.points, chance * (1 - more)] as const, [blow.points + 1, chance * more] as const]
  })
  const damage = weighted([[0, 1 - happens], ...pairs])
  const critical = happens * blows.filter(cripples).reduce((sum, { chance }) => sum + chance, 0)
  const also: readonly Spread['also'][number][] = [
    { what: 'a critical hit', chance: critical, rule: 'ES-CRT-01' },
    { what: 'it is destroyed', chance: chanceOf(damage, (points) => points >= strength), rule: 'ES-DST-01' },
  ]
  return { ...toSpread(damage, 'points of damage taken'), also: also.filter(({ chance }) => chance > 0) }
}
