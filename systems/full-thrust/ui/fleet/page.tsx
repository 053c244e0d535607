// The page on which a player chooses a fleet for the points agreed (FT-SCN-10): ready-made ships and designs of the player's own.
import { type OwnDesign, parsedDesigns } from '@admiralty/game-ui'
import { Offer, Offers, SaveButton, Segments, Shop } from '@admiralty/game-ui/design'
import { Rule } from '@admiralty/game-ui/panel'
import { plural, refusalsIn } from '@admiralty/kernel'
import { useState } from 'react'
import { NO_LIMITS } from '../../src/design/check.ts'
import { type Design, designSchema } from '../../src/design/design.ts'
import { pointsOf } from '../../src/design/price.ts'
import { READY } from '../../src/design/ready.ts'
import { budgetFor, fleetFault } from '../../src/setting/fleet.ts'
import { isColor } from '../../src/table.ts'
import { Board } from './board.tsx'
import { designer } from './designer.ts'
import { type BuyingProps, Fleet } from './fleet.tsx'
import { Sketch } from './sketch.tsx'

interface OfferedShip {
  readonly key: string
  readonly line: string
  readonly design: Design
}
const ALL = 'All navies'
/** The player's own designs first, then ready-made ships. */
function offeredShips(designs: readonly OwnDesign[], navy: string): readonly OfferedShip[] {
  const own = parsedDesigns(designs, designSchema).map(({ id, design }): OfferedShip => ({ key: id, line: 'From your library.', design }))
  const ready = READY.map(({ line, design }): OfferedShip => ({ key: design.name, line, design }))
  return [...own, ...ready].filter(({ design }) => navy === ALL || design.navy === navy)
}
const NAVIES = [ALL, ...new Set(READY.map(({ design }) => design.navy))]

interface WorkshopProps extends Pick<BuyingProps, 'onSaveDesign'> {
  readonly begin: Design
  onTake(design: Design): void
  onBack(): void
}
/** The designer in a match. */
function Workshop({ begin, onSaveDesign, onTake, onBack }: WorkshopProps) {
  const [design, setDesign] = useState(begin)
  const legal = designer.check(design, NO_LIMITS).length === 0
  return (
    <>
      <Board design={design} terms={NO_LIMITS} onDesign={setDesign} onTerms={null} />
      <div className="gu-buttons">
        <button type="button" className="btn go" disabled={!legal} onClick={() => onTake(design)}>
          Take this ship
        </button>
        <button type="button" className="btn quiet" onClick={onBack}>
          Back
        </button>
        <SaveButton design={design} disabled={!legal} onSave={onSaveDesign} />
      </div>
    </>
  )
}

export function Page({ view, draft, refused, busy, designs, onSaveDesign, onDraft, onOrder }: BuyingProps) {
  const [drawn, setDrawn] = useState<Design | null>(null)
  const [navy, setNavy] = useState(ALL)
  if (!isColor(view.me)) return null
  const me = view.me
  const fleet = draft?.kind === 'fleet' ? draft.designs : []
  const setFleet = (next: readonly Design[]): void => onDraft({ kind: 'fleet', designs: next })
  const add = (design: Design): void => {
    setDrawn(null)
    setFleet([...fleet, design])
  }
  return (
    <Shop
      title="Choose your fleet"
      text={
        <>
          Nobody sees it before all fleets are handed in. <Rule id="FT-SCN-10" />
        </>
      }
      look="gu-panel ft-page"
      actions={
        !drawn && (
          <button type="button" className="btn" onClick={() => setDrawn(designer.blank)}>
            Design a ship
          </button>
        )
      }
    >
      {drawn ? (
        <Workshop begin={drawn} onSaveDesign={onSaveDesign} onTake={add} onBack={() => setDrawn(null)} />
      ) : (
        <>
          <Fleet
            fleet={fleet}
            budget={budgetFor(view, me)}
            fault={fleetFault(view, me, fleet)}
            {...{ busy, refused }}
            onFleet={setFleet}
            onReady={() => onOrder({ order: 'fleet', designs: fleet })}
          />
          <Segments label="Navy" values={NAVIES} value={navy} titleOf={(one) => one} onValue={(one) => setNavy(one)} />
          <Offers label="Ships">
            {offeredShips(designs, navy).map(({ key, line, design }) => {
              const fault = fleetFault(view, me, [...fleet, design])
              return (
                <Offer
                  key={key}
                  title={design.name}
                  price={plural(pointsOf(design).total, 'point')}
                  look=""
                  refusals={refusalsIn(fault) ?? []}
                  actions={
                    <>
                      <button type="button" className="btn" disabled={fault !== undefined} onClick={() => add(design)}>
                        Add
                      </button>
                      <button type="button" className="btn quiet" onClick={() => setDrawn(design)}>
                        Change
                      </button>
                    </>
                  }
                >
                  <Sketch design={design} />
                  <p className="gu-note">{line}</p>
                </Offer>
              )
            })}
          </Offers>
        </>
      )}
    </Shop>
  )
}
