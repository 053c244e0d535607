// What a ship's own power does to it before it moves: engines that fail (EE-EFA), and docked ships torn off (EE-DOC-08).
import type { Telling } from '../chapter.ts'
import { engineFailure } from '../damage/failure.ts'
import { destroy } from '../hiding/loss.ts'
import { groupOf } from '../hull.ts'
import { costsNow, failureDice, speedBefore } from '../power/points.ts'
import type { Ship } from '../state.ts'
import { befalling, flying, shipOf } from '../table.ts'
import { pointsHad } from './means.ts'

/** EE-EFA-01. */
export function failEngines(story: Telling, ship: Ship): void {
  if (!flying(ship) || ship.design.base) return
  const { speedPower, manoeuvrePower } = pointsHad(story.state, ship)
  const before = speedBefore(story.state, ship)
  const dice = failureDice(costsNow(story.state, ship), before, { speed: speedPower, manoeuvre: manoeuvrePower })
  if (dice === 0) return
  story.tell({ type: 'engineFailed', ...befalling(story.state, ship), dice })
  engineFailure(story, ship.id, dice)
}

/** EE-DOC-08: all that lie at its side. */
export function tearOff(story: Telling, ship: Ship): void {
  if (pointsHad(story.state, ship).manoeuvre === 0) return
  const [, ...others] = groupOf(story.state, shipOf(story.state, ship.id))
  for (const { id } of others) destroy(story, id, 'EE-DOC-08')
}
