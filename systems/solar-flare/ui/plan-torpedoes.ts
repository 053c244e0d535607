// The preview of torpedoes: flights and blasts.
import { type Overlay, sideStyleOf } from '@admiralty/board'
import { pencilled, trackOf } from '@admiralty/game-ui'
import { isRefusal, plural } from '@admiralty/kernel'
import type { FlightStep } from '../src/orders.ts'
import type { Torpedo, View } from '../src/state.ts'
import { blastHits, chainHits } from '../src/weapons/blasts.ts'
import { hexOf } from '../src/weapons/targets.ts'
import { flightOf } from '../src/weapons/torpedoes.ts'
import { torpedoCounter } from './counters.ts'
import { look, NOTHING, type PlanPreview } from './plan-setup.ts'

export function flightPlan(torpedo: Torpedo, path: readonly FlightStep[], view: View): PlanPreview {
  const steps = flightOf(view, torpedo, path)
  const poses = isRefusal(steps) ? [] : steps.map((step) => step.torpedo)
  const end = poses.at(-1)
  if (!end) return { ...NOTHING, overlays: blastBands(torpedo) }
  const counter = pencilled(torpedoCounter(view, torpedo, null), { at: end.hex, facing: end.facing }, plural(end.points, 'point'))
  const hexes = [torpedo, ...poses].map(({ hex }) => hex)
  return { ...NOTHING, counters: [counter], tracks: trackOf(sideStyleOf(torpedo.seat), hexes, 'planned'), overlays: blastBands(end) }
}

/** The dice of a blast by distance (SF-TOR-15). */
const blastBands = ({ hex, warhead }: Torpedo): readonly Overlay[] => [
  {
    look: 'field',
    shape: {
      kind: 'disc',
      centre: hex,
      bands: Array.from({ length: warhead }, (_, far) => ({ radius: far, label: plural(warhead - far, 'die', 'dice') })),
    },
    legend: `blast of warhead ${warhead}`,
    printed: true,
  },
]

/** The units in a blast, and those that torpedoes among them may reach if they explode too (SF-TOR-19). */
export function blastPlan(view: View, torpedo: Torpedo): PlanPreview {
  const marked = [
    ...blastHits(view, torpedo).map(({ target, strength }) => look(hexOf(target), plural(strength.total, 'die', 'dice'))),
    ...chainHits(view, torpedo).map(({ target }) => look(hexOf(target), 'in the chain')),
  ]
  return { ...NOTHING, overlays: blastBands(torpedo), marked }
}
