// Automatic decisions: what a seat leaves to a fixed rule. They are part of the answer to the question of power.
import type { Question } from '@admiralty/kernel'
import type { Policy } from '../state.ts'
import { leads, type Pick } from './choice.ts'
import type { Draft } from './draft.ts'

export const policiesQuestion: Question = {
  phase: 'Power · automatic decisions',
  title: 'Which decisions are automatic?',
  text: 'A fixed rule can make small decisions for you. Everybody sees which decisions are automatic. You can change this every turn.',
  rule: 'EE-SEQ-09',
}

interface Handed {
  readonly key: keyof Policy
  readonly asked: Policy
  readonly label: string
  readonly rule: `EE-${string}`
}
/** One row for each decision; `next` makes the draft with the changed policy. */
export function policyRows(policy: Policy, next: (policy: Policy) => Draft): readonly Pick[] {
  const rows: readonly Handed[] = [
    {
      key: 'defence',
      asked: { ...policy, defence: policy.defence === 'asked' ? 'own' : 'asked' },
      label: 'Point defence: fire every weapon at missiles aimed at your own ships',
      rule: 'EE-PD-03',
    },
    {
      key: 'repairs',
      asked: { ...policy, repairs: policy.repairs === 'asked' ? 'useful' : 'asked' },
      label: 'Repairs: repair control, power and engines first',
      rule: 'EE-REP-02',
    },
    {
      key: 'rows',
      asked: { ...policy, rows: policy.rows === 'asked' ? 'middle' : 'asked' },
      label: 'Your shots: take the middle row of the target, and missiles in order of launch',
      rule: 'EE-POI-01',
    },
    {
      key: 'ties',
      asked: { ...policy, ties: policy.ties === 'asked' ? 'first' : 'asked' },
      label: 'Ties of rows and heat: take the first direction clockwise',
      rule: 'EE-POI-02',
    },
  ]
  return rows.map(({ key, asked, label, rule }) =>
    leads({ key: `policy:${key}`, label, rule }, next(asked), { note: policy[key] === 'asked' ? 'you decide' : 'automatic' }),
  )
}
