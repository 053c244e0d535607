// The page of the order book: groups and worlds with their orders, money, agreements, and the seal.
import { SideBadge } from '@admiralty/board'
import type { PageProps } from '@admiralty/game-ui'
import { Shop, WhyNot } from '@admiralty/game-ui/design'
import { Rule } from '@admiralty/game-ui/panel'
import type { Campaign } from '../../src/campaign.ts'
import { hexOf } from '../../src/land/geometry.ts'
import type { HexAddress } from '../../src/shapes.ts'
import type { BattleGame } from '../../src/tactics-port.ts'
import { bookSummary } from '../../src/words/book/bill-text.ts'
import { faultsIn } from '../../src/words/book/open.ts'
import type { CampaignDraft } from '../../src/words/draft.ts'
import { ownSeat } from '../facts.ts'
import { styleOf } from '../sites.ts'
import { Agreements } from './agreements-section.tsx'
import type { WeekEditorProps } from './editor-props.ts'
import { OtherFaults } from './faults.tsx'
import { LastWeek } from './last-week.tsx'
import { openBook, ownHoldings } from './own.ts'
import { SealButtons } from './seal-buttons.tsx'
import '../campaign.css'
import './week.css'
import { Groups } from './groups-section.tsx'
import { Spending } from './spending-section.tsx'
import { Still } from './still.tsx'
import { Worlds } from './worlds-section.tsx'

interface OrdersPageProps extends PageProps<Campaign, CampaignDraft> {
  readonly game: BattleGame
}
export function OrdersPage({ game, view, draft: written, refused, busy, designs, onDraft, onOrder, onShow }: OrdersPageProps) {
  const [seat, draft, holdings] = [ownSeat(view), openBook(view, written), ownHoldings(view)]
  if (!seat || !draft || !holdings) return null
  const faults = faultsIn(game, view, seat, draft.book)
  const show = (thing: string, at: HexAddress) => onShow(thing, hexOf(at))
  const props: WeekEditorProps = { game, view, seat, holdings, draft, faults, designs, onDraft, onShow: show }
  return (
    <Shop
      title={`Orders for week ${view.week}`}
      text={
        <>
          <SideBadge sideStyle={styleOf(view, seat)} size={14} /> {bookSummary({ game, view, seat, draft, holdings })} <Rule id="CR-X.1" />
        </>
      }
      look={`gu-panel cp-orders side-${styleOf(view, seat)}`}
      actions={null}
    >
      <LastWeek view={view} seat={seat} />
      <WhyNot refusals={refused} role="alert" />
      <OtherFaults {...props} />
      <Still {...props} />
      <div className="cp-seal">
        <SealButtons {...props} busy={busy} onOrder={onOrder} />
      </div>
      <div className="cp-book">
        <Groups {...props} />
        <div>
          <Worlds {...props} />
          <Spending {...props} />
          <Agreements {...props} />
        </div>
      </div>
    </Shop>
  )
}
