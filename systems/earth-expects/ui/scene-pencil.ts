// Things that a scene shows in pencil while an answer is made.
import { type Counter, type Overlay, type Scene, sideStyleOf } from '@admiralty/board'
import { choiceMarks, draftAhead, orderAhead, plainCounter, type SceneMoment } from '@admiralty/game-ui'
import { askedOf, type EarthExpects } from '../src/game.ts'
import { enlistedOf } from '../src/setting/deploy-check.ts'
import type { Area, Enlisted } from '../src/setup.ts'
import type { Ship, View } from '../src/state.ts'
import { isColor } from '../src/table.ts'
import { laid } from '../src/words/ask-deploy.ts'
import type { Draft } from '../src/words/draft.ts'
import { harboursOf } from '../src/words/objectives.ts'
import { guided, NOTHING, type Preview, plotted } from './courses.ts'
import { symbolOf } from './symbol.ts'

/** All that the chart depends on. */
export type BattleMoment = Omit<SceneMoment<EarthExpects, Draft>, 'observations'>

/** The draft that the choice under the pointer would lead to, otherwise the current draft. */
export function ahead(moment: BattleMoment): Draft | null {
  const [now, next] = [moment.draft, draftAhead(moment)]
  return next === now && now?.kind !== 'deploy' && deploying(moment.view) ? laid(moment.view) : next
}

const deploying = (view: View): boolean => askedOf(view)?.call.kind === 'deploy'

/** The hexes of all choices, with the lowest cost. */
export const marksOf = (choices: BattleMoment['choices']): Scene['marked'] =>
  choiceMarks(
    choices.filter(({ role }) => role !== 'back'),
    (here) => {
      const costs = here.flatMap(({ cost }) => (cost === null ? [] : [cost]))
      return costs.length > 0 ? String(Math.min(...costs)) : null
    },
  )

export function previewOf(moment: BattleMoment): Preview {
  const draft = ahead(moment)
  const order = orderAhead(moment)
  if (order?.order === 'plot') return plotted(moment.view, { kind: 'plot', ships: order.ships, ship: null, path: '' })
  if (draft?.kind === 'plot') return plotted(moment.view, draft)
  if (draft?.kind === 'guide') return guided(moment.view, draft)
  return draft?.kind === 'deploy' ? placed(moment.view, draft) : NOTHING
}

/** A ship that is not on the chart yet. */
const inPencil = ({ id, seat, design, hex, facing }: Enlisted & Pick<Ship, 'hex'>, what: string): Counter =>
  plainCounter({
    id,
    at: hex,
    facing,
    label: design.name,
    look: 'pencilled',
    title: `${design.name}, ${what}`,
    symbol: symbolOf(design),
    sideStyle: sideStyleOf(seat),
  })

/** Ships to be placed, where the draft puts them. */
function placed(view: View, draft: Extract<Draft, { readonly kind: 'deploy' }>): Preview {
  const { me } = view
  if (!isColor(me)) return NOTHING
  const waiting = enlistedOf(view, me)
  const counters = Object.entries(draft.places).flatMap(([id, { hex, facing }]): readonly Counter[] => {
    const ship = waiting.find((one) => one.id === id)
    return ship ? [{ ...inPencil({ ...ship, hex, facing }, 'to be placed here'), selected: draft.ship === id }] : []
  })
  return { counters, tracks: [] }
}

/** Before the first turn: ships whose starting position the scenario makes public. */
export function expected(view: View): readonly Counter[] {
  if (view.turn > 0) return []
  return view.setup.ships.flatMap((ship): readonly Counter[] => {
    const { id, design, hex, facing, hides } = ship
    if (hex === null || hides !== null || Object.hasOwn(view.ships, id)) return []
    return [inPencil({ ...ship, hex, facing: design.base ? null : (facing ?? 0) }, 'starting position')]
  })
}

/** Harbours, areas of hidden ships, and during placement the viewer's own zone. */
export function areasOf(view: View): readonly Overlay[] {
  const disc = (look: Overlay['look'], legend: string, printed: boolean, { centre, radius }: Area): Overlay => ({
    look,
    legend,
    printed,
    shape: { kind: 'disc', centre, bands: [{ radius, label: '' }] },
  })
  const mine = deploying(view) ? view.setup.seats.filter(({ seat }) => seat === view.me) : []
  return [
    ...harboursOf(view).map((area) => disc('goal', 'harbour', true, area)),
    ...Object.values(view.hiding).map(({ area }) => disc('zone', 'a hidden ship is here', false, area)),
    ...mine.map(({ zone }) => disc('zone', 'your deployment zone', false, zone)),
  ]
}
