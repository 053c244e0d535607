// The map during deployment: the zone and the ships placed so far.
import { type Counter, type Overlay, sideStyleOf } from '@admiralty/board'
import { plainCounter } from '@admiralty/game-ui'
import { makeHexNumber } from '@admiralty/space'
import { type DeployedPose, type RosterShip, rosterOf } from '../../src/design/roster.ts'
import { isStationDesign } from '../../src/design/spaces.ts'
import { zoneFor, zoneOf } from '../../src/setting/zones.ts'
import type { Color, View } from '../../src/state.ts'
import type { DraftOf } from '../../src/words/draft.ts'
import { facingName } from '../../src/words/say.ts'
import { region } from '../areas.ts'

/** The name of a ship, or 'destroyer 2'. */
export const calledOf = ({ name, hull, number }: RosterShip): string => (name === '' ? `${hull} ${number}` : name)

function counterOf(me: Color, ship: RosterShip, place: DeployedPose, selected: boolean): Counter {
  const station = isStationDesign(ship.design)
  return plainCounter({
    id: ship.id,
    at: place.hex,
    facing: station ? null : place.facing,
    symbol: ship.freighter ? 'freighter' : station ? 'station' : ship.hull,
    sideStyle: sideStyleOf(me),
    label: calledOf(ship),
    selected,
    title: `${calledOf(ship)}, ${makeHexNumber(place.hex)}, facing ${facingName(place.facing)}`,
  })
}

/** Counters of the placed ships, and the zone. */
export function deploymentMarks(
  view: View,
  me: Color,
  draft: DraftOf<'deploy'> | null,
): { readonly counters: readonly Counter[]; readonly overlays: readonly Overlay[] } {
  const places = draft?.places ?? {}
  const selected = draft?.ship ?? null
  const zone = selected === null ? zoneOf(view, me) : zoneFor(view, me, selected)
  const counters = (rosterOf(view, me) ?? []).flatMap((ship) => {
    const place = places[ship.id]
    return place ? [counterOf(me, ship, place, ship.id === selected)] : []
  })
  return { counters, overlays: region('zone', zone, 'your deployment zone', { printed: true }) }
}
