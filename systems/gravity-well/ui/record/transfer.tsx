// The transfer planner for the selected unit: a goal to choose, and the plan in terms of the rules.
import { Rule, Section } from '@admiralty/game-ui/panel'
import { useState } from 'react'
import type { Unit, View } from '../../src/state.ts'
import { thrustOf } from '../../src/table.ts'
import { goalsOf, legTexts, planSentence, transferOf } from '../../src/words/transfer.ts'

interface TransferProps {
  readonly view: View
  readonly unit: Unit
}
export function Transfer({ view, unit }: TransferProps) {
  const [goal, setGoal] = useState('')
  const goals = goalsOf(view, unit)
  const chosen = goals.find(({ key }) => key === goal)
  const plan = chosen ? transferOf(view, unit, chosen) : null
  return (
    <Section title="Transfer" aside={<Rule id="GW-THR-01" />}>
      <select
        className="gw-goal"
        aria-label="Goal of the transfer"
        value={chosen?.key ?? ''}
        onChange={({ target }) => setGoal(target.value)}
      >
        <option value="">choose a goal</option>
        {goals.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
      {chosen && (
        <>
          <p className="gu-note">{planSentence(plan, thrustOf(view, unit))}</p>
          <ol className="gw-legs">{plan && legTexts(view, plan).map((text) => <li key={text}>{text}</li>)}</ol>
        </>
      )}
    </Section>
  )
}
