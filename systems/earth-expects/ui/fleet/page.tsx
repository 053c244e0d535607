// The page for buying ships: the shop beside the fleet, or the designer.
import { sideStyleOf, useKeys } from '@admiralty/board'
import { refusalsIn } from '@admiralty/kernel'
import { useState } from 'react'
import type { Design } from '../../src/design/design.ts'
import { checkFleet, type Fleet } from '../../src/setting/fleet.ts'
import type { Color } from '../../src/shapes.ts'
import { isColor } from '../../src/table.ts'
import { designer } from '../designer/designer.ts'
import { isBuying } from './buying.ts'
import { isSame, withOne } from './chosen.ts'
import { FleetPanel } from './fleet-panel.tsx'
import { purseOf } from './ships-on-offer.ts'
import { Shop } from './shop.tsx'
import '../sheet.css'
import '../record/record.css'
import './fleet.css'
import { FleetDesigner, type FleetPageProps } from './fleet-designer.tsx'

/** Ctrl+Enter works wherever the focus is, since a purchase may disable the focused button. */
function ReadyKey({ onPress }: { readonly onPress: () => void }) {
  useKeys({ title: 'Fleet', bindings: [{ keys: ['Ctrl+Enter'], does: 'Fleet ready', run: onPress }] })
  return null
}

function Buying({ view, draft, busy, refused, designs, onSaveDesign, onDraft, onOrder, me }: FleetPageProps & { readonly me: Color }) {
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

export function Page(props: FleetPageProps) {
  const { me } = props.view
  return isColor(me) && isBuying(props.view) ? <Buying {...props} me={me} /> : null
}
