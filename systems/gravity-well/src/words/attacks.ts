// The attacks that the open question of a seat is about: which of its units reach which enemies now. Texts name them, and the chart marks them.
import { list } from '@admiralty/kernel'
import { shooters, targetsOf } from '../fight/targets.ts'
import { attackers } from '../fight/warheads.ts'
import { askedOf } from '../game.ts'
import type { Color } from '../shapes.ts'
import type { Unit, View } from '../state.ts'
import { hostilesIn, isStation } from '../table.ts'
import { capital, fullName, unitName } from './say.ts'

/** A unit of the seat and the enemies that it reaches, stations first. */
export interface PossibleAttack {
  readonly unit: Unit
  readonly targets: readonly Unit[]
}
type Finder = (view: View, me: Color) => readonly PossibleAttack[]
const stationsFirst = (units: readonly Unit[]): readonly Unit[] => units.toSorted((a, b) => Number(isStation(b)) - Number(isStation(a)))
const byLaser: Finder = (view, me) => shooters(view, me).map((unit) => ({ unit, targets: stationsFirst(targetsOf(view, unit)) }))
const byWarhead =
  (kind: 'basicWarhead' | 'pulseWarhead'): Finder =>
  (view, me) =>
    attackers(view, me, kind).map((unit) => ({ unit, targets: stationsFirst(hostilesIn(view, unit)) }))
const FINDERS: Readonly<Record<string, Finder>> = {
  aim: byLaser,
  fire: byLaser,
  pulse: byWarhead('pulseWarhead'),
  arm: byWarhead('basicWarhead'),
  strike: byWarhead('basicWarhead'),
}
/** Every attack that is possible in the viewer's open question; empty for questions about other things. */
export function attacksOf(view: View): readonly PossibleAttack[] {
  const asked = askedOf(view)
  return asked ? (FINDERS[asked.call.kind]?.(view, asked.me) ?? []) : []
}
/** Names that a sentence lists. */
const NAMED = 2
/** 'Booster 5 reaches Blue station 2.' */
export const attackTexts = (view: View): readonly string[] =>
  attacksOf(view).map(({ unit, targets }) => {
    const names = targets.slice(0, NAMED).map(({ id }) => fullName(view, id))
    const more = targets.length - names.length
    return `${capital(unitName(unit))} reaches ${list(more > 0 ? [...names, `${more} more`] : names)}.`
  })
