// The page for buying ships: the shop beside the fleet, or the designer.
import { sideStyleOf, useKeys } from '@admiralty/board'
import { afterChange, afterUndo, newHistory, type PageProps } from '@admiralty/game-ui'
import { SaveButton, WhyNot } from '@admiralty/game-ui/design'
import { refusalsIn } from '@admiralty/kernel'
import { useState } from 'react'
import type { Design } from '../../src/design/design.ts'
import { checkFleet, type Fleet } from '../../src/setting/fleet.ts'
import type { Color } from '../../src/shapes.ts'
import { isColor } from '../../src/table.ts'
import type { Draft } from '../../src/words/draft.ts'
import { Board } from '../designer/board.tsx'
import { designer } from '../designer/designer.ts'
import { isBuying } from './buying.ts'
import { isSame, withOne } from './chosen.ts'
import { FleetPanel } from './fleet-panel.tsx'
import { type FleetBudget, offerOf, purseOf, refusalsFor } from './ships-on-offer.ts'
import { Shop } from './shop.tsx'
import '../sheet.css'
import '../record/record.css'
import './fleet.css'
import type { EarthExpects } from '../../src/game.ts'

type Props = PageProps<EarthExpects, Draft>

/** Ctrl+Enter works wherever the focus is, since a purchase may disable the focused button. */
function ReadyKey({ onPress }: { readonly onPress: () => void }) {
  useKeys({ title: 'Fleet', bindings: [{ keys: ['Ctrl+Enter'], does: 'Fleet ready', run: onPress }] })
  return null
}

interface FleetDesignerProps extends Pick<Props, 'view' | 'onSaveDesign'> {
  readonly begin: Design
  readonly purse: FleetBudget
  onAdd(design: Design): void
  onBack(design: Design): void
}
/** The designer on this page. It applies the options of this battle. */
function FleetDesigner({ view, begin, purse, onSaveDesign, onAdd, onBack }: FleetDesignerProps) {
  const [history, setHistory] = useState(() => newHistory(begin))
  const design = history.now
  const refusals = refusalsFor(purse, offerOf(view, 'drawn', design))
  return (
    <div className="ee-fleet-designer">
      <div className="gu-line ee-fleet-designer-h">
        <button type="button" className="btn" onClick={() => onBack(design)}>
          Back to the shop
        </button>
        <button type="button" className="btn quiet" disabled={history.past.length === 0} onClick={() => setHistory(afterUndo)}>
          Undo
        </button>
        <SaveButton design={design} disabled={false} onSave={onSaveDesign} />
        <button type="button" className="btn go" disabled={refusals.length > 0} onClick={() => onAdd(design)}>
          Add to fleet
        </button>
        <WhyNot refusals={refusals} />
      </div>
      <Board
        design={design}
        terms={view.setup.options}
        onDesign={(next, run) => setHistory((steps) => afterChange(steps, next, run))}
        onTerms={null}
      />
    </div>
  )
}

function Buying({ view, draft, busy, refused, designs, onSaveDesign, onDraft, onOrder, me }: Props & { readonly me: Color }) {
  const [drawing, setDrawing] = useState<Design | null>(null)
  // Newest first, each once.
  const [brought, setBrought] = useState<readonly Design[]>([])
  const bring = (design: Design) => setBrought((before) => [design, ...before.filter((one) => !isSame(one, design))])
  const ships = draft?.kind === 'fleet' ? draft.ships : []
  const purse = purseOf(view, me, ships)
  const onShips = (next: Fleet) => onDraft({ kind: 'fleet', ships: next })
  const send = (next: Fleet) => onOrder({ order: 'fleet', ships: next })
  if (drawing)
    return (
      <FleetDesigner
        begin={drawing}
        {...{ view, purse, onSaveDesign }}
        onAdd={(design) => {
          bring(design)
          onShips(withOne(ships, design))
          setDrawing(null)
        }}
        onBack={(design) => {
          if (!isSame(design, drawing)) bring(design)
          setDrawing(null)
        }}
      />
    )
  const refusals = refused.length > 0 ? refused : (refusalsIn(checkFleet(view, me, ships)) ?? [])
  const ready = !busy && ships.length > 0 && refusals.length === 0
  const shared = { ships, purse, onShips }
  return (
    <div className="gu-panel ee-page ee-fleet">
      <ReadyKey onPress={() => ready && send(ships)} />
      <Shop
        {...shared}
        {...{ view, me, designs, brought, busy }}
        sideStyle={sideStyleOf(me)}
        onOrder={send}
        onDraw={(design) => setDrawing(design ?? designer.blank)}
        onBring={bring}
      />
      <FleetPanel {...shared} refusals={refusals} ready={ready} crews={view.setup.options.crews} onReady={() => send(ships)} />
    </div>
  )
}

export function Page(props: Props) {
  const { me } = props.view
  return isColor(me) && isBuying(props.view) ? <Buying {...props} me={me} /> : null
}
