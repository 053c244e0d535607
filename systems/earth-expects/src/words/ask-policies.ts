// Automatic decisions: what a seat leaves to a fixed rule. They are part of the answer to the question of power.
import type { Question, RuleId } from '@admiralty/kernel'
import type { Color } from '../shapes.ts'
import type { Policy, View } from '../state.ts'
import { policyOf } from '../table.ts'
import type { PowerDraft } from './draft.ts'
import { type GameRow, type GameRows, row } from './form.ts'

export const policiesQuestion: Question = {
  phase: 'Power · automatic decisions',
  title: 'Which decisions are automatic?',
  text: 'A fixed rule can make small decisions for you. Everybody sees which decisions are automatic. You can change this every turn.',
  rule: 'EE-SEQ-09',
}

/** One row for each decision, which makes it automatic or asks for it again. */
export function policyRows(view: View, me: Color, now: PowerDraft): GameRows {
  const policy = now.policy ?? policyOf(view, me)
  const decision = (key: keyof Policy, automatic: Policy, rule: RuleId, label: string): GameRow => {
    const isAsked = policy[key] === 'asked'
    const set = { ...now, policy: isAsked ? automatic : { ...policy, [key]: 'asked' } }
    return row(`policy:${key}`, rule, label, { set, note: isAsked ? 'you decide' : 'automatic' })
  }
  return [
    decision('defence', { ...policy, defence: 'own' }, 'EE-PD-03', 'Point defence: fire every weapon at missiles aimed at your own ships'),
    decision('repairs', { ...policy, repairs: 'useful' }, 'EE-REP-02', 'Repairs: repair control, power and engines first'),
    decision(
      'rows',
      { ...policy, rows: 'middle' },
      'EE-POI-01',
      'Your shots: take the middle row of the target, and missiles in order of launch',
    ),
    decision('ties', { ...policy, ties: 'first' }, 'EE-POI-02', 'Ties of rows and heat: take the first direction clockwise'),
  ]
}
