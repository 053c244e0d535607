// Fields on the map: what weapons bear on from a place, and the side of a target through which a shot comes.
import type { Overlay, OverlayShape } from '@admiralty/board'
import { list } from '@admiralty/kernel'
import { type Heading, sameHex, sidesEntered } from '@admiralty/space'
import { type Gun, rangeOf } from '../src/fire/firing.ts'
import { hexesInReach } from '../src/fire/hex-chances.ts'
import type { HexPose } from '../src/movement/course.ts'
import type { View } from '../src/state.ts'
import { itemName, nameOf } from '../src/words/say.ts'

/** In steps of 30° from the bow: starboard and port. */
const BEAMS = [3, 9] as const
/** The field of a weapon: a wedge on each beam, a disc, or the row ahead (ES-GEO-01, ES-GEO-02, ES-GEO-03). */
function shapesOf(view: View, gun: Gun, { hex, facing }: HexPose): readonly OverlayShape[] {
  const bands = [{ radius: rangeOf(view, gun).total, label: '' }]
  if (gun.weapon.mount === 'dorsal') return [{ kind: 'disc', centre: hex, bands }]
  if (gun.weapon.mount !== 'ventral') return [{ kind: 'region', hexes: hexesInReach(view, gun.from, gun.weapon) }]
  const sixths = view.setup.options.wideVentralArcs ? 2 : 1
  return BEAMS.map((beam) => {
    const heading = ((2 * facing + beam) % 12) as Heading // twice a direction, below 12
    return { kind: 'wedge', centre: hex, heading, sixths, bands }
  })
}

/** The fields of weapons of one ship or fighter, which is at this place in the view. Weapons with the same field have one overlay. */
export function fieldsOf(view: View, guns: readonly Gun[], pose: HexPose): readonly Overlay[] {
  const found = new Map<string, { readonly shape: OverlayShape; readonly names: ReadonlySet<string> }>()
  for (const gun of guns)
    for (const shape of shapesOf(view, gun, pose)) {
      const key = JSON.stringify(shape)
      found.set(key, { shape, names: new Set([...(found.get(key)?.names ?? []), itemName(gun.weapon)]) })
    }
  const [owner] = guns
  return [...found.values()]
    .filter(({ shape }) => shape.kind !== 'region' || shape.hexes.length > 0)
    .map(({ shape, names }) => ({
      look: 'field',
      shape,
      printed: false,
      legend: `reach of the ${list([...names])} of ${nameOf(view, owner?.from ?? '')}`,
    }))
}

/** The side of a target ship through which the line of a shot enters its hex; two where it comes through a corner. */
export function hitSides(view: View, from: string, at: string): readonly Overlay[] {
  const source = view.ships[from] ?? view.fighters[from]
  const target = view.ships[at]
  if (!source || !target || sameHex(source.hex, target.hex)) return []
  const shape = { kind: 'sides', hex: target.hex, sides: sidesEntered(source.hex, target.hex, target.hex) } as const
  return [{ look: 'field', shape, legend: `hit side of ${nameOf(view, at)}`, printed: false }]
}
