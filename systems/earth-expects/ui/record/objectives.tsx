// What wins this battle, under the list of ships.
import { ObjectiveList, Rule, Section } from '@admiralty/game-ui/panel'
import type { View } from '../../src/state.ts'
import { objectivesOf } from '../../src/words/objectives.ts'
import { COLORS } from '../../src/words/say.ts'
import { sideStyleOf } from '../sides.ts'

export function Objectives({ view }: { readonly view: View }) {
  const lines = objectivesOf(view).map(({ side, text, now }) => ({
    ...{ key: text, text, progress: now, rule: null },
    sides: side ? [{ sideStyle: sideStyleOf(side), name: COLORS[side] }] : [],
  }))
  return (
    <Section title="A side wins when" aside={<Rule id="EE-GEN-20" />}>
      <ObjectiveList lines={lines} />
    </Section>
  )
}
