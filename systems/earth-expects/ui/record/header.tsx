// The top of a record: counter, name, class, position and main figures.
import { sideStyleOf } from '@admiralty/board'
import { later } from '@admiralty/game-ui'
import { Fact, RecordHead } from '@admiralty/game-ui/panel'
import { Suspense } from 'react'
import { hullClass } from '../../data/tables.ts'
import { costsOf } from '../../src/design/costs.ts'
import type { Ship, View } from '../../src/state.ts'
import { designOf, isDisguised, isHidden, shares } from '../../src/table.ts'
import { COLORS, facingName, hexName, points, shipName } from '../../src/words/say.ts'
import { boxesDamaged } from '../../src/words/tally.ts'
import { symbolOf } from '../symbol.ts'
import { KIND_NAMES } from '../titles.ts'

const STATUS: Readonly<Record<Ship['status'], string | null>> = { flying: null, destroyed: 'destroyed', left: 'left' }

/** Loaded on demand, since few ships have anything to hide. */
const Secrets = later(() => import('./secrets.tsx'), 'Secrets')

/** The points of this turn: of the viewer's own ship, or announced by a tailed ship (EE-TAI-02). */
function pointsKnown(view: View, ship: Ship): { readonly speed: number; readonly manoeuvre: number } | undefined {
  const { me } = view
  const announced = me === 'public' ? undefined : view.secret[me]?.heard[ship.id]
  return view.secret[ship.seat]?.points[ship.id] ?? announced
}

export function Header({ view, ship }: { readonly view: View; readonly ship: Ship }) {
  const design = designOf(view, ship)
  const [damaged, all] = boxesDamaged(view, ship)
  const known = pointsKnown(view, ship)
  const costs = costsOf(design)
  const place = STATUS[ship.status] ?? (design.base ? 'a base' : `facing ${facingName(ship.facing)}`)
  const line = (
    <>
      {COLORS[ship.seat]} {hullClass(design.hull).title}
      {design.kind === 'warship' ? '' : `, ${KIND_NAMES[design.kind]}`}
      {ship.crew === 'standard' ? '' : `, ${ship.crew} crew`}, {place}
      {ship.status === 'flying' && (
        <>
          , <span className="loc">{hexName(ship.hex)}</span>
        </>
      )}
    </>
  )
  const facts = (
    <div className="gu-facts ee-facts">
      {!design.base && (
        <>
          <div title={`${points(costs.speed.total)} power for each point`}>
            <Fact title="speed" figure={known ? known.speed : ship.deeds.speed > 0 ? ship.deeds.speed : '–'} of={null} />
          </div>
          <div title={`${points(costs.manoeuvre.total)} power for each point`}>
            <Fact title="manoeuvre" figure={known ? known.manoeuvre : shares(view.setup, view.me, ship.seat) ? '–' : '?'} of={null} />
          </div>
        </>
      )}
      <div title="boxes without damage">
        <Fact title="undamaged" figure={all - damaged} of={all} />
      </div>
    </div>
  )
  return (
    <section className="gu-sec">
      <RecordHead symbol={symbolOf(design)} sideStyle={sideStyleOf(ship.seat)} name={shipName(view, ship)} line={line} facts={facts} />
      <Suspense>{(isHidden(view, ship.id) || isDisguised(view, ship)) && <Secrets view={view} ship={ship} />}</Suspense>
      {ship.deeds.halted && <p className="gu-note">Stopped by an interface: speed is 0 when the next turn begins.</p>}
    </section>
  )
}
