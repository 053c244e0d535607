// The questions of P7 and P8: attacks of fighter groups, and point defence.
import { onItem, onThing, plural } from '@admiralty/kernel'
import { attackers, screensOf, spareScreens, targetsOf } from '../attack/declaring.ts'
import { areaControls, defenders, defendingShips, friendsToCover, groupsNear, salvoesOn, strikersOn } from '../attack/defence.ts'
import type { AttackOrder, DefenceOrder, GroupTarget } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Group, Ship, View } from '../state.ts'
import { groupOf, partOf, shipOf } from '../table.ts'
import type { AttackDraft, Draft } from './draft.ts'
import { defaultAs, type GamePage, type GameRow, type GameRows, row, START } from './form.ts'
import { capital, fullName, groupText, nameOf, placeOfThing, rangeText, systemName } from './say.ts'

const ATTACKS = 'Attacks · in secret'
const NO_PLAN: AttackDraft = { attacks: [], joins: {} }
const attacking = (plan: AttackDraft, group: string | null = null, target: string | null = null): Draft => ({
  kind: 'attacks',
  plan,
  group,
  target,
})
export function attackPage(view: View, me: Color, draft: Draft): GamePage {
  const plan = draft.kind === 'attacks' ? draft.plan : NO_PLAN
  const group = draft.kind === 'attacks' && draft.group !== null ? view.groups[draft.group] : undefined
  if (draft.kind === 'attacks' && group?.mission?.do === 'screen') return joinPage(view, plan, group)
  if (draft.kind === 'attacks' && group && draft.target !== null) return mannerPage(view, plan, group, draft.target)
  if (draft.kind === 'attacks' && group) return targetPage(view, plan, group)
  const count = plan.attacks.length
  return {
    phase: ATTACKS,
    title: 'Attacks of your groups',
    rule: 'FT-FTR-06',
    text:
      count === 0 ? 'All attacks are revealed together. A group without a target does nothing.' : `${plural(count, 'group')} will attack.`,
    rows: () => [
      row('give', 'FT-FTR-06', count === 0 ? 'Attack with nobody' : 'Give this order', {
        give: { order: 'attack', ...plan },
        role: 'main',
      }),
      attackers(view, me).map((one) => attackerRow(view, plan, one)),
      spareScreens(view, me).map((one) =>
        row(`screen:${one.id}`, 'FT-FTR-11', `${capital(groupText(one))}, if it is spare`, {
          set: attacking(plan, one.id),
          spots: [onThing(one.id)],
          note: plan.joins[one.id] === undefined ? null : `joins against ${fullName(view, plan.joins[one.id] ?? '')}`,
        }),
      ),
    ],
  }
}
function attackerRow(view: View, plan: AttackDraft, group: Group): GameRow {
  const attack = plan.attacks.find((one) => one.group === group.id)
  return row(`group:${group.id}`, 'FT-FTR-06', capital(groupText(group)), {
    set: attacking(plan, group.id),
    spots: [onThing(group.id)],
    note: attack ? `at ${fullName(view, attack.target.id)}` : plural(targetsOf(view, group).length, 'target'),
  })
}
const withAttack = (plan: AttackDraft, attack: AttackOrder): AttackDraft => ({
  ...plan,
  attacks: [...plan.attacks.filter(({ group }) => group !== attack.group), attack],
})
const plainAttack = (group: Group, target: GroupTarget): AttackOrder => ({
  group: group.id,
  target,
  ifIntercepted: 'fight',
  engages: null,
  torpedoes: group.torpedoes && target.kind === 'ship',
})
function targetPage(view: View, plan: AttackDraft, group: Group): GamePage {
  const without: AttackDraft = { ...plan, attacks: plan.attacks.filter((attack) => attack.group !== group.id) }
  return {
    phase: ATTACKS,
    title: `Target of ${groupText(group)}`,
    rule: 'FT-FTR-06',
    text: `${plural(group.fighters, 'fighter')}, endurance ${group.endurance}. An attack costs one endurance.`,
    back: { set: attacking(plan), label: 'Other groups' },
    rows: () => [
      targetsOf(view, group).map((target) => {
        const next = withAttack(plan, plainAttack(group, target))
        const asks = target.kind === 'ship' || target.kind === 'salvo'
        return row(`at:${target.id}`, target.kind === 'salvo' ? 'FT-FTR-14' : 'FT-FTR-08', `At ${fullName(view, target.id)}`, {
          set: asks ? attacking(next, group.id, target.id) : attacking(next),
          spots: [onThing(target.id)],
          note: rangeText(view, group.at, placeOfThing(view, target.id) ?? group.at),
        })
      }),
      row('none', 'FT-FTR-06', 'No attack', { set: attacking(without) }),
    ],
  }
}
/** Whether it fights or presses on if it is intercepted, its torpedoes, and the screen that it engages. */
function mannerPage(view: View, plan: AttackDraft, group: Group, target: string): GamePage {
  const attack = plan.attacks.find((one) => one.group === group.id)
  const set = (change: Partial<AttackOrder>): Draft => {
    const next = attack ? withAttack(plan, { ...attack, ...change }) : plan
    return change.ifIntercepted ? attacking(next) : attacking(next, group.id, target)
  }
  const screens = attack?.target.kind === 'ship' ? screensOf(view, target) : []
  return {
    phase: ATTACKS,
    title: `${capital(groupText(group))} at ${fullName(view, target)}`,
    rule: 'FT-FTR-13',
    text: 'If another group intercepts it, it fights and does not attack, or it takes the dice without answering and attacks.',
    back: { set: attacking(plan, group.id), label: 'Another target' },
    rows: () => [
      row('fight', 'FT-FTR-13', 'Fight if intercepted', { set: set({ ifIntercepted: 'fight' }), role: 'main' }),
      row('press', 'FT-FTR-13', 'Press on if intercepted', { set: set({ ifIntercepted: 'press' }) }),
      group.torpedoes &&
        attack?.target.kind === 'ship' &&
        row('torpedoes', 'FT-FTR-16', attack.torpedoes ? 'Keep the torpedoes, fire guns' : 'Fire the torpedoes', {
          set: set({ torpedoes: !attack.torpedoes }),
          note: attack.torpedoes ? 'torpedoes' : 'guns',
        }),
      screens.map(({ id }) =>
        row(`engages:${id}`, 'FT-FTR-11', `Engage ${fullName(view, id)}, which screens it`, {
          set: set({ engages: attack?.engages === id ? null : id }),
          spots: [onThing(id)],
          note: attack?.engages === id ? 'chosen' : null,
        }),
      ),
    ],
  }
}
/** FT-FTR-11: the fight that a spare screening group joins. */
function joinPage(view: View, plan: AttackDraft, group: Group): GamePage {
  const done = (joins: AttackDraft['joins']): Draft => attacking({ ...plan, joins })
  const { [group.id]: _, ...others } = plan.joins
  const near = Object.values(view.groups).filter(({ where, seat }) => where === 'space' && seat !== group.seat)
  return {
    phase: ATTACKS,
    title: `If ${groupText(group)} is spare`,
    rule: 'FT-FTR-11',
    text: 'A screening group that no attacker engages joins a fight of your choice.',
    back: { set: done(plan.joins), label: 'Other groups' },
    rows: () => [
      row('any', 'FT-FTR-11', 'Join the first fight', { set: done(others), role: 'main' }),
      near.map(({ id }) =>
        row(`join:${id}`, 'FT-FTR-11', `Join against ${fullName(view, id)}`, {
          set: done({ ...plan.joins, [group.id]: id }),
          spots: [onThing(id)],
        }),
      ),
    ],
  }
}

