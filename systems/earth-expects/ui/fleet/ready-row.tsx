// Ready-made fleets, bought with one button.
import { type SideStyle, Silhouette } from '@admiralty/board'
import { type Fleet, priceOfFleet } from '../../src/setting/fleet.ts'
import type { ReadyFleet } from '../../src/setting/ready-fleets.ts'
import { namesOf } from '../../src/words/ask-setting.ts'
import { symbolOf } from '../sides.ts'
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
    <section aria-label="Ready fleets">
      <h3 className="cap">Ready fleets</h3>
      <ol className="ee-fleets">
        {fleets.map(({ title, ships }, index) => (
          <li key={title} className="ee-ready" aria-label={title}>
            <div className="ee-ship-h">
              <h4>{title}</h4>
              <span className="num">{pointsText(priceOfFleet(ships).total)}</span>
            </div>
            <div className="ee-squadron" aria-hidden="true">
              {ships.map(({ design }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a ship of a fleet is identified by its place
                <Silhouette key={place} name={symbolOf(design)} sideStyle={sideStyle} size={30} />
              ))}
            </div>
            <p className="ee-line">{namesOf(ships)}</p>
            <div className="ee-ship-acts">
              <button type="button" className={index === 0 ? 'btn go' : 'btn'} disabled={busy} onClick={() => onOrder(ships)}>
                Take this fleet
              </button>
              <button type="button" className="btn quiet last" onClick={() => onShips(ships)}>
                Edit first
              </button>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
