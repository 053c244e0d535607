// Why a press on a hex does nothing, in the words of the rules.
import type { SceneMoment } from '@admiralty/game-ui'
import { isRefusal, type Refusal, refuse } from '@admiralty/kernel'
import { distance, type Hex } from '@admiralty/space'
import { shipPlaceFaults, tileFaults } from '../src/board/board.ts'
import type { SolarFlare } from '../src/game.ts'
import { placedFor } from '../src/setting/placing.ts'
import type { Color } from '../src/shapes.ts'
import type { View } from '../src/state.ts'
import { isColor, shipAt, shipsOfSeat, sideOfSeat, torpedoesAt, working } from '../src/table.ts'
import { beamShot } from '../src/weapons/targets.ts'
import type { Draft } from '../src/words/draft.ts'
import { planOf } from '../src/words/rock-rows.ts'
import { askedKind } from './question-kind.ts'

/** Why no beam of the seat fires at what is in the hex: the refusal that comes nearest to a shot. */
function outOfFire(view: View, me: Color, hex: Hex): Refusal | null {
  const targets = [...torpedoesAt(view, hex), ...[shipAt(view, hex) ?? []].flat()].filter(({ seat }) => seat !== me)
  const refusals = targets.flatMap(({ id }) =>
    shipsOfSeat(view, me).flatMap((ship) =>
      working(ship, 'beam').flatMap(({ index }) => {
        const shot = beamShot(view, { ship: ship.id, beam: index, at: id, charges: 1, section: null })
        return isRefusal(shot) ? [shot] : []
      }),
    ),
  )
  return refusals.find(({ rule }) => rule === 'SF-LOA-05' || rule === 'SF-LOA-06') ?? refusals[0] ?? null
}
/** Why the ship cannot move to the hex from the end of its plan. */
function outOfMove(view: View, me: Color, hex: Hex, draft: Draft | null): Refusal | null {
  const [only, another] = shipsOfSeat(view, me)
  const id = draft?.kind === 'move' || draft?.kind === 'ship' ? draft.ship : another ? undefined : only?.id
  if (id === undefined || shipAt(view, hex)) return null
  const { ship } = planOf(view, id, draft?.kind === 'move' ? draft.steps : [])
  return distance(ship.hex, hex) === 1
    ? refuse('SF-MOV-04', 'a shift needs three manoeuvre points, and the hex must be free')
    : refuse('SF-MOV-01', 'engines move the ship straight ahead only')
}

/** `GameUi.refusalAt` of this game. */
export function refusalAt({ view, draft }: SceneMoment<SolarFlare, Draft>, hex: Hex): Refusal | null {
  if (!isColor(view.me)) return null
  switch (askedKind(view)) {
    case 'anomaly':
      return draft?.kind === 'tile' ? (tileFaults(view.tiles, { ...draft.tile, at: hex })[0] ?? null) : null
    case 'placement':
      return shipPlaceFaults(placedFor(view, sideOfSeat(view, view.me)), hex)[0] ?? null
    case 'weapons':
      return outOfFire(view, view.me, hex)
    case 'movement':
      return outOfMove(view, view.me, hex, draft)
    default:
      return null
  }
}