const DEFENCE = 'Point defence · in secret'
type Defences = readonly DefenceOrder[]
const set = (defences: Defences, ship: string | null = null, mount: string | null = null): Draft => ({
  kind: 'defences',
  defences,
  ship,
  mount,
})
export function defendPage(view: View, me: Color, draft: Draft): GamePage {
  const defences = draft.kind === 'defences' ? draft.defences : (defaultAs(view, 'defend')?.defences ?? []) // FT-END-12
  const ship = draft.kind === 'defences' && draft.ship !== null ? view.ships[draft.ship] : undefined
  if (draft.kind === 'defences' && ship)
    return draft.mount === null ? shipPage(view, defences, ship) : mountPage(view, defences, ship, draft.mount)
  return {
    phase: DEFENCE,
    title: 'Allot point defence',
    rule: 'FT-PD-03',
    text: `${plural(defences.length, 'mount')} will fire. One target a mount; surplus kills are wasted.`,
    back: draft.kind === 'defences' ? { set: START, label: 'As proposed' } : undefined,
    rows: () => [
      row('give', 'FT-PD-03', 'Give this order', { give: { order: 'defend', defences }, role: 'main' }),
      defendingShips(view, me).map((one) =>
        row(`ship:${one.id}`, 'FT-PD-04', one.name, {
          set: set(defences, one.id),
          spots: [onThing(one.id)],
          note: threatText(view, one),
        }),
      ),
      row('none', 'FT-PD-03', 'No defence', { set: set([]) }),
    ],
  }
}
const threatText = (view: View, { id }: Ship): string =>
  [plural(strikersOn(view, id).length, 'group'), plural(salvoesOn(view, id).length, 'salvo', 'salvoes')].join(', ')
function shipPage(view: View, defences: Defences, ship: Ship): GamePage {
  return {
    phase: DEFENCE,
    title: `Defence of ${ship.name}`,
    rule: 'FT-PD-04',
    text: `Attacked by ${threatText(view, ship)}.`,
    back: { set: set(defences), label: 'Other ships' },
    rows: () => [
      row('done', 'FT-PD-03', 'This allotment stands', { set: set(defences), role: 'main' }),
      defenders(view, ship).map(({ id }) => {
        const now = defences.find((defence) => defence.ship === ship.id && defence.mount === id)
        return row(`mount:${id}`, 'FT-PD-01', capital(systemName(ship, id)), {
          set: set(defences, ship.id, id),
          spots: [onItem(ship.id, id)],
          note: now ? `at ${nameOf(view, now.target.id)}` : 'holds fire',
        })
      }),
    ],
  }
}
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
function mountPage(view: View, defences: Defences, ship: Ship, mount: string): GamePage {
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
