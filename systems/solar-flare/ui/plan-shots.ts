// The preview of beams and launches.
import { type Overlay, type Scene, sideStyleOf, type Track } from '@admiralty/board'
import { pencilled } from '@admiralty/game-ui'
import { isRefusal } from '@admiralty/kernel'
import type { Heading, Hex } from '@admiralty/space'
import { type AttackLine, lineOfAttack, sideOf } from '../src/line/line.ts'
import type { Ship, View } from '../src/state.ts'
import { fittedAt } from '../src/table.ts'
import { beamObstacles, hexOf, targetOf } from '../src/weapons/targets.ts'
import { launched } from '../src/weapons/torpedoes.ts'
import { torpedoCounter } from './counters.ts'
import { look, NOTHING, type PlanPreview } from './plan-setup.ts'

/** The arc of a weapon, as far as the board goes. */
const REACH = 26

function arcOf(ship: Ship, index: number): readonly Overlay[] {
  const beam = fittedAt(ship, index)
  if (!beam || beam.section === 0) return []
  const heading = (sideOf(ship.facing, beam.section) * 2) as Heading // twice a direction
  const bands = [{ radius: REACH, label: '' }]
  const legend = `arc of the beam in section ${beam.section}`
  return [{ look: 'field', shape: { kind: 'wedge', centre: ship.hex, heading, sixths: 1, bands }, legend, printed: false }]
}

/** The hexes that count on a line, what blocks it, and the sides of the target through which it comes (SF-LOA, SF-HIT). */
function lineMarks(line: AttackLine, to: Hex): Pick<PlanPreview, 'overlays' | 'marked'> {
  return {
    overlays:
      line.sides.length > 0
        ? [{ look: 'field', shape: { kind: 'sides', hex: to, sides: line.sides }, legend: 'side that the shot hits', printed: false }]
        : [],
    marked: [
      ...line.blockedBy.map((hex): Scene['marked'][number] => ({ at: hex, kind: 'refused', note: null })),
      ...line.nebulae.map((hex) => look(hex, '−1')),
    ],
  }
}

export function shotPlan(
  view: View,
  { ship: from, beam, at }: { readonly ship: string; readonly beam: number; readonly at: string },
): PlanPreview {
  const ship = view.ships[from]
  const target = targetOf(view, at)
  if (!ship || !target) return NOTHING
  const to = hexOf(target)
  const line = lineMarks(lineOfAttack(ship.hex, to, beamObstacles(view)), to)
  const aim: Track = { sideStyle: sideStyleOf(ship.seat), places: [ship.hex, to], style: 'aim', notes: [] }
  return { ...NOTHING, tracks: [aim], overlays: [...arcOf(ship, beam), ...line.overlays], marked: line.marked }
}

export function launchPlan(view: View, ship: string, tube: number): PlanPreview {
  const made = launched(view, { ship, tube, dodge: 0 })
  if (isRefusal(made)) return NOTHING
  const counter = torpedoCounter(view, made.torpedo, null)
  return { ...NOTHING, counters: [pencilled(counter, counter, 'new')] }
}
