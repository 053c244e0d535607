// The fleet that a seat is buying, with its price.
import { InOrder } from '@admiralty/board'
import type { PageProps } from '@admiralty/game-ui'
import { WhyNot } from '@admiralty/game-ui/design'
import { Bar, Rule } from '@admiralty/game-ui/panel'
import { plural, refusalsIn } from '@admiralty/kernel'
import type { Design } from '../../src/design/design.ts'
import type { FullThrust } from '../../src/game.ts'
import { defaultFleet, type fleetFault, priceOfFleet } from '../../src/setting/fleet.ts'
import type { Draft } from '../../src/words/draft.ts'

export type BuyingProps = PageProps<FullThrust, Draft>

interface FleetProps extends Pick<BuyingProps, 'busy' | 'refused'> {
  readonly fleet: readonly Design[]
  readonly budget: number
  readonly fault: ReturnType<typeof fleetFault>
  onFleet(fleet: readonly Design[]): void
  onReady(): void
}

/** The fleet so far, its price, and the button that hands it in. */
export function Fleet({ fleet, budget, fault, busy, refused, onFleet, onReady }: FleetProps) {
  const price = priceOfFleet(fleet)
  return (
    <section aria-label="Your fleet">
      <div className="gu-budget gu-line" role="status">
        <span>
          <b className={price > budget ? 'over' : ''}>{price}</b> of {plural(budget, 'point')}
        </span>
        <Rule id="FT-SCN-10" />
        <Bar share={price / budget} />
      </div>
      <ul className="ft-chosen">
        <InOrder of={fleet}>
          {(design, at) => (
            <li>
              <button type="button" className="btn" aria-label={`Remove ${design.name}`} onClick={() => onFleet(fleet.toSpliced(at, 1))}>
                {design.name} ×
              </button>
            </li>
          )}
        </InOrder>
      </ul>
      <WhyNot refusals={[...(refusalsIn(fault) ?? []), ...refused]} role="alert" />
      <div className="gu-buttons">
        <button type="button" className="btn go" disabled={busy || fleet.length === 0 || fault !== undefined} onClick={onReady}>
          Fleet ready
        </button>
        <button type="button" className="btn quiet" onClick={() => onFleet(defaultFleet(budget))}>
          Suggest a fleet
        </button>
      </div>
    </section>
  )
}
