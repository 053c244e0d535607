// The panel beside the chart: the draft, the selected world, the claims, and the empires with their worlds.
import { SideBadge } from '@admiralty/board'
import type { RecordProps } from '@admiralty/game-ui'
import { Rule, Section } from '@admiralty/game-ui/panel'
import { plural } from '@admiralty/kernel'
import type { Campaign } from '../src/campaign.ts'
import { empireOf, seatsOf, secretOf } from '../src/lookup.ts'
import type { Color } from '../src/shapes.ts'
import { scoreOf, totalBase } from '../src/start/income.ts'
import { hasWeeks } from '../src/start/scenarios.ts'
import type { View } from '../src/state.ts'
import type { BattleGame } from '../src/tactics-port.ts'
import type { CampaignDraft } from '../src/words/draft.ts'
import { empireName } from '../src/words/names.ts'
import { Claims } from './draft/claims.tsx'
import { PairList } from './draft/hand.tsx'
import { PairsPanel } from './draft/panel.tsx'
import { ownSeat } from './facts.ts'
import { styleOf } from './sites.ts'
import { WeekRecord } from './week/record.tsx'
import { WorldFacts } from './world.tsx'
import './campaign.css'

type Props = RecordProps<Campaign, CampaignDraft> & { readonly game: BattleGame }

interface EmpiresProps {
  readonly view: View
}
const incomeText = (view: View, seat: Color): string =>
  view.stage === 'weeks' ? `base ${totalBase(view, seat).total}` : `income ${scoreOf(view, seat).total}`
const Empires = ({ view }: EmpiresProps) => (
  <Section title="Empires" aside={<Rule id={hasWeeks(view.setup) ? 'CR-O.9' : 'CR-O.7'} />}>
    <ul className="cp-empires">
      {seatsOf(view).map((seat) => {
        const { worlds, isOut } = empireOf(view, seat)
        return (
          <li key={seat}>
            <SideBadge sideStyle={styleOf(view, seat)} size={16} />
            <b>{empireName(seat)}</b>
            <span>{isOut ? 'has left' : plural(worlds.length, 'world')}</span>
            <span className="num">{isOut ? '' : incomeText(view, seat)}</span>
          </li>
        )
      })}
    </ul>
  </Section>
)

export const Record = (props: Props) => {
  const { view, selected, onSelect } = props
  if (view.stage === 'weeks')
    return (
      <div className="gu-panel">
        <WeekRecord {...props} />
        <Empires view={view} />
      </div>
    )
  const world = selected === null ? undefined : view.land.worlds[selected]
  const facts = world && <WorldFacts view={view} world={world} />
  const seat = ownSeat(view)
  const own = seat && secretOf(view, seat)
  return (
    <div className="gu-panel">
      {seat && own && own.cards.length > 0 ? (
        <PairsPanel {...props} seat={seat}>
          {facts}
        </PairsPanel>
      ) : (
        facts
      )}
      {own && own.pairs.length > 0 && (
        <Section title="Your pairs" aside={<Rule id="CR-1.3d" />}>
          <PairList {...{ view, selected, onSelect }} pairs={own.pairs} />
        </Section>
      )}
      <Empires view={view} />
      {view.claims.length > 0 && <Claims {...{ view, onSelect }} />}
    </div>
  )
}
