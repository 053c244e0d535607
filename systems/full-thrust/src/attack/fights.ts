// The opponents of each group in P8: screens and attackers, groups that are attacked, groups that press on (FT-FTR-09 to FT-FTR-13).
import { entryAt } from '../found.ts'
import type { AttackOrder } from '../orders.ts'
import type { Group, Table } from '../state.ts'
import { compareIds, groupOf } from '../table.ts'
import { screensOf } from './declaring.ts'

/** A dogfight: two or more groups, in order of id. */
export type Fight = readonly Fighting[]
export interface Fighting {
  readonly group: Group
  /** The groups that it fires at, and that fire at it. */
  readonly opponents: readonly string[]
  /** FT-FTR-13: it does not answer. */
  readonly pressing: boolean
}

/** Pairs of groups that fight. */
type Pairs = ReadonlyMap<string, ReadonlySet<string>>
function pairsOf(...pairs: readonly (readonly [string, string])[]): Pairs {
  const all = new Map<string, Set<string>>()
  for (const [one, other] of pairs) {
    all.set(one, (all.get(one) ?? new Set()).add(other))
    all.set(other, (all.get(other) ?? new Set()).add(one))
  }
  return all
}

/** FT-FTR-11: every screening group is engaged by an attacker; what the attackers leave open goes by id. Spare screens join a fight. */
function screenPairs(table: Table, ship: string, runs: readonly AttackOrder[]): readonly (readonly [string, string])[] {
  const screens = screensOf(table, ship)
  const chosen = runs.flatMap(({ group, engages }) => (screens.some(({ id }) => id === engages) ? [[group, engages ?? ''] as const] : []))
  const open = screens.filter(({ id }) => !chosen.some(([, screen]) => screen === id))
  const free = runs.map(({ group }) => group).filter((group) => !chosen.some(([engaging]) => engaging === group))
  const paired = open.slice(0, free.length).map(({ id }, index) => [free[index] ?? '', id] as const)
  const fights = [...chosen, ...paired].map(([group]) => group).toSorted(compareIds)
  const spare = open.slice(free.length).map(({ id }) => {
    const choice = table.joins[id]
    return [choice !== undefined && fights.includes(choice) ? choice : entryAt(fights, 0), id] as const
  })
  return [...chosen, ...paired, ...spare]
}
/** The attacks by target, in order of id. */
function runsByTarget({ attacks }: Table): readonly (readonly [target: string, runs: readonly AttackOrder[]])[] {
  const targets = [...new Set(attacks.map(({ target }) => target.id))].toSorted(compareIds)
  const ordered = attacks.toSorted((a, b) => compareIds(a.group, b.group))
  return targets.map((id) => [id, ordered.filter(({ target }) => target.id === id)])
}

/** All dogfights of the turn, that of the lowest id first. */
export function fightsOf(table: Table): readonly Fight[] {
  const screening = runsByTarget(table).flatMap(([target, runs]) => screenPairs(table, target, runs)) // only ships have screens
  const direct = table.attacks.flatMap(({ group, target }) => (target.kind === 'group' ? [[group, target.id] as const] : []))
  const pairs = pairsOf(...screening, ...direct)
  const engaged = new Set(screening.flat())
  const isPressing = (id: string): boolean => {
    const run = table.attacks.find(({ group }) => group === id)
    return run !== undefined && run.target.kind !== 'group' && run.ifIntercepted === 'press' && !engaged.has(id)
  }
  const ids = [...pairs.keys()].toSorted(compareIds)
  return fightsAmong(ids, pairs).map((members) =>
    members.map((id) => ({
      group: groupOf(table, id),
      opponents: [...(pairs.get(id) ?? [])].toSorted(compareIds),
      pressing: isPressing(id),
    })),
  )
}
/** Groups that are connected by pairs, in order of id. */
function fightsAmong(ids: readonly string[], pairs: Pairs): readonly (readonly string[])[] {
  const left = new Set(ids)
  const fights: string[][] = []
  for (const first of ids) {
    if (!left.delete(first)) continue
    const members = [first]
    for (const member of members) {
      for (const next of pairs.get(member) ?? []) if (left.delete(next)) members.push(next)
    }
    fights.push(ids.filter((id) => members.includes(id)))
  }
  return fights
}

/** FT-FTR-10: kills by target, shared as evenly as may be; the rest goes to the lowest ids. */
export function sharedKills(kills: number, targets: readonly string[]): readonly (readonly [string, number])[] {
  const [each, rest] = [Math.floor(kills / targets.length), kills % targets.length]
  return targets.map((id, index) => [id, each + (index < rest ? 1 : 0)])
}
