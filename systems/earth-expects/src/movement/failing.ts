// What a ship's own power does to it before it moves: engines that fail (EE-EFA), and docked ships torn off (EE-DOC-08).
import type { Telling } from '../chapter.ts'
import { engineFailure } from '../damage/failure.ts'
import { destroy } from '../hiding/loss.ts'
import { costsNow, failureDice } from '../power/points.ts'
import type { Ship } from '../state.ts'
import { befalling, flying, isActive, isHidden, shipOf } from '../table.ts'
import { pointsHad } from './means.ts'

/** EE-EFA-01. */
export function failEngines(story: Telling, ship: Ship): void {
  if (!flying(ship) || !isActive(ship) || ship.design.base) return
  const { speedPower, manoeuvrePower } = pointsHad(story.state, ship)
  const before = story.state.secret[ship.seat]?.before[ship.id] ?? 0
  const dice = failureDice(costsNow(story.state, ship), before, { speed: speedPower, manoeuvre: manoeuvrePower })
  if (dice === 0) return
  story.tell({ type: 'engineFailed', ...befalling(story.state, ship), dice })
  engineFailure(story, ship.id, dice)
}

/** EE-DOC-08. */
export function tearOff(story: Telling, { id, seat }: Ship): void {
  const ship = shipOf(story.state, id)
  if (!flying(ship) || isHidden(story.state, id) || !isActive(ship) || pointsHad(story.state, ship).manoeuvre === 0) return
  for (const { to } of ship.docked) {
    const other = shipOf(story.state, to)
    story.tell({ type: 'undocked', ship: id, seat, from: to })
    if (flying(other)) destroy(story, to, 'EE-DOC-08')
  }
}
