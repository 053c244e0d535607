// Why an action of the weapons phase is refused.
import { isRefusal, type Refusal, refuse } from '@admiralty/kernel'
import type { Order, OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Torpedo, View } from '../state.ts'
import { steererOf } from '../table.ts'
import { ownShip } from '../turn/questions.ts'
import { blastHits } from './blasts.ts'
import { beamShot } from './targets.ts'
import { flightOf, launched } from './torpedoes.ts'

function ownTorpedo(view: View, me: Color, id: string): Torpedo | Refusal {
  const torpedo = view.torpedoes[id]
  if (!torpedo) return refuse('SF-TOR-11', `there is no torpedo ${id}`)
  return steererOf(view, torpedo) === me ? torpedo : refuse('SF-TOR-11', `another player steers the torpedo ${id}`)
}
/** SF-HIT-02: each chosen section must be one that the blast may hit. */
function checkSections(view: View, torpedo: Torpedo, sections: OrderOf<'detonate'>['sections']): Refusal | undefined {
  const hits = blastHits(view, torpedo)
  const wrong = Object.entries(sections).find(
    ([id, section]) => !hits.find((hit) => hit.id === id)?.sections.some((possible) => possible === section),
  )
  return wrong && refuse('SF-HIT-02', `the blast does not hit section ${wrong[1]} of ${wrong[0]}`)
}
const refusalOf = (value: object): Refusal | 'legal' => (isRefusal(value) ? value : 'legal')

export function check(view: View, me: Color, order: Order): Refusal | 'legal' | undefined {
  switch (order.order) {
    case 'fire': {
      const ship = ownShip(view, me, order.ship)
      return isRefusal(ship) ? ship : refusalOf(beamShot(view, order))
    }
    case 'launch': {
      const ship = ownShip(view, me, order.ship)
      return isRefusal(ship) ? ship : refusalOf(launched(view, order))
    }
    case 'steer': {
      const torpedo = ownTorpedo(view, me, order.torpedo)
      return isRefusal(torpedo) ? torpedo : refusalOf(flightOf(view, torpedo, order.path))
    }
    case 'detonate': {
      const torpedo = ownTorpedo(view, me, order.torpedo)
      return isRefusal(torpedo) ? torpedo : (checkSections(view, torpedo, order.sections) ?? 'legal')
    }
    case 'disarm':
      return refusalOf(ownTorpedo(view, me, order.torpedo))
    default:
      return undefined
  }
}
