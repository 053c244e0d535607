// Designs to choose from: ready ones and those of the player.
import { type OwnDesign, parsedDesigns } from '@admiralty/game-ui'
import { Offer, TakeOrChange } from '@admiralty/game-ui/design'
import { plural, type Refusal } from '@admiralty/kernel'
import { costOf } from '../../src/design/check.ts'
import { type Design, designSchema } from '../../src/design/design.ts'
import { READY } from '../../src/design/ready.ts'
import type { FleetEntry } from '../../src/orders.ts'
import { entryFaults } from '../../src/setting/fleets.ts'
import type { SeatPlan } from '../../src/state.ts'
import { Sketch } from './sketch.tsx'

interface Offered {
  readonly key: string
  readonly line: string
  readonly entry: FleetEntry
  readonly refusals: readonly Refusal[]
}

/** Ready-made ships, and at the Advanced level the player's own designs before them. */
export function offersFor({ level }: SeatPlan, budget: number, designs: readonly OwnDesign[]): readonly Offered[] {
  const offer = (key: string, line: string, base: string | null, design: Design): Offered => {
    const entry = { base, design }
    return { key, line, entry, refusals: entryFaults(entry, level, budget) }
  }
  const drawn = level === 'advanced' ? parsedDesigns(designs, designSchema) : []
  const own = drawn.map(({ id, design }) => offer(id, 'From your library.', null, design))
  return [...own, ...READY.map(({ id, line, design }) => offer(id, line, id, design))]
}

export const TITLES: Readonly<Record<SeatPlan['level'], readonly [text: string, rule: string]>> = {
  quick: ['Take a ready-made ship as it is.', 'SF-SET-03'],
  standard: ['Take a ready-made ship and trade its levels.', 'SF-SET-04'],
  advanced: ['Build a ship from an empty sheet, or change another.', 'SF-SET-05'],
}

interface ChooserProps {
  readonly offers: readonly Offered[]
  readonly level: SeatPlan['level']
  readonly busy: boolean
  onTake(entry: FleetEntry): void
  onChange(entry: FleetEntry): void
}

export const Chooser = ({ offers, level, busy, onTake, onChange }: ChooserProps) => (
  <ol className="gu-offers">
    {offers.map(({ key, line, entry, refusals }) => (
      <Offer
        key={key}
        title={entry.design.name}
        price={plural(costOf(entry.design).total, 'point')}
        look=""
        refusals={refusals}
        actions={
          <TakeOrChange
            take={refusals.length === 0 ? 'Take' : null}
            change={level === 'quick' ? null : 'Change'}
            first={false}
            busy={busy}
            onTake={() => onTake(entry)}
            onChange={() => onChange(entry)}
          />
        }
      >
        <Sketch design={entry.design} />
        <p className="gu-note">{line}</p>
      </Offer>
    ))}
  </ol>
)
