// The panel beside the chart: the draft, the selected world, the claims, and the empires with their worlds.
import { SideBadge } from '@admiralty/board'
import type { RecordProps } from '@admiralty/game-ui'
import { Rule, Section } from '@admiralty/game-ui/panel'
import { plural } from '@admiralty/kernel'
import type { ReactNode } from 'react'
import type { Campaign } from '../src/campaign.ts'
import { empireOf, seatsOf, secretOf } from '../src/lookup.ts'
import type { Color } from '../src/shapes.ts'
import { scoreOf } from '../src/start/income.ts'
import type { View } from '../src/state.ts'
import type { CampaignDraft } from '../src/words/draft.ts'
import { empireName } from '../src/words/names.ts'
import { Claims } from './draft/claims.tsx'
import { pairsDraft, rankingOf, withPair, withRank } from './draft/edits.ts'
import { Hand, PairList } from './draft/hand.tsx'
import { Ranking } from './draft/ranking.tsx'
import { ownSeat } from './facts.ts'
import { styleOf } from './scene.ts'
import { WorldFacts } from './world.tsx'
import './campaign.css'

type Props = RecordProps<Campaign, CampaignDraft>

interface PairsPanelProps extends Props {
  readonly seat: Color
  /** Between hand and ranking, so that the hand stays where it is. */
  readonly children: ReactNode
}
/** The draft of pairs and ranking; only shown while another one's answer is awaited. */
function PairsPanel({ view, seat, draft, choices, selected, onDraft, onSelect, children }: PairsPanelProps) {
  const now = pairsDraft(view, seat, draft)
  const isAsked = choices.length > 0
  const { cards } = secretOf(view, seat)
  return (
    <>
      <Hand {...{ view, cards, selected, onSelect }} pairs={now.pairs} onPair={isAsked ? (pair) => onDraft(withPair(now, pair)) : null} />
      {children}
      {isAsked && view.setup.settings.claims === 'list' && (
        <Ranking
          {...{ view, selected, onSelect }}
          ranking={rankingOf(view, now)}
          onMove={(at, place) => onDraft(withRank(view, now, at, place))}
        />
      )}
    </>
  )
}
interface EmpiresProps {
  readonly view: View
}
const Empires = ({ view }: EmpiresProps) => (
  <Section title="Empires" aside={<Rule id="CR-END-01" />}>
    <ul className="cp-empires">
      {seatsOf(view).map((seat) => {
        const { worlds, isOut } = empireOf(view, seat)
        return (
          <li key={seat}>
            <SideBadge sideStyle={styleOf(view, seat)} size={16} />
            <b>{empireName(seat)}</b>
            <span>{isOut ? 'has left' : plural(worlds.length, 'world')}</span>
            <span className="num">{isOut ? '' : `income ${scoreOf(view, seat).total}`}</span>
          </li>
        )
      })}
    </ul>
  </Section>
)

export const Record = (props: Props) => {
  const { view, selected, onSelect } = props
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
        <Section title="Your pairs" aside={<Rule id="CR-DFT-03" />}>
          <PairList {...{ view, selected, onSelect }} pairs={own.pairs} />
        </Section>
      )}
      <Empires view={view} />
      {view.claims.length > 0 && <Claims {...{ view, onSelect }} />}
    </div>
  )
}
