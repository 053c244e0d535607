// The question what is delivered.
import { onThing, plural } from '@admiralty/kernel'
import { sameHex } from '@admiralty/space'
import { check } from '../game.ts'
import type { Order, OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import type { Draft } from './draft.ts'
import { type GamePage, row, START } from './form.ts'
import { unitName } from './say.ts'

// Gas.
type Loads = OrderOf<'deliver'>['loads']

const deliverOrder = (loads: Loads): Order => ({ order: 'deliver', loads })

export function deliverPage(view: View, me: Color, draft: Draft): GamePage {
  const loads = draft.kind === 'deliver' ? draft.loads : []
  const own = Object.values(view.units).filter(({ seat }) => seat === me)
  const loaded = own.filter(({ gas }) => gas)
  const possible = loaded.flatMap((unit) =>
    own.filter(({ kind, at }) => kind === 'station' && sameHex(at, unit.at)).map((station) => ({ unit, station })),
  )
  return {
    phase: 'Resources · gas',
    title: 'Deliver gas',
    text: 'A refinery turns each load into resource units.',
    rule: 'GW-REF-01',
    back: loads.length > 0 ? { set: START, label: 'Begin again' } : undefined,
    rows: () => {
      const all = loads.length > 0 ? loads : possible.map(({ unit, station }) => ({ unit: unit.id, station: station.id }))
      const isAllOpen = !check(view, deliverOrder(all))
      const given = isAllOpen ? all : loads
      return [
        row('give', 'GW-REF-01', given.length === 0 ? 'Deliver nothing' : `Deliver ${plural(given.length, 'load')}`, {
          give: deliverOrder(given),
          role: 'main',
        }),
        given.length > 0 && loads.length === 0 && row('none', 'GW-REF-01', 'Deliver nothing', { give: deliverOrder([]) }),
        possible.map(({ unit, station }) => {
          const next = [...loads, { unit: unit.id, station: station.id }]
          return row(`load:${unit.id}:${station.id}`, 'GW-REF-01', `Gas of ${unitName(unit)} to ${unitName(station)}`, {
            set: { kind: 'deliver', loads: next },
            ifLegal: deliverOrder(next),
            spots: [onThing(unit.id)],
          })
        }),
      ]
    },
  }
}
