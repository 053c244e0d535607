// The question of P7: attacks of fighter groups.
import { onThing, plural } from '@admiralty/kernel'
import { attackers, screensOf, spareScreens, targetsOf } from '../attack/declaring.ts'
import type { AttackOrder, GroupTarget } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Group, View } from '../state.ts'
import type { AttackDraft, Draft } from './draft.ts'
import { type GamePage, type GameRow, row } from './form.ts'
import { capital, fullName, groupText, placeOfThing, rangeText } from './say.ts'

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
