// The effect of the draft, or of the choice under the pointer: counters in pencil, tracks, fields, and the units that they concern.
import { type Counter, type Overlay, type Scene, sideStyleOf, type Track } from '@admiralty/board'
import { draftAhead, orderAhead, pencilled, plainCounter, type SceneMoment, trackOf } from '@admiralty/game-ui'
import { isRefusal, plural } from '@admiralty/kernel'
import type { Heading, Hex } from '@admiralty/space'
import { type Tile, tileHexes } from '../src/board/board.ts'
import type { SolarFlare } from '../src/game.ts'
import { type AttackLine, lineOfAttack, sideOf } from '../src/line/line.ts'
import { afterMove, moved } from '../src/movement/moving.ts'
import type { FlightStep, MoveStep, OrderOf } from '../src/orders.ts'
import { unplaced } from '../src/setting/fleets.ts'
import type { Ship, Torpedo, View } from '../src/state.ts'
import { fittedAt, isColor, sideOfSeat, withShip } from '../src/table.ts'
import { beamObstacles, blastHits, chainHits, hexOf, targetOf } from '../src/weapons/targets.ts'
import { flightOf, launched } from '../src/weapons/torpedoes.ts'
import { placingOf, tileName } from '../src/words/ask-setup.ts'
import type { Draft } from '../src/words/draft.ts'
import { shipCounter, torpedoCounter } from './counters.ts'
import { askedKind } from './question-kind.ts'
import { symbolOf } from './symbol.ts'

export type PlannedMoment = Pick<SceneMoment<SolarFlare, Draft>, 'view' | 'draft' | 'aimed'>
export interface Planned {
  readonly counters: readonly Counter[]
  readonly tracks: readonly Track[]
  readonly overlays: readonly Overlay[]
  /** Hexes that are pointed out. */
  readonly marked: Scene['marked']
  /** The ship at the end of a planned course; null without one. */
  readonly moved: Ship | null
}
const NOTHING: Planned = { counters: [], tracks: [], overlays: [], marked: [], moved: null }

const look = (hex: Hex, note: string | null): Scene['marked'][number] => ({ at: hex, kind: 'look', note })

