// The price and the weeks of the work on a ship, and why it cannot be done.
import { isRefusal, type Refusal, refuse, type ShipStatus } from '@admiralty/kernel'
import type { CampaignShip, Job, ShipType, YardOrder } from '../holdings.ts'
import type { Factors } from '../supply/resources.ts'
import { type BattleGame, conditionAfter, type PartFacts, type ShipFacts, statusOf } from '../tactics-port.ts'

/** A ship that is worked on, with its type. */
export interface HullAtWork {
  readonly game: BattleGame
  readonly ship: CampaignShip
  readonly type: ShipType
}
const statusOfHull = ({ game, ship, type }: HullAtWork): ShipStatus => statusOf(game, { design: type.design, condition: ship.condition })
const partIn = (facts: ShipFacts, id: string): PartFacts | undefined => facts.parts.find((part) => part.id === id)

/** CR-11.4b: the number in its name from which on a weapon or drive is major, and the level of a screen. */
const [MAJOR_SIZE, MAJOR_SCREEN] = [4, 2]
/** CR-11.4b: whether a part is a major repair. `hangars` is the number of hangars in repair at once. */
function isMajor({ kind, size, hangar }: PartFacts, hangars: number): boolean {
  if (kind === 'core' || kind === 'ftl') return true
  if (kind === 'defence') return size >= MAJOR_SCREEN
  if (hangar) return hangars > 1
  return (kind === 'weapon' || kind === 'drive') && size >= MAJOR_SIZE
}
/** CR-11.4b: hangars in repair at once, by the works that are ordered and in hand. */
export const hangarsIn = (facts: ShipFacts, works: readonly YardOrder[]): number =>
  works.filter((work) => work.do === 'part' && partIn(facts, work.id)?.hangar).length
/** CR-11.4a: weeks of work: two for a major part, else one. */
export function weeksOf(facts: ShipFacts, work: YardOrder, hangars: number): Job['weeks'] {
  const part = work.do === 'part' ? partIn(facts, work.id) : undefined
  return part && isMajor(part, hangars) ? 2 : 1
}

/** CR-11.2: the price of what a ship has used up: pieces of its parts that work, and parts that can be used once. */
function stockPrice(facts: ShipFacts, { parts, contents }: ShipStatus): number {
  const priceOf = ({ id, price, contents: full }: PartFacts): number => {
    const [state, left = []] = [parts[id], contents[id]]
    if (state !== 'fine' && state !== 'mended' && state !== 'spent') return 0
    if (full.length === 0) return state === 'spent' ? price : 0
    return full.reduce((sum, one, index) => sum + Math.max(0, one.most - (left[index] ?? 0)) * one.price, 0)
  }
  return facts.parts.reduce((sum, part) => sum + priceOf(part), 0)
}
/** CR-11.2, CR-3.5c, CR-3.5d: the price of work in hundredths. */
export function priceOfWork(hull: HullAtWork, work: YardOrder, factors: Factors): number {
  const { facts } = hull.type
  switch (work.do) {
    case 'part':
      return (partIn(facts, work.id)?.price ?? 0) * factors.weaponry // CR-11.5: the price of a core system is a third of the keel
    case 'hull':
      return facts.hullBox * work.boxes * factors.hull
    case 'armour':
      return facts.armourBox * work.boxes * factors.hull
    case 'restock':
      return stockPrice(facts, statusOfHull(hull)) * factors.weaponry
    case 'recrew':
      return 0
  }
}

const boxesIn = (jobs: readonly Pick<Job, 'work'>[], kind: 'hull' | 'armour'): number =>
  jobs.reduce((sum, { work }) => (work.do === kind ? sum + work.boxes : sum), 0)
/** CR-11.2: why work cannot be done on a ship, besides the works before it; undefined if it can. */
export function workFault(hull: HullAtWork, work: YardOrder, before: readonly YardOrder[]): Refusal | undefined {
  const { game, ship, type } = hull
  const status = statusOfHull(hull)
  if (work.do === 'hull' || work.do === 'armour') {
    const lost = work.do === 'hull' ? status.hullLost : status.armourLost
    const free =
      lost -
      boxesIn(
        before.map((one) => ({ work: one })),
        work.do,
      )
    return work.boxes > free ? refuse('CR-11.2', `${ship.name} has ${free} boxes of ${work.do} to repair, not ${work.boxes}`) : undefined
  }
  if (before.some((one) => JSON.stringify(one) === JSON.stringify(work))) return refuse('CR-11.2', `${ship.name} has this work already`)
  if (work.do === 'part' && (status.parts[work.id] === 'fine' || status.parts[work.id] === 'spent'))
    return refuse('CR-11.2', `${work.id} of ${ship.name} needs no repair`)
  const after = conditionAfter(game, type.design, ship.condition, work)
  if (isRefusal(after)) return refuse('CR-11.2', `${ship.name}: ${after.reason}`)
  return JSON.stringify(after) === JSON.stringify(ship.condition)
    ? refuse('CR-11.2', `${ship.name} has nothing to ${work.do === 'part' ? 'repair' : work.do}`)
    : undefined
}
