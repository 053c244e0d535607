// The panel in which pairs and ranking are made: hand, and ranking where claims follow it.
import type { RecordProps } from '@admiralty/game-ui'
import type { ReactNode } from 'react'
import type { Campaign } from '../../src/campaign.ts'
import { secretOf } from '../../src/lookup.ts'
import type { Color } from '../../src/shapes.ts'
import type { CampaignDraft } from '../../src/words/draft.ts'
import { pairsDraft, rankingOf, withPair, withRank } from './edits.ts'
import { Hand } from './hand.tsx'
import { Ranking } from './ranking.tsx'

interface PairsPanelProps extends RecordProps<Campaign, CampaignDraft> {
  readonly seat: Color
  /** Between hand and ranking, so that the hand stays where it is. */
  readonly children: ReactNode
}
/** The draft of pairs and ranking; only shown while another one's answer is awaited. */
export function PairsPanel({ view, seat, draft, choices, selected, onDraft, onSelect, children }: PairsPanelProps) {
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
