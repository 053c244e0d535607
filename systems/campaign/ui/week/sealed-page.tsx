// The page of the order book after it is sealed: what it orders, read-only.
import { SideBadge } from '@admiralty/board'
import type { SealedPageProps } from '@admiralty/game-ui'
import { Shop } from '@admiralty/game-ui/design'
import { Rule, Section } from '@admiralty/game-ui/panel'
import type { Campaign } from '../../src/campaign.ts'
import type { BattleGame } from '../../src/tactics-port.ts'
import { bookSummary } from '../../src/words/book/bill-text.ts'
import { ownSeat } from '../facts.ts'
import { styleOf } from '../sites.ts'
import { ownHoldings } from './own.ts'
import { draftOfOrders, sealedParts } from './sealed.ts'
import '../campaign.css'
import './week.css'

interface SealedProps extends Pick<SealedPageProps<Campaign>, 'view' | 'order'> {
  readonly game: BattleGame
}
export function SealedPage({ game, view, order }: SealedProps) {
  const [seat, draft, holdings] = [ownSeat(view), draftOfOrders(order), ownHoldings(view)]
  if (!seat || !draft || !holdings) return null
  const { book } = draft
  return (
    <Shop
      title={`Orders of week ${view.week}, sealed`}
      text={
        <>
          <SideBadge sideStyle={styleOf(view, seat)} size={14} /> {bookSummary({ game, view, seat, draft, holdings })} Press Change orders
          to write them again. <Rule id="CR-15.4" />
        </>
      }
      look={`gu-panel cp-orders side-${styleOf(view, seat)}`}
      actions={null}
    >
      <div className="cp-book">
        <div>
          {sealedParts({ game, view, seat, holdings, book }).map(({ title, rule, said }) => (
            <Section key={title} title={title} aside={<Rule id={rule} />}>
              <ul className="cp-sealed-lines">
                {said.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </Section>
          ))}
        </div>
      </div>
    </Shop>
  )
}
