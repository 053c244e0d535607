// The page of the purchase before week 1: designs with counts, places, the running bill, and the limits.
import type { PageProps } from '@admiralty/game-ui'
import { Shop, WhyNot } from '@admiralty/game-ui/design'
import { Rule } from '@admiralty/game-ui/panel'
import type { Campaign } from '../../src/campaign.ts'
import { proposedPurchase } from '../../src/start/proposal.ts'
import type { BattleGame } from '../../src/tactics-port.ts'
import type { CampaignDraft } from '../../src/words/draft.ts'
import { ownSeat } from '../facts.ts'
import { styleOf } from '../sites.ts'
import { Bill, Limits } from './bill.tsx'
import { Designs } from './designs.tsx'
import { emptyPurchase, faultsOf, type PurchaseOrder } from './edits.ts'
import { NamedPlaces, Partners, Spares } from './places.tsx'
import '../campaign.css'

interface PurchasePageProps extends PageProps<Campaign, CampaignDraft> {
  readonly game: BattleGame
}
export function PurchasePage({ game, view, draft, refused, busy, designs, onDraft, onOrder }: PurchasePageProps) {
  const seat = ownSeat(view)
  if (!seat) return null
  const order = draft?.kind === 'purchase' ? draft.order : emptyPurchase(view, seat)
  const write = (next: PurchaseOrder): void => onDraft({ kind: 'purchase', page: 'all', at: null, order: next })
  const faults = faultsOf(game, view, seat, order)
  const parts = { game, view, seat, order, faults, onOrder: write }
  return (
    <Shop
      title="Buy your first fleet"
      text={
        <>
          Nobody else learns what you buy. <Rule id="CR-4.3" />
        </>
      }
      look={`gu-panel cp-purchase side-${styleOf(view, seat)}`}
      actions={
        <>
          <button type="button" className="btn go" disabled={busy || faults.length > 0} onClick={() => onOrder(order)}>
            Seal this purchase
          </button>
          <button type="button" className="btn" onClick={() => write(proposedPurchase(game, view, seat))}>
            Propose a purchase
          </button>
          <button type="button" className="btn quiet" onClick={() => write(emptyPurchase(view, seat))}>
            Begin again
          </button>
        </>
      }
    >
      <WhyNot refusals={refused} role="alert" />
      <div className="cp-columns">
        <div>
          <Designs {...parts} designs={designs} />
          <Spares {...parts} />
        </div>
        <div>
          <Bill {...parts} />
          <Limits {...parts} />
          <Partners {...parts} />
          <NamedPlaces {...parts} />
        </div>
      </div>
    </Shop>
  )
}
