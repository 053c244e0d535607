// Proposals for the weapons phase, the most useful action first.
import { isRefusal, mean } from '@admiralty/kernel'
import { ahead, distance } from '@admiralty/space'
import { contentAt } from '../board/board.ts'
import { damageChances } from '../damage/damage.ts'
import type { FlightStep, Order, OrderOf } from '../orders.ts'
import type { Color, Side } from '../shapes.ts'
import type { Torpedo, View } from '../state.ts'
import { flying, shipsOfSeat, sideOfSeat, torpedoesOfSeat, withTorpedo } from '../table.ts'
import { type BlastHit, blastHits } from '../weapons/blasts.ts'
import { type BeamShot, layersAt } from '../weapons/layers.ts'
import { shotsOf, tubesReady } from '../weapons/questions.ts'
import { flown, launched } from '../weapons/torpedoes.ts'

interface Proposal {
  readonly order: Order
  readonly worth: number
}
/** The worth of an attack: points of damage. They count more where the core is open, and own ships count as losses. */
function worthOf({ target, section, strength }: Pick<BlastHit, 'target' | 'section' | 'strength'>, side: Side): number {
  if (target.kind === 'torpedo') return target.torpedo.side === side ? -0.5 : 0.3 * target.torpedo.warhead
  const layers = layersAt(target, section)
  const points = mean(damageChances(layers, strength.total))
  const deep = layers.armour === 0 ? points * 3 : points + Math.max(0, points - layers.shield - layers.armour) * 2
  return target.ship.side === side ? -1.5 * deep : deep
}
const idOf = ({ target }: BeamShot): string => (target.kind === 'ship' ? target.ship.id : target.torpedo.id)
const shotProposals = (view: View, me: Color, side: Side): readonly Proposal[] =>
  shipsOfSeat(view, me).flatMap((ship) =>
    shotsOf(view, ship).flatMap((shot): readonly Proposal[] => {
      const worth = worthOf(shot, side)
      if (worth <= 0.2) return []
      const charges = shot.target.kind === 'torpedo' ? Math.min(2, shot.beam.charge) : shot.beam.charge
      const order = { order: 'fire', ship: ship.id, beam: shot.beam.index, at: idOf(shot), charges, section: shot.section } as const
      return [{ order, worth }]
    }),
  )
/** The worth of an explosion now. */
const blastWorth = (view: View, torpedo: Torpedo, side: Side): number =>
  blastHits(view, torpedo).reduce((sum, hit) => sum + worthOf(hit, side), 0)

interface Path {
  readonly path: readonly FlightStep[]
  readonly torpedo: Torpedo
}
/** Every place that a torpedo reaches by a turn or two and straight flight. Asteroids are avoided. */
function paths(view: View, torpedo: Torpedo): readonly Path[] {
  const found = new Map<string, Path>()
  const visit = ({ path, torpedo: now }: Path): void => {
    const key = `${now.hex}/${now.facing}`
    const known = found.get(key)
    if (known && known.path.length <= path.length) return
    found.set(key, { path, torpedo: now })
    for (const step of [{ step: 'ahead', dodge: 0 }, { step: 'left' }, { step: 'right' }] as const) {
      const next = flown(withTorpedo(view, now), now, step)
      if (!isRefusal(next) && (next.asteroids ?? 0) === 0) visit({ path: [...path, step], torpedo: next.torpedo })
    }
  }
  visit({ path: [], torpedo })
  return [...found.values()]
}
function torpedoProposals(view: View, torpedo: Torpedo, side: Side): readonly Proposal[] {
  const now = blastWorth(view, torpedo, side)
  const enemies = flying(view).filter((ship) => ship.side !== side)
  const far = ({ hex }: Torpedo): number => Math.min(99, ...enemies.map((enemy) => distance(hex, enemy.hex)))
  const near = paths(view, torpedo).filter(({ path }) => path.length > 0)
  const detonate: Proposal = { order: { order: 'detonate', torpedo: torpedo.id, sections: {} }, worth: now }
  const best = near
    .filter(({ torpedo: there }) => far(there) < torpedo.warhead)
    .map(({ path, torpedo: there }) => ({ path, worth: blastWorth(withTorpedo(view, there), there, side) }))
    .toSorted((a, b) => b.worth - a.worth)[0]
  const steer = (path: readonly FlightStep[], worth: number): Proposal => ({ order: { order: 'steer', torpedo: torpedo.id, path }, worth })
  if (best && best.worth > Math.max(now, 0.5)) return [steer(best.path, best.worth), detonate]
  if (now > 0.5) return [detonate]
  const closer = near.toSorted((a, b) => far(a.torpedo) - far(b.torpedo))[0]
  return torpedo.turn === 1 && closer && far(closer.torpedo) < far(torpedo) ? [steer(closer.path, 0.4)] : []
}
/** Launches that may reach an enemy in two turns. */
const launchProposals = (view: View, me: Color, side: Side): readonly Proposal[] =>
  shipsOfSeat(view, me).flatMap((ship) =>
    tubesReady(view, ship).flatMap((tube): readonly Proposal[] => {
      const launch = { ship: ship.id, tube, dodge: 0 }
      const made = launched(view, launch)
      if (isRefusal(made) || contentAt(view.tiles, made.torpedo.hex) === 'asteroids') return []
      const middle = ahead(made.torpedo.hex, made.torpedo.facing, 5)
      const reached = flying(view).some((enemy) => enemy.side !== side && distance(middle, enemy.hex) <= 5)
      return reached ? [{ order: { order: 'launch', ...launch }, worth: 0.35 * made.torpedo.warhead }] : []
    }),
  )

const END: OrderOf<'end'> = { order: 'end', all: false }
export function shoot(view: View, me: Color): readonly Order[] {
  const side = sideOfSeat(view, me)
  const torpedoes = torpedoesOfSeat(view, me).flatMap((torpedo) => torpedoProposals(view, torpedo, side))
  const found = [...torpedoes, ...shotProposals(view, me, side), ...launchProposals(view, me, side)]
  return [
    ...found
      .filter(({ worth }) => worth > 0)
      .toSorted((a, b) => b.worth - a.worth)
      .map(({ order }) => order),
    END,
  ]
}
/** Any action that is worth something, with half of the charges. */
export const shootHastily = (view: View, me: Color): readonly Order[] =>
  shoot(view, me).map((order) => (order.order === 'fire' ? { ...order, charges: Math.ceil(order.charges / 2) } : order))
