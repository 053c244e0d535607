// Ready fleets, each taken with one press.
import type { SideStyle } from '@admiralty/board'
import type { OwnDesign } from '@admiralty/game-ui'
import { Offer, OfferSection, Squadron, TakeOrChange } from '@admiralty/game-ui/design'
import { useMemo } from 'react'
import type { Design } from '../../src/design/design.ts'
import { type Fleet, priceOfFleet } from '../../src/setting/fleet.ts'
import { readyFleets } from '../../src/setting/ready-fleets.ts'
import type { Color } from '../../src/shapes.ts'
import type { View } from '../../src/state.ts'
import { namesOf } from '../../src/words/ask-setting.ts'
import { symbolOf } from '../symbol.ts'
import { pointsText } from '../titles.ts'
import type { FleetBudget } from './ships-on-offer.ts'

export interface ShopProps {
  readonly view: View
  readonly me: Color
  readonly sideStyle: SideStyle
  readonly ships: Fleet
  readonly purse: FleetBudget
  readonly designs: readonly OwnDesign[]
  /** Designs drawn or imported on this page. */
  readonly brought: readonly Design[]
  readonly busy: boolean
  onShips(ships: Fleet): void
  onOrder(ships: Fleet): void
  /** Opens the designer with a design; null for an empty one. */
  onDraw(design: Design | null): void
  onBring(design: Design): void
}

export function ReadyFleets({ view, me, sideStyle, busy, onOrder, onShips }: ShopProps) {
  const fleets = useMemo(() => readyFleets(view, me), [view, me])
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
            <TakeOrChange
              take="Take this fleet"
              change="Edit first"
              first={index === 0}
              busy={busy}
              onTake={() => onOrder(ships)}
              onChange={() => onShips(ships)}
            />
          }
        >
          <Squadron symbols={ships.map(({ design }) => symbolOf(design))} sideStyle={sideStyle} size={30} />
          <p className="ee-line">{namesOf(ships)}</p>
        </Offer>
      ))}
    </OfferSection>
  )
}