/** A tile that is to be placed, with its name in its hexes. */
const tilePlan = (tile: Tile): Planned => ({
  ...NOTHING,
  overlays: [{ look: 'field', shape: { kind: 'region', hexes: tileHexes(tile) }, legend: tileName(tile.kind), printed: true }],
})
function placePlan(view: View, { ship: id, hex, facing }: Omit<OrderOf<'place'>, 'order'>): Planned {
  const ship = isColor(view.me) ? unplaced(view, sideOfSeat(view, view.me)).find((one) => one.id === id) : undefined
  if (!ship) return NOTHING
  const counter = plainCounter({
    id,
    at: hex,
    facing,
    look: 'pencilled',
    symbol: symbolOf(ship.design),
    sideStyle: sideStyleOf(ship.seat),
    label: ship.name,
    title: `${ship.name}, to be placed here`,
  })
  return { ...NOTHING, counters: [counter] }
}

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
function lineMarks(line: AttackLine, to: Hex): Pick<Planned, 'overlays' | 'marked'> {
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
function shotPlan(view: View, { ship: from, beam, at }: { readonly ship: string; readonly beam: number; readonly at: string }): Planned {
  const ship = view.ships[from]
  const target = targetOf(view, at)
  if (!ship || !target) return NOTHING
  const to = hexOf(target)
  const line = lineMarks(lineOfAttack(ship.hex, to, beamObstacles(view)), to)
  const aim: Track = { sideStyle: sideStyleOf(ship.seat), places: [ship.hex, to], style: 'aim', notes: [] }
  return { ...NOTHING, tracks: [aim], overlays: [...arcOf(ship, beam), ...line.overlays], marked: line.marked }
}
function launchPlan(view: View, ship: string, tube: number): Planned {
  const made = launched(view, { ship, tube, dodge: 0 })
  if (isRefusal(made)) return NOTHING
  const counter = torpedoCounter(view, made.torpedo, null)
  return { ...NOTHING, counters: [pencilled(counter, counter, 'new')] }
}
function flightPlan(torpedo: Torpedo, path: readonly FlightStep[], view: View): Planned {
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
function blastPlan(view: View, torpedo: Torpedo): Planned {
  const marked = [
    ...blastHits(view, torpedo).map(({ target, strength }) => look(hexOf(target), plural(strength.total, 'die', 'dice'))),
    ...chainHits(view, torpedo).map(({ target }) => look(hexOf(target), 'in the chain')),
  ]
  return { ...NOTHING, overlays: blastBands(torpedo), marked }
}
/** A course of a ship; asteroids that attack it are marked with their dice. */
function movePlan(view: View, id: string, steps: readonly MoveStep[]): Planned {
  const begin = view.ships[id]
  if (!begin) return NOTHING
  const hexes = [begin.hex]
  const marked: Scene['marked'][number][] = []
  let [ship, table] = [begin, view]
  for (const step of steps) {
    const next = moved(table, ship, step)
    if (isRefusal(next)) break
    ship = { ...ship, ...afterMove(ship, next) }
    table = withShip(table, id, ship)
    hexes.push(ship.hex)
    if (next.asteroids) marked.push(look(ship.hex, plural(next.asteroids.strength.total, 'die', 'dice')))
  }
  const counter = pencilled(shipCounter(begin, null), { at: ship.hex, facing: ship.facing }, begin.name)
  return { counters: [counter], tracks: trackOf(sideStyleOf(begin.seat), hexes, 'planned'), overlays: [], marked, moved: ship }
}

function orderPlan(view: View, order: NonNullable<ReturnType<typeof orderAhead<SolarFlare['order']>>>): Planned {
  switch (order.order) {
    case 'tile':
      return tilePlan(order.tile)
    case 'place':
      return placePlan(view, order)
    case 'fire':
      return shotPlan(view, order)
    case 'launch':
      return launchPlan(view, order.ship, order.tube)
    case 'steer':
      return torpedoPlan(view, order.torpedo, (torpedo) => flightPlan(torpedo, order.path, view))
    case 'detonate':
      return torpedoPlan(view, order.torpedo, (torpedo) => blastPlan(view, torpedo))
    case 'move':
      return movePlan(view, order.ship, order.steps)
    default:
      return NOTHING
  }
}
const torpedoPlan = (view: View, id: string, plan: (torpedo: Torpedo) => Planned): Planned => {
  const torpedo = view.torpedoes[id]
  return torpedo ? plan(torpedo) : NOTHING
}
function draftPlan(view: View, draft: Draft): Planned {
  switch (draft.kind) {
    case 'place':
      return placePlan(view, draft)
    case 'tile':
      return tilePlan(draft.tile)
    case 'shot':
      return shotPlan(view, draft)
    case 'launch':
      return launchPlan(view, draft.ship, draft.tube)
    case 'torpedo':
      return torpedoPlan(view, draft.torpedo, (torpedo) => flightPlan(torpedo, draft.path, view))
    case 'blast':
      return torpedoPlan(view, draft.torpedo, (torpedo) => blastPlan(view, torpedo))
    case 'move':
      return movePlan(view, draft.ship, draft.steps)
    case 'rocks':
      return movePlan(view, draft.ship, [...draft.steps, draft.step])
    default:
      return NOTHING
  }
}

/** The only ship to place, before the player has chosen anything. */
const placingNow = (view: View): Draft | null =>
  askedKind(view) === 'placement' && isColor(view.me) ? placingOf(view, view.me, null) : null
/** The preview of the choice under the pointer, otherwise of the draft. */
export function plannedOf(moment: PlannedMoment): Planned {
  const order = orderAhead(moment)
  const draft = draftAhead(moment) ?? placingNow(moment.view)
  return order ? orderPlan(moment.view, order) : draft ? draftPlan(moment.view, draft) : NOTHING
}
