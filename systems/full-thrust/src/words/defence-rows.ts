// The page of one mount that defends, and the tasks that it may have.
import { onThing, plural } from '@admiralty/kernel'
import { areaControls, friendsToCover, groupsNear, salvoesOn, strikersOn } from '../attack/defence.ts'
import type { DefenceOrder } from '../orders.ts'
import type { Ship, View } from '../state.ts'
import { groupOf, partOf, shipOf } from '../table.ts'
import type { Draft } from './draft.ts'
import { type GamePage, type GameRow, type GameRows, row } from './form.ts'
import { capital, fullName, systemName } from './say.ts'

export const DEFENCE = 'Point defence · in secret'

export type Defences = readonly DefenceOrder[]

export const set = (defences: Defences, ship: string | null = null, mount: string | null = null): Draft => ({
  kind: 'defences',
  defences,
  ship,
  mount,
})

export const threatText = (view: View, { id }: Ship): string =>
  [plural(strikersOn(view, id).length, 'group'), plural(salvoesOn(view, id).length, 'salvo', 'salvoes')].join(', ')

/** The tasks of a mount: the ship's own attackers, those of a friend, and groups near it (FT-PD-06). */
function tasksOf(view: View, ship: Ship, mount: string): readonly Pick<DefenceOrder, 'target' | 'covering'>[] {
  const threats = (of: string): readonly DefenceOrder['target'][] => [
    ...salvoesOn(view, of).map(({ id }) => ({ kind: 'salvo', id }) as const),
    ...strikersOn(view, of).map(({ id }) => ({ kind: 'group', id }) as const),
  ]
  const own = threats(ship.id).map((target) => ({ target, covering: null }))
  if (!partOf(ship, mount, 'pds') || areaControls(view, ship) === 0) return own
  const covered = friendsToCover(view, ship).flatMap((friend) => threats(friend.id).map((target) => ({ target, covering: friend.id })))
  const known = [...own, ...covered].map(({ target }) => target.id)
  const free = groupsNear(view, ship).filter(({ id }) => !known.includes(id))
  return [...own, ...covered, ...free.map(({ id }) => ({ target: { kind: 'group', id } as const, covering: null }))]
}

export function mountPage(view: View, defences: Defences, ship: Ship, mount: string): GamePage {
  const others = defences.filter((defence) => defence.ship !== ship.id || defence.mount !== mount)
  return {
    phase: DEFENCE,
    title: `${capital(systemName(ship, mount))} of ${ship.name}`,
    rule: 'FT-PD-03',
    text: 'What does it fire at?',
    back: { set: set(defences, ship.id), label: 'Other mounts' },
    rows: () =>
      [
        tasksOf(view, ship, mount).map(({ target, covering }): GameRow => {
          const next = [...others, { ship: ship.id, mount, target, covering }]
          const label = `At ${fullName(view, target.id)}`
          return row(`at:${target.id}:${covering ?? ''}`, covering === null ? 'FT-PD-04' : 'FT-PD-06', label, {
            set: set(next, ship.id),
            ifLegal: { order: 'defend', defences: next },
            spots: [onThing(target.id)],
            note: covering === null ? strengthText(view, target) : `covers ${shipOf(view, covering).name}`,
          })
        }),
        row('hold', 'FT-PD-01', 'Hold fire', { set: set(others, ship.id) }),
      ] satisfies GameRows,
  }
}

const strengthText = (view: View, { kind, id }: DefenceOrder['target']): string =>
  kind === 'group' ? plural(groupOf(view, id).fighters, 'fighter') : plural(view.salvoes[id]?.missiles ?? 0, 'missile')
