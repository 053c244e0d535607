// The form of deployment: ready line-ups, or ship by ship.
import { onHex, onThing, plural } from '@admiralty/kernel'
import { DIRECTIONS, hexKey, makeHexNumber, turned } from '@admiralty/space'
import { lineupsFor } from '../bots/lineups.ts'
import { type RosterShip, rosterOf } from '../design/roster.ts'
import { isStationDesign } from '../design/spaces.ts'
import { forward, zoneFor } from '../setting/zones.ts'
import type { Color, View } from '../state.ts'
import { type DraftOf, type GamePage, type GameRow, type GameRows, row, START } from './form.ts'
import { facingName, shipTitle } from './say.ts'

type Deployment = DraftOf<'deploy'>

export function deployPage(view: View, me: Color, draft: DraftOf<'start' | 'deploy'>): GamePage {
  const now: Deployment = draft.kind === 'start' ? { kind: 'deploy', places: {}, ship: null } : draft
  const ships = rosterOf(view, me) ?? []
  const { places } = now
  const placed = Object.keys(places).length
  const toPlace = placed < ships.length ? `${plural(ships.length - placed, 'ship')} left to place.` : 'All ships are placed.'
  const asked = {
    phase: 'Deployment · in secret',
    title: 'Deploy your fleet',
    text: placed === 0 ? 'Choose a line-up or place ships one by one. All fleets are revealed together.' : toPlace,
    rule: 'ES-SEQ-01',
  } as const
  const selected = ships.find(({ id }) => id === now.ship)
  if (selected)
    return { ...asked, back: { label: 'Next ship', set: { ...now, ship: null } }, rows: () => placeRow(view, me, now, selected) }
  const rows = ships.map((one) => shipRow(now, one))
  if (placed === 0) return { ...asked, rows: () => [lineupRows(view, me), rows] }
  const deploy = row('deploy', 'ES-SEQ-02', 'Deploy', { role: 'main', give: { order: 'deploy', places } })
  return { ...asked, back: { set: START }, rows: () => [deploy, rows, lineupRows(view, me)] }
}
const lineupRows = (view: View, me: Color): GameRows =>
  lineupsFor(view, me).map(({ key, title, places }) => {
    const spots = Object.values(places).map(({ hex }) => onHex(hex))
    return row(`line:${key}`, 'ES-SEQ-01', title, { set: { kind: 'deploy', places, ship: null }, spots })
  })
/** Selects a ship, to place it. */
export function shipRow(draft: Deployment, ship: RosterShip): GameRow {
  const place = draft.places[ship.id]
  const spots = [onThing(ship.id), ...(place ? [onHex(place.hex)] : [])]
  const note = place ? `${makeHexNumber(place.hex)} ${facingName(place.facing)}` : 'not placed'
  return row(`ship:${ship.id}`, 'ES-SEQ-01', shipTitle(ship), { set: { ...draft, ship: ship.id }, spots, note })
}
/** The place of a ship on the map, turned from the direction of its own advance. A station has no facing. */
function placeRow(view: View, me: Color, draft: Deployment, ship: RosterShip): GameRow {
  const placed = draft.places[ship.id]
  const taken = Object.entries(draft.places).flatMap(([id, { hex }]) => (id === ship.id ? [] : [hexKey(hex)]))
  const free = zoneFor(view, me, ship.id).filter((hex) => !taken.includes(hexKey(hex)))
  return row('place', 'ES-SEQ-01', `Place ${shipTitle(ship)}`, {
    place: {
      within: isStationDesign(ship.design) ? [free] : DIRECTIONS.map(() => free),
      now: placed ? { at: placed.hex, turns: turned(placed.facing, -forward(view.setup, me, placed.hex)) } : null,
      nameOf: makeHexNumber,
      withPlace({ at, turns }) {
        const facing = turned(forward(view.setup, me, at), turns)
        return { ...draft, places: { ...draft.places, [ship.id]: { hex: at, facing } } }
      },
    },
  })
}
