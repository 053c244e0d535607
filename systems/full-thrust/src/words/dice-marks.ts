// Which dice of an attack passed, by the faces of its event. The view is that before or after the event, which changes no weapon, screen or group.
import { BEAM_DICE, DEFENCE_DIE, GROUP_ROLES, NEEDLE_DIE } from '../../data/tables.ts'
import { defenceRow, dogfightModifier, SPENT_DIE, TORPEDO_HIT } from '../attack/strikes.ts'
import type { GameObservation } from '../chapter.ts'
import { countingDice } from '../dice.ts'
import { entryAt } from '../found.ts'
import type { View } from '../state.ts'
import { screenLevel, systemOf } from '../table.ts'
import type { MarkedDie } from './tell.ts'

type ObservationOf<K extends GameObservation['type']> = Extract<GameObservation, { readonly type: K }>
type Marked = readonly MarkedDie[]
const unmarked = (faces: readonly number[]): Marked => faces.map((face) => [face, null])
const atLeast = (faces: readonly number[], least: number): Marked => faces.map((face) => [face, face >= least])
/** FT-WPN-03: what dice count against the screens of a ship. Screens do not affect re-rolled dice. */
function againstShip(view: View, ship: string, faces: readonly number[], modifier = 0): Marked {
  const there = view.ships[ship]
  return countingDice(faces, { row: entryAt(BEAM_DICE, there ? screenLevel(there) : 0), modifier }, BEAM_DICE[0])
}

/** FT-WPN-02, FT-WPN-05, FT-WPN-07, FT-WPN-08, FT-WPN-09 */
export function mountDice(view: View, { ship, mount, target, dice, hits }: ObservationOf<'mountFired'>): Marked {
  const firing = view.ships[ship]
  switch (firing && systemOf(firing, mount)?.part.kind) {
    case 'torpedo':
      // FT-WPN-06: the second die is the damage.
      return dice.map((face, index) => [face, index === 0 ? hits.length > 0 : null])
    case 'needle':
      return countingDice(dice, { row: NEEDLE_DIE, modifier: 0 })
    case 'beam':
      return againstShip(view, target.id, dice)
    case 'pack':
      return countingDice(dice, { row: BEAM_DICE[0], modifier: 0 })
    default:
      return atLeast(dice, 6) // point defence and flak
  }
}
/** FT-FTR-08, FT-FTR-16 */
export function strikeDice(view: View, { group, ship, dice, torpedoes }: ObservationOf<'groupStruck'>): Marked {
  const { role } = view.groups[group] ?? {}
  if (torpedoes) return atLeast(dice, TORPEDO_HIT)
  return role ? againstShip(view, ship, dice, GROUP_ROLES[role].ships) : unmarked(dice)
}
/** FT-FTR-14 */
export function interceptDice(view: View, { group, dice }: ObservationOf<'salvoIntercepted'>): Marked {
  const { role } = view.groups[group] ?? {}
  return role ? countingDice(dice, { row: DEFENCE_DIE, modifier: GROUP_ROLES[role].fighters }) : unmarked(dice)
}
/** FT-PD-02, FT-PD-05 */
export function defenceDice(view: View, { ship: id, mount, target: { id: against }, dice }: ObservationOf<'defenceFired'>): Marked {
  const [ship, target] = [view.ships[id], view.groups[against] ?? view.salvoes[against]]
  return ship && target ? countingDice(dice, defenceRow(view, { ship, mount, target })) : unmarked(dice)
}
/** FT-FTR-07, FT-FTR-09 */
export function dogfightDice(view: View, { group: id, opponents, dice }: ObservationOf<'dogfought'>['groups'][number]): Marked {
  const group = view.groups[id]
  if (!group || opponents.some((other) => !view.groups[other])) return unmarked(dice)
  const row = group.endurance === 0 ? SPENT_DIE : BEAM_DICE[0]
  return countingDice(dice, { row, modifier: dogfightModifier(view, { group, opponents }) })
}
