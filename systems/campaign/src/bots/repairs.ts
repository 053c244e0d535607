// Which ships a bot repairs: the damaged ones at its own worlds, as far as its money goes.
import type { CampaignShip, ShipType, YardOrder } from '../holdings.ts'
import { holdingsOf, worldsOfEmpire } from '../lookup.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { placesOf } from '../supply/bases.ts'
import { typesById } from '../supply/endurance.ts'
import { factorsOf } from '../supply/resources.ts'
import { type BattleGame, statusOf } from '../tactics-port.ts'
import type { RepairOrder } from '../week/book.ts'
import { priceOfWork } from '../yards/work.ts'

/** Repairs of a week, the ships that stay for them, and their price in hundredths. */
export interface YardPlan {
  readonly repairs: readonly RepairOrder[]
  readonly staying: ReadonlySet<string>
  readonly price: number
}
/** All work that a ship needs and that is not in hand. */
function worksFor(game: BattleGame, ship: CampaignShip, { design }: ShipType): readonly YardOrder[] {
  const { parts, hullLost, armourLost } = statusOf(game, { design, condition: ship.condition })
  const broken = Object.entries(parts).flatMap(([id, state]): readonly YardOrder[] =>
    state === 'damaged' || state === 'destroyed' ? [{ do: 'part', id }] : [],
  )
  const inHand = (work: YardOrder): boolean =>
    ship.jobs.some((job) => job.work.do === work.do && (work.do !== 'part' || same(job.work, work)))
  const boxes: readonly YardOrder[] = [
    ...(hullLost > 0 ? [{ do: 'hull', boxes: hullLost } as const] : []),
    ...(armourLost > 0 ? [{ do: 'armour', boxes: armourLost } as const] : []),
  ]
  return [...boxes, ...broken].filter((work) => !inHand(work))
}
const same = (a: YardOrder, b: YardOrder): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The repairs that the treasury can pay. A ship is repaired whole, or not at all. */
export function yardPlan(game: BattleGame, view: View, seat: Color): YardPlan {
  const holdings = holdingsOf(view, seat)
  const worlds = new Set(worldsOfEmpire(view, seat))
  const [types, places, factors] = [typesById(holdings), placesOf(holdings), factorsOf(view, seat)]
  const repairs: RepairOrder[] = []
  const staying = new Set<string>()
  let price = 0
  for (const ship of holdings.ships) {
    const type = types.get(ship.type)
    const at = places.get(ship.id)?.at ?? null
    if (!type || at === null || !worlds.has(at)) continue
    if (ship.jobs.length > 0) staying.add(ship.id)
    const works = worksFor(game, ship, type)
    const cost = works.reduce((sum, work) => sum + priceOfWork({ game, ship, type }, work, factors), 0)
    if (works.length === 0 || price + cost > holdings.treasury) continue
    price += cost
    staying.add(ship.id)
    for (const work of works) repairs.push({ ship: ship.id, work, fast: false })
  }
  return { repairs, staying, price }
}
