// Questions before the first turn: ships to buy, then to place.

import { type Explained, list, plural } from '@admiralty/kernel'
import { DIRECTIONS, turned } from '@admiralty/space'
import { hullClass } from '../../data/tables.ts'
import { isLegal } from '../design/check.ts'
import type { Design } from '../design/design.ts'
import { priceOf } from '../design/price.ts'
import { readyFor } from '../design/ready.ts'
import { askedOf } from '../game.ts'
import type { OrderOf } from '../orders.ts'
import { enlistedOf } from '../setting/deploy-check.ts'
import { placeOf, priceOfFleet } from '../setting/fleet.ts'
import { roomIn } from '../setting/places.ts'
import { readyFleets } from '../setting/ready-fleets.ts'
import type { Enlisted } from '../setup.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import type { DeployDraft, Draft, FleetDraft } from './draft.ts'
import { type Details, done, draftOf, type GamePage, type GameRow, type GameRows, onThing, row } from './form.ts'
import { COLORS, capital, facingName, hexName, nameAmong, points } from './say.ts'

// Buying ships.
export function fleetPage(view: View, me: Color, draft: Draft): GamePage {
  const now = draftOf<'fleet'>(draft, { kind: 'fleet', ships: [] })
  const { ships } = now
  const { budget } = placeOf(view, me)
  const isEmpty = ships.length === 0
  return {
    phase: 'Ships · yours to decide',
    title: `${COLORS[me]}, buy your ships`,
    text: `${points(priceOfFleet(ships).total)} of ${points(budget)} points spent, on ${plural(ships.length, 'ship')}.`,
    rule: 'EE-DES-10',
    back: isEmpty ? undefined : { label: 'Remove the last ship', set: { ...now, ships: ships.slice(0, -1) } },
    rows() {
      const [first, ...others] = isEmpty ? readyFleets(view, me) : []
      const all = first?.ships ?? ships
      const label = first ? `Buy ${namesOf(all)}` : isEmpty ? 'Buy nothing' : `Buy ${plural(ships.length, 'ship')}`
      return [
        row('fleet', 'EE-DES-10', label, { give: orderOf(all), role: 'main', ...costing(priceOfFleet(all)) }),
        others.map(({ title, ships: ready }) => fleetRow(title, ready)),
        readyFor(view.setup.options).map(({ design }) => buyRow(now, design)),
        view.setup.options.crews && crewRows(now),
      ]
    },
  }
}
type Bought = OrderOf<'fleet'>['ships']
const orderOf = (ships: Bought): OrderOf<'fleet'> => ({ order: 'fleet', ships })
const costing = (number: Explained): Details => ({ because: [{ title: 'price', number }] })
/** Names with counts: '3 Bolt, Gadfly and 2 Needle' */
export function namesOf(ships: FleetDraft['ships']): string {
  const names = ships.map(({ design }) => design.name)
  return list(
    [...new Set(names)].map((name) => {
      const many = names.filter((one) => one === name).length
      return many === 1 ? name : `${many} ${name}`
    }),
  )
}
function fleetRow(title: string, ships: Bought): GameRow {
  const price = priceOfFleet(ships)
  const effect = { set: { kind: 'fleet', ships }, note: `${points(price.total)} points`, ...costing(price) } as const
  return row(`fleet:${title}`, 'EE-DES-10', `${title}: ${namesOf(ships)}`, effect)
}
function buyRow(now: FleetDraft, design: Design): GameRow {
  const price = priceOf(design)
  const set: FleetDraft = { ...now, ships: [...now.ships, { design, crew: 'standard' }] }
  const effect = { set, ifLegal: orderOf(set.ships), note: `${points(price.total)} points`, ...costing(price) }
  return row(`buy:${design.name}`, 'EE-DES-10', `${design.name}, ${hullClass(design.hull).title}`, effect)
}
/** Rows for the crew of the ship bought last. */
function crewRows(now: FleetDraft): GameRows {
  const last = now.ships.at(-1)
  if (!last) return []
  return (['standard', 'elite', 'crack'] as const).map((crew) => {
    const ships = [...now.ships.slice(0, -1), { ...last, crew }]
    const label = `${capital(crew)} crew for ${last.design.name}`
    return crew !== last.crew && row(`crew:${crew}`, 'EE-CRQ-01', label, { set: { ...now, ships }, ifLegal: orderOf(ships) })
  })
}

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
