// The overlays of the map: goals, the carriers' line, and the reach of known enemy weapons.
import type { Overlay } from '@admiralty/board'
import { type Hex, hexKey } from '@admiralty/space'
import { isWeapon } from '../src/design/units.ts'
import { fighterWeapon } from '../src/fire/fighter-weapon.ts'
import { hexesInReach } from '../src/fire/hex-chances.ts'
import { bandIsClosed } from '../src/movement/band.ts'
import { bandHexes } from '../src/setting/band.ts'
import { objectivesOf } from '../src/setting/objectives.ts'
import type { View } from '../src/state.ts'
import { allied, flying, isColor, itemsOf } from '../src/table.ts'

const distinct = (hexes: readonly Hex[]): readonly Hex[] => [...new Map(hexes.map((hex) => [hexKey(hex), hex])).values()]

/** A region; none without hexes. */
export const region = (
  look: Overlay['look'],
  hexes: readonly Hex[],
  legend: string,
  { printed }: { readonly printed: boolean },
): readonly Overlay[] => (hexes.length > 0 ? [{ look, shape: { kind: 'region', hexes }, legend, printed }] : [])

/** The hexes that a side must reach or keep (ES-SCN-02, ES-SCN-03). */
function goals(view: View): readonly Overlay[] {
  const all = objectivesOf(view)
  const harbour = distinct(all.flatMap(({ goal }) => goal))
  const kept = distinct(
    all.flatMap(({ ship }) => (ship !== null && view.ships[ship] && flying(view.ships[ship]) ? [view.ships[ship].hex] : [])),
  )
  return [
    ...region('goal', harbour, 'freighters arrive here', { printed: true }),
    ...region('goal', kept, 'ship that counts for the aim', { printed: false }),
  ]
}

/** ES-SCN-04: the line while it is closed. */
const closedLine = (view: View): readonly Overlay[] =>
  bandIsClosed(view) ? region('barred', bandHexes(view.setup), 'no ships while both sides have fighters', { printed: true }) : []

/** Overlays that do not depend on the question. */
export const placesOf = (view: View): readonly Overlay[] => [...goals(view), ...closedLine(view)]

/** The hexes that known weapons of enemies reach from where they are; some occur several times. Point defence does no harm to ships. */
export function threatsTo(view: View): readonly Hex[] {
  const { me } = view
  if (!isColor(me)) return []
  const enemies = [...Object.values(view.ships), ...Object.values(view.fighters)].filter(
    (thing) => flying(thing) && !allied(view, thing.seat, me),
  )
  return enemies.flatMap((thing) => {
    const weapons =
      'hull' in thing ? itemsOf(view, thing).filter((item) => isWeapon(item) && item.kind !== 'pointDefence') : [fighterWeapon(thing)]
    return weapons.flatMap((weapon) => hexesInReach(view, thing.id, weapon))
  })
}
