// The page on which a player hands in ships: ready-made ones, traded ones or ones of the player's own (SF-SET-02 to SF-SET-05).
import type { PageProps } from '@admiralty/game-ui'
import { Refusals, SaveButton, Shop } from '@admiralty/game-ui/design'
import { Rule } from '@admiralty/game-ui/panel'
import { plural } from '@admiralty/kernel'
import { useState } from 'react'
import { BUDGET } from '../../data/tables.ts'
import { costOf } from '../../src/design/check.ts'
import type { SolarFlare } from '../../src/game.ts'
import type { FleetEntry } from '../../src/orders.ts'
import { entryFaults } from '../../src/setting/fleets.ts'
import type { SeatPlan } from '../../src/state.ts'
import { isColor, placeOf } from '../../src/table.ts'
import type { Draft } from '../../src/words/draft.ts'
import { Chooser, offersFor, TITLES } from './chooser.tsx'
import { designer } from './designer.ts'
import { Editor } from './editor.tsx'

type Props = PageProps<SolarFlare, Draft>

interface ChangerProps extends Pick<Props, 'onSaveDesign'> {
  readonly begin: FleetEntry
  readonly place: SeatPlan
  readonly budget: number
  onTake(entry: FleetEntry): void
  onBack(): void
}
/** The drawing board in a match. */
function Changer({ begin, place: { level }, budget, onSaveDesign, onTake, onBack }: ChangerProps) {
  const [design, setDesign] = useState(begin.design)
  const entry = { ...begin, design }
  const refusals = entryFaults(entry, level, budget)
  const free = level === 'advanced'
  return (
    <Editor
      design={design}
      budget={free ? budget : costOf(begin.design).total}
      refusals={refusals}
      free={free}
      onDesign={setDesign}
      foot={
        <>
          <button type="button" className="btn go" disabled={refusals.length > 0} onClick={() => onTake(entry)}>
            Take this ship
          </button>
          <button type="button" className="btn quiet" onClick={onBack}>
            Back
          </button>
          <SaveButton design={design} disabled={false} onSave={onSaveDesign} />
        </>
      }
    />
  )
}

export function Page({ view, draft, refused, busy, designs, onSaveDesign, onDraft, onOrder }: Props) {
  const [changing, setChanging] = useState<FleetEntry | null>(null)
  if (!isColor(view.me)) return null
  const place = placeOf(view, view.me)
  const budget = place.level === 'advanced' ? view.setup.budget : BUDGET
  const entries = draft?.kind === 'fleet' ? draft.entries : []
  const [text, rule] = TITLES[place.level]
  const handIn = (ships: readonly FleetEntry[]) => onOrder({ order: 'ships', ships })
  const take = (entry: FleetEntry) => {
    const next = [...entries, entry]
    setChanging(null)
    if (place.ships === 1) handIn(next.slice(-1))
    else onDraft({ kind: 'fleet', entries: next })
  }
  const full = entries.length >= place.ships && place.ships > 1
  return (
    <Shop
      title={place.ships === 1 ? 'Choose your ship' : `Choose ${plural(place.ships, 'ship')}`}
      text={
        <>
          {text} Nobody sees a ship before all are handed in. <Rule id={rule} />
        </>
      }
      look="gu-panel sf-page"
      actions={
        place.level === 'advanced' &&
        !changing && (
          <button type="button" className="btn" onClick={() => setChanging({ base: null, design: designer.blank })}>
            An empty sheet
          </button>
        )
      }
    >
      <Refusals refusals={refused} remedies={[]} />
      {entries.length > 0 && place.ships > 1 && (
        <div className="gu-line" role="status">
          <span>
            {entries.map(({ design }) => design.name).join(', ')}: {entries.length} of {place.ships}
          </span>
          {full && (
            <button type="button" className="btn go" disabled={busy} onClick={() => handIn(entries)}>
              Hand in
            </button>
          )}
          <button type="button" className="btn quiet" onClick={() => onDraft({ kind: 'fleet', entries: entries.slice(0, -1) })}>
            Take the last one back
          </button>
        </div>
      )}
      {changing && (
        <Changer
          begin={changing}
          place={place}
          budget={budget}
          onSaveDesign={onSaveDesign}
          onTake={take}
          onBack={() => setChanging(null)}
        />
      )}
      {!changing && !full && (
        <Chooser offers={offersFor(place, budget, designs)} level={place.level} busy={busy} onTake={take} onChange={setChanging} />
      )}
    </Shop>
  )
}
