// The exact distribution of a pending collision's damage. Known displacers are assumed to be used.
import type { RuleId, Spread } from '@admiralty/kernel'
import { extraPoint } from '../fire/odds.ts'
import type { Ship, Table, View } from '../state.ts'
import { has, left, shipOf } from '../table.ts'
import { collisionDamage, headOn, neededToDodge, ramDamage } from './collisions.ts'

const DODGES = (7 - neededToDodge().total) / 6

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
  const chances = [1 - happens]
  const sums = { critical: 0, destroyed: 0 }
  const add = (points: number, chance: number): void => {
    chances[points] = (chances[points] ?? 0) + chance
    if (points >= left(table, ship)) sums.destroyed += chance
  }
  for (const { points, chance, critical } of blows) {
    const cripples = critical && points > 0 && points < left(table, ship)
    if (cripples) sums.critical += chance * happens
    add(points + 1, cripples ? chance * happens * extraPoint(table) : 0)
    add(points, chance * happens * (cripples ? 1 - extraPoint(table) : 1))
  }
  const ends = Array.from(chances, (chance = 0, value) => ({ value, chance })).filter(({ chance }) => chance > 0)
  const also: readonly { readonly what: string; readonly chance: number; readonly rule: RuleId }[] = [
    { what: 'a critical hit', chance: sums.critical, rule: 'ES-CRT-01' },
    { what: 'it is destroyed', chance: sums.destroyed, rule: 'ES-DST-01' },
  ]
  return { title: 'points of damage taken', ends, also: also.filter(({ chance }) => chance > 0) }
}
