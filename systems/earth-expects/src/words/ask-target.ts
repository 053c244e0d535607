// The page of one weapon: its targets, with their chances.
import { targetsOf } from '../fire/aiming.ts'
import { ruleOf } from '../fire/prospects.ts'
import type { Shooting } from '../fire/row-of-fire.ts'
import type { Weapon } from '../fire/weapons.ts'
import type { Ship, View } from '../state.ts'
import { locksOn, rangeTo } from '../table.ts'
import type { CommitDraft } from './draft.ts'
import { type GamePage, type GameRow, type GameRows, onThing, row } from './form.ts'
import { capital, fullName, nameOf, weaponName } from './say.ts'
import { launchFigures, shotFigures } from './shot-figures.ts'

export type Shots = CommitDraft['ships']

type Shot = Shots[string][number]

/** Replaces shots of the same weapons. */
export const withShots = (shots: Shots, ship: string, more: readonly Shot[]): Shots => ({
  ...shots,
  [ship]: [...(shots[ship] ?? []).filter(({ weapon }) => !more.some((shot) => shot.weapon === weapon)), ...more],
})

export function targetPage(view: View, now: CommitDraft, ship: Ship, weapon: Weapon): GamePage {
  const shots = now.ships[ship.id] ?? []
  const rest = shots.filter((shot) => shot.weapon !== weapon.id)
  const without = { ...now, ships: { ...now.ships, [ship.id]: rest }, weapon: null }
  return {
    phase: 'Weapons · choose a target',
    title: capital(weaponName(view, ship.id, weapon.id)),
    text: `A weapon of ${nameOf(view, ship.id)}. Enemy shields and manoeuvre points are secret; the odds use only what is known.`,
    rule: 'EE-WEP-02',
    back: { set: { ...now, weapon: null } },
    rows: () => [
      targetsOf(view, ship, weapon).map((enemy) => shotRows(view, now, { ship, weapon, enemy })),
      shots.length > rest.length && row('hold', 'EE-WEP-02', 'Hold fire with this weapon', { set: without }),
    ],
  }
}

function shotRows(view: View, now: CommitDraft, shooting: Shooting): GameRows {
  const { ship, weapon, enemy } = shooting
  const isMissile = weapon.kind === 'missile'
  const figures = isMissile ? launchFigures(view, ship, enemy) : shotFigures(view, shooting)
  const locked = locksOn(view, ship.id, enemy.id) > 0
  const note = [`range ${rangeTo(ship, enemy)}`, locked ? 'locked on' : '', figures.note].filter((text) => text !== '').join(', ')
  const shotRow = (nuclear: boolean): GameRow => {
    const at = isMissile ? `A ${nuclear ? 'nuclear' : 'standard'} missile at` : 'At'
    const ships = withShots(now.ships, ship.id, [{ weapon: weapon.id, at: enemy.id, nuclear }])
    const effect = { set: { ...now, ships, weapon: null }, spots: [onThing(enemy.id)], ...figures, note }
    const key = `at:${enemy.id}${nuclear ? ':nuclear' : ''}`
    return row(key, nuclear ? 'EE-MIS-03' : ruleOf(weapon.kind), `${at} ${fullName(view, enemy)}`, effect)
  }
  return [shotRow(false), isMissile && shotRow(true)]
}
