// The figures that judge answers to lessons. They use the functions of the rules and add no rule.
import { type Explained, explained, isRefusal, mean, type RuleId } from '@admiralty/kernel'
import type { Figure, FigureRequest } from '@admiralty/lessons'
import { z } from 'zod'
import { CONVERSION, TORPEDO } from '../data/tables.ts'
import { damageChances } from '../src/damage/damage.ts'
import { costOf } from '../src/design/check.ts'
import { designSchema } from '../src/design/design.ts'
import type { SolarFlare } from '../src/game.ts'
import { asteroidRating } from '../src/movement/moving.ts'
import type { Order } from '../src/orders.ts'
import { powerMade } from '../src/power/transfers.ts'
import { shipsOfSeat, torpedoOf } from '../src/table.ts'
import { blastHits } from '../src/weapons/blasts.ts'
import { type BeamShot, layersAt } from '../src/weapons/layers.ts'
import { beamShot } from '../src/weapons/targets.ts'

type Ask = FigureRequest<SolarFlare>
/** A number with its reasons as a figure: 'charges 5, nebulae -2: 3'. */
const figureOf = ({ total, because }: Explained): Figure => ({
  value: total,
  says: `${because.map(([what, amount]) => `${what} ${amount}`).join(', ')}: ${total}`,
  rules: [...new Set(because.map(([, , rule]): RuleId => rule))],
})
const aimSchema = z.object({ ship: z.string(), beam: z.int(), at: z.string(), charges: z.int() })
function shotIn({ view, of }: Ask): BeamShot {
  const shot = beamShot(view, { ...aimSchema.parse(of), section: null })
  if (isRefusal(shot)) throw new Error(shot.reason)
  return shot
}
const blastSchema = z.object({ torpedo: z.string(), at: z.string() })
const partsSchema = designSchema.unwrap().pick({ components: true })

export const figures = {
  /** Dice of a shot. */
  dice: (asked: Ask) => figureOf(shotIn(asked).strength),
  /** The section that a shot hits. */
  section: (asked: Ask): Figure => ({ value: shotIn(asked).section, says: `section ${shotIn(asked).section}`, rules: ['SF-HIT-01'] }),
  /** Hexes from its launcher that a torpedo can reach. */
  reach: () => figureOf(explained(['out of the tube', 1, 'SF-TOR-04'], ['two turns', TORPEDO.points * TORPEDO.turns, 'SF-TOR-10'])),
  /** Dice of a blast against one unit. */
  blast({ view, of }: Ask): Figure {
    const { torpedo, at } = blastSchema.parse(of)
    const hit = blastHits(view, torpedoOf(view, torpedo)).find(({ id }) => id === at)
    if (!hit) throw new Error(`the blast does not reach ${at}`)
    return figureOf(hit.strength)
  },
  /** Average points of damage of a shot. */
  damage({ view, order }: Ask): Figure {
    if (order?.order !== 'fire') return { value: null, says: 'that is another kind of order', rules: [] }
    const shot = beamShot(view, order)
    if (isRefusal(shot)) return { value: null, says: shot.reason, rules: [shot.rule] }
    const points = mean(damageChances(layersAt(shot.target, shot.section), shot.strength.total))
    const value = Math.round(points * 1e9) / 1e9 // so that equal averages stay equal
    return { value, says: `${points.toFixed(1)} points on average`, rules: ['SF-BEM-03', 'SF-DMG-06'] }
  },
  /** Power that the learner's ship makes. */
  power({ view, seat }: Ask): Figure {
    const [ship] = shipsOfSeat(view, seat as 'red') // lessons are for red
    return figureOf(ship ? powerMade(ship) : explained())
  },
  /** Engine charges for a turn. */
  turning({ of }: Ask): Figure {
    const { sides } = z.object({ sides: z.int() }).parse(of)
    return figureOf(explained([`${sides} hex-sides`, sides * CONVERSION, 'SF-MOV-03']))
  },
  /** Dice of asteroids against the learner's ship. */
  rocks({ view, seat, of }: Ask): Figure {
    const { dodge } = z.object({ dodge: z.int() }).parse(of)
    const [ship] = shipsOfSeat(view, seat as 'red') // lessons are for red
    return figureOf(explained(['engines', ship ? asteroidRating(ship) : 0, 'SF-AST-01'], ['manoeuvre points', -dodge, 'SF-AST-03']))
  },
  /** Points for some components. */
  cost: ({ of }: Ask) => figureOf(costOf({ name: 'Parts', crew: [], ...partsSchema.parse(of) })),
}
/** Shots at the only section that the line enters are the same with and without naming it. */
export function alike(view: SolarFlare['view'], a: Order, b: Order): boolean {
  const plain = (order: Order): Order => {
    if (order.order !== 'fire' || order.section === null) return order
    const shot = beamShot(view, { ...order, section: null })
    return !isRefusal(shot) && shot.section === order.section ? { ...order, section: null } : order
  }
  return JSON.stringify(plain(a)) === JSON.stringify(plain(b))
}
