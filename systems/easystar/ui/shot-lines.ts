// Lines of a scene from those who fire to their targets.
import { sideStyleOf, type Track } from '@admiralty/board'
import { draftAhead, orderAhead } from '@admiralty/game-ui'
import type { Hex } from '@admiralty/space'
import type { View } from '../src/state.ts'
import type { Moment } from './selected-weapon.ts'

const hexOf = (view: View, thing: string): Hex | undefined => view.ships[thing]?.hex ?? view.fighters[thing]?.hex

const seatOf = (view: View, thing: string): string => view.ships[thing]?.seat ?? view.fighters[thing]?.seat ?? ''

function lineBetween(view: View, from: string, at: string, style: 'shot' | 'aim'): readonly Track[] {
  const [start, end] = [hexOf(view, from), hexOf(view, at)]
  return start && end ? [{ sideStyle: sideStyleOf(seatOf(view, from)), places: [start, end], style, notes: [] }] : []
}

/** The number of shots of this turn that are drawn: the last two. */
const SHOTS = 2

function shotsOf({ view, observations }: Moment): readonly Track[] {
  const turn = observations.findLastIndex(({ type }) => type === 'turnBegan')
  return observations
    .slice(turn + 1)
    .flatMap((one) => (one.type === 'shotDeclared' ? [one.shot] : []))
    .slice(-SHOTS)
    .flatMap(({ from, at }) => lineBetween(view, from, at, 'shot'))
}

/** Lines of the last shots, and of the aimed shot. */
export function linesOf(moment: Moment): readonly Track[] {
  const { view } = moment
  const [draft, order] = [draftAhead(moment), orderAhead(moment)]
  const aim = order?.order === 'fire' ? order : draft?.kind === 'shot' ? draft : null
  const shots = shotsOf(moment)
  return [
    ...(shots.length === 0 && view.shot ? lineBetween(view, view.shot.from, view.shot.at, 'shot') : shots),
    ...(aim ? lineBetween(view, aim.from, aim.at, 'aim') : []),
  ]
}
