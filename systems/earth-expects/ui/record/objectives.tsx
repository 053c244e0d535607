// What wins this battle, under the list of ships.
import { SideBadge } from '@admiralty/board'
import type { View } from '../../src/state.ts'
import { objectivesOf } from '../../src/words/objectives.ts'
import { COLORS } from '../../src/words/say.ts'
import { type OnRule, Rule, Section } from '../cite.tsx'
import { sideStyleOf } from '../sides.ts'

export const Objectives = ({ view, onRule }: { readonly view: View; readonly onRule: OnRule }) => (
  <Section title="A side wins when" aside={<Rule id="EE-GEN-20" onRule={onRule} />}>
    <ul className="ee-aims">
      {objectivesOf(view).map(({ side, text, now }) => (
        <li key={text}>
          {side && <SideBadge sideStyle={sideStyleOf(side)} size={13} label={COLORS[side]} />} {side && `${COLORS[side]}: `}
          {text}
          {now !== '' && <span className="aside"> {now}</span>}
        </li>
      ))}
    </ul>
  </Section>
)
