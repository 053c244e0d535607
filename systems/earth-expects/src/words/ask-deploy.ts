// The question where a fleet is placed, and how its ships are disguised.
import { DIRECTIONS, turned } from '@admiralty/space'
import { isLegal } from '../design/check.ts'
import type { Design } from '../design/design.ts'
import { askedOf } from '../game.ts'
import type { OrderOf } from '../orders.ts'
import { enlistedOf } from '../setting/deploy-check.ts'
import { placeOf } from '../setting/fleet.ts'
import { roomIn } from '../setting/places.ts'
import type { Enlisted } from '../setup.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import type { DeployDraft, Draft } from './draft.ts'
import { done, draftOf, type GamePage, type GameRow, onThing, row } from './form.ts'
import { COLORS, facingName, hexName, nameAmong } from './say.ts'

// Placing ships.
const defaultDeploy = (view: View): OrderOf<'deploy'> => {
  const asked = askedOf(view)
  const order = asked?.question.defaultOrder(view, asked.me)
  return order?.order === 'deploy' ? order : { order: 'deploy', places: {}, disguises: {} }
}

/** The draft with the default places. */
export const laid = (view: View): DeployDraft => {
  const { places, disguises } = defaultDeploy(view)
  return { kind: 'deploy', places, disguises, ship: null }
}

export function deployPage(view: View, me: Color, draft: Draft): GamePage {
  const now = draftOf(draft, laid(view))
  const { places, disguises } = now
  const ships = enlistedOf(view, me)
  const enlisted = ships.find(({ id }) => id === now.ship)
  const { speed = 0 } = placeOf(view, me)
  return {
    phase: 'Deployment · yours to decide',
    title: enlisted ? `Where do you place ${nameAmong(ships, enlisted)}?` : `${COLORS[me]}, place your ships`,
    text: `Places are revealed when all ships are placed.${speed > 0 ? ` Bought ships start at speed ${speed}.` : ''}`,
    rule: 'EE-SEQ-02',
    rows: () =>
      enlisted
        ? [placeRow(view, me, now, enlisted), disguiseRow(view, now, enlisted), done({ ...now, ship: null })]
        : [
            row('deploy', 'EE-SEQ-02', 'Place ships', { give: { order: 'deploy', places, disguises }, role: 'main' }),
            ships.map((one) => {
              const at = places[one.id]
              const note = at ? `${hexName(at.hex)}, facing ${facingName(at.facing)}` : null
              const effect = { set: { ...now, ship: one.id }, spots: [onThing(one.id)], note }
              const can = at !== undefined || disguiseRow(view, now, one)
              return can && row(`ship:${one.id}`, 'EE-SEQ-02', nameAmong(ships, one), effect)
            }),
          ],
  }
}

/** The place of a ship in its zone or hiding area, turned to its facing. */
function placeRow(view: View, me: Color, now: DeployDraft, enlisted: Enlisted): GameRow | false {
  const at = now.places[enlisted.id]
  if (!at) return false
  const room = roomIn(view, enlisted.hides ?? placeOf(view, me).zone)
  return row('place', 'EE-SEQ-02', 'Place it', {
    place: {
      within: DIRECTIONS.map(() => room),
      now: { at: at.hex, turns: at.facing },
      nameOf: hexName,
      withPlace: ({ at: hex, turns }) => ({ ...now, places: { ...now.places, [enlisted.id]: { hex, facing: turned(0, turns) } } }),
    },
  })
}

/** EE-DIS-01: a row for the default disguise, if it is a legal passenger ship. */
function disguiseRow(view: View, now: DeployDraft, { id, design, hides }: Enlisted): GameRow | false {
  if (!view.setup.options.disguises || design.kind !== 'warship' || design.base || hides) return false
  const { [id]: worn, ...others } = now.disguises
  if (worn) return row('unmask', 'EE-DIS-01', 'Remove the disguise', { set: { ...now, disguises: others } })
  const shown = passengerLike(design)
  if (!isLegal(shown, view.setup.options)) return false
  return row('mask', 'EE-DIS-01', 'Disguise as a passenger ship', { set: { ...now, disguises: { ...now.disguises, [id]: shown } } })
}

const SHOWN = ['H', 'C', 'P', 'E', 'e', 'S']

const passengerLike = (design: Design): Design => ({
  ...design,
  kind: 'passenger',
  boxes: design.boxes.map((box) => (SHOWN.includes(box.type) ? box : { at: box.at, type: 'H', system: null })),
  primaries: {},
  arrays: [],
})
