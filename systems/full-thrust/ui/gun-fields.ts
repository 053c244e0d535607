// The fields of fire of a ship's mounts.
import type { Overlay } from '@admiralty/board'
import { plural } from '@admiralty/kernel'
import { type ClockPoint, FIRE_ARCS, type Heading, turnedClock } from '@admiralty/space'
import { BEAM_BAND, PACK_DICE, SALVO_REACH, SMALL_BAND, TORPEDO_NEEDS } from '../data/tables.ts'
import type { SystemPart } from '../src/design/systems.ts'
import type { Ship } from '../src/state.ts'
import { systemOf, workingSystems } from '../src/table.ts'
import { systemName } from '../src/words/say.ts'

/** Bands of a weapon, with what it throws or needs in each; null for what has no arcs to show. */
function bandsOf(part: SystemPart): readonly { readonly radius: number; readonly label: string }[] | null {
  switch (part.kind) {
    case 'beam':
      return Array.from({ length: part.class }, (_, far) => ({
        radius: BEAM_BAND * (far + 1),
        label: plural(part.class - far, 'die', 'dice'),
      }))
    case 'torpedo':
      return TORPEDO_NEEDS.map((needs, far) => ({ radius: SMALL_BAND * (far + 1), label: `hits on ${needs}+` }))
    case 'pack':
      return PACK_DICE.map((dice, far) => ({ radius: SMALL_BAND * (far + 1), label: plural(dice, 'die', 'dice') }))
    case 'needle':
      return [{ radius: BEAM_BAND, label: '' }]
    case 'launcher':
      return [{ radius: SALVO_REACH.extended, label: '' }]
    case 'rack':
      return [{ radius: SALVO_REACH[part.load], label: '' }]
    default:
      return null
  }
}

/** The sixths that a mount covers, as one wedge: its middle in points from the bow, and its width. Arcs of a mount are neighbours. */
function wedgeOf(arcs: readonly string[], rolled: boolean): { readonly middle: number; readonly sixths: number } {
  const covered = FIRE_ARCS.map((arc) => arcs.includes(arc))
  const first = covered.findIndex((on, index) => on && !covered[(index + FIRE_ARCS.length - 1) % FIRE_ARCS.length])
  const sixths = covered.filter(Boolean).length
  const middle = sixths === FIRE_ARCS.length ? 0 : first * 2 + (sixths - 1)
  return { middle: rolled ? -middle : middle, sixths }
}

/** The field of one mount of a ship at a place. */
export function mountField(ship: Ship, mount: string): readonly Overlay[] {
  const part = systemOf(ship, mount)?.part
  const bands = part && bandsOf(part)
  if (!part || !bands || !('arcs' in part)) return []
  const { middle, sixths } = wedgeOf(part.arcs, ship.rolled)
  const heading = (turnedClock(ship.course as ClockPoint, middle) % 12) as Heading // 12 is 0
  const shape = { kind: 'wedge', centre: ship.at, heading, sixths: sixths as 1, bands } as const // one to six arcs
  return [{ look: 'field', shape, legend: `${systemName(ship, mount)} of ${ship.name}`, printed: false }]
}

/** The farthest gun for each set of arcs, so that fields do not hide each other. */
export function gunFields(ship: Ship): readonly Overlay[] {
  const best = new Map<string, { readonly id: string; readonly reach: number }>()
  for (const { id, part } of workingSystems(ship, 'beam', 'torpedo', 'pack')) {
    const reach = Math.max(0, ...(bandsOf(part) ?? []).map(({ radius }) => radius))
    const key = 'arcs' in part ? part.arcs.join() : ''
    if (reach > (best.get(key)?.reach ?? 0)) best.set(key, { id, reach })
  }
  const [widest] = [...best.values()].toSorted((a, b) => b.reach - a.reach)
  return widest ? mountField(ship, widest.id) : []
}
