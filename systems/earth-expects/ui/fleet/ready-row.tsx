// Ready-made fleets, bought with one button.
import type { SideStyle } from '@admiralty/board'
import { Offer, OfferSection, Squadron } from '@admiralty/game-ui/design'
import { type Fleet, priceOfFleet } from '../../src/setting/fleet.ts'
import type { ReadyFleet } from '../../src/setting/ready-fleets.ts'
import { namesOf } from '../../src/words/ask-setting.ts'
import { symbolOf } from '../symbol.ts'
import { pointsText } from '../titles.ts'

interface ReadyRowProps {
  readonly fleets: readonly ReadyFleet[]
  readonly sideStyle: SideStyle
  readonly busy: boolean
  /** Sends the fleet as the order. */
  onOrder(ships: Fleet): void
  /** Copies the fleet into the draft. */
  onShips(ships: Fleet): void
}
export function ReadyRow({ fleets, sideStyle, busy, onOrder, onShips }: ReadyRowProps) {
  return (
    <OfferSection title="Ready fleets">
      {fleets.map(({ title, ships }, index) => (
        <Offer
          key={title}
          title={title}
          price={pointsText(priceOfFleet(ships).total)}
          look="ee-ready"
          refusals={[]}
          actions={
            <>
              <button type="button" className={index === 0 ? 'btn go' : 'btn'} disabled={busy} onClick={() => onOrder(ships)}>
                Take this fleet
              </button>
              <button type="button" className="btn quiet last" onClick={() => onShips(ships)}>
                Edit first
              </button>
            </>
          }
        >
          <Squadron symbols={ships.map(({ design }) => symbolOf(design))} sideStyle={sideStyle} size={30} />
          <p className="ee-line">{namesOf(ships)}</p>
        </Offer>
      ))}
    </OfferSection>
  )
}
