// The panel beside the chart in the weeks: the selected group or world with its orders, own groups, and what the week was.
import { Rule, Section } from '@admiralty/game-ui/panel'
import { worldsOfEmpire } from '../../src/lookup.ts'
import { moneyText } from '../../src/money.ts'
import type { View } from '../../src/state.ts'
import { signedMoney } from '../../src/words/book/texts.ts'
import { hexTitle } from '../../src/words/names.ts'
import { weekOfStatement } from '../../src/words/phases.ts'
import { ownSeat } from '../facts.ts'
import { WorldFacts } from '../world.tsx'
import { ownHoldings } from './own.ts'
import { WorldEditor } from './world-editor.tsx'
import './week.css'
import { CounterRecord } from './counter-record.tsx'
import { GroupList } from './group-list.tsx'
import { editorOf, type WeekRecordProps } from './record-props.ts'

function Treasury({ view }: { readonly view: View }) {
  const [holdings, seat] = [ownHoldings(view), ownSeat(view)]
  if (!holdings || !seat) return null
  const lines = view.secret[seat]?.statement ?? []
  return (
    <Section title="Treasury" aside={<Rule id="CR-X.1" />}>
      <p className="cp-treasury">
        <b className="num">{moneyText(holdings.treasury)}</b> credits
      </p>
      {lines.length > 0 && (
        <p className="gu-note">
          Week {weekOfStatement(view)}: {signedMoney(lines.reduce((sum, { amount }) => sum + amount, 0))}, see the page Statement.
        </p>
      )}
    </Section>
  )
}

/** The parts of the record that the weeks add, before the empires. */
export function WeekRecord(props: WeekRecordProps) {
  const { view, selected } = props
  const editor = editorOf(props)
  const world = selected === null ? undefined : view.land.worlds[selected]
  const isOwn = world !== undefined && editor !== undefined && worldsOfEmpire(view, editor.seat).includes(world.at)
  return (
    <>
      <CounterRecord {...props} />
      {world && <WorldFacts view={view} world={world} />}
      {world && isOwn && editor && (
        <Section title={`Orders for ${hexTitle(view, world.at)}`} aside={<Rule id="CR-10.1b" />}>
          <WorldEditor {...editor} at={world.at} />
        </Section>
      )}
      <GroupList {...props} />
      <Treasury view={view} />
    </>
  )
}
