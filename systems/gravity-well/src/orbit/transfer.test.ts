import { DIRECTIONS, type Direction } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { IMPULSES, RINGS } from '../../data/rings.ts'
import { circular, hexesOfRing, orbitSense, ringOf, sameMotion, type UnitMotion } from './motion.ts'
import { motionAfter, predict } from './predict.ts'
import { thrustCost } from './thrust.ts'
import { FASTEST, planTransfer, type TransferPlan } from './transfer.ts'

const rings = RINGS.map((_, index) => index + 1)
/** The best plan from any hex of a ring to a circular orbit of another in the same sense: burn points / turns. */
function cheapest(from: number, ring: number, thrust: number): string {
  const plans = hexesOfRing(from).flatMap(
    (at) => planTransfer(circular(at, 'clockwise'), thrust, { is: 'orbit', ring, sense: 'clockwise' }) ?? [],
  )
  const [best] = plans.sort((a, b) => a.burn - b.burn || a.legs.length - b.legs.length)
  return best ? `${best.burn}/${best.legs.length}` : 'none'
}
/** Flies a plan by the rules, order by order. */
function flown(from: UnitMotion, thrust: number, plan: TransferPlan): UnitMotion {
  let now = from
  for (const { burn, path } of plan.legs) {
    if (burn) {
      expect(thrustCost(now, burn.to)).toBe(burn.cost)
      expect(burn.cost).toBeLessThanOrEqual(thrust)
      now = { at: now.at, ...burn.to }
    }
    const turn = predict(now, 1)
    expect(path.map(({ motion, impulse }) => [motion, impulse])).toEqual(turn.path.map(({ motion, impulse }) => [motion, impulse]))
    now = turn.end
  }
  return now
}

describe('transfers', () => {
  test('the cheapest transfers between neighbouring rings are those of the table', () => {
    const pairs = [...rings.slice(1).map((ring) => [ring - 1, ring]), ...rings.slice(1).map((ring) => [ring, ring - 1])]
    expect(pairs.map(([from = 0, to = 0]) => cheapest(from, to, 2)).join(' ')).toBe('5/3 5/3 4/3 3/2 2/2 3/2 3/2 3/2 3/2 3/2')
    expect([cheapest(4, 5, 1), cheapest(5, 6, 1), cheapest(3, 4, 3)]).toEqual(['none', '2/2', '4/2'])
  })
  test('a plan is a list of legal orders that ends in the orbit it promises', () => {
    const from = circular([5, -2], 'anticlockwise')
    const plan = planTransfer(from, 2, { is: 'orbit', ring: 2, sense: null })
    if (!plan) throw new Error('no plan')
    expect(flown(from, 2, plan)).toEqual(plan.arrival)
    expect(plan.arrival).toEqual(circular(plan.arrival.at, 'anticlockwise'))
    expect(ringOf(plan.arrival.at)).toBe(2)
    expect(plan.burn).toBe(plan.legs.reduce((sum, { burn }) => sum + (burn?.cost ?? 0), 0))
    expect(plan.legs.map(({ turn }) => turn)).toEqual(plan.legs.map((_, index) => index + 1))
    expect(plan.legs.every(({ turn, path }) => path.every((point) => point.turn === turn))).toBe(true)
    expect(plan.meets).toBeNull()
  })
  test('a plan waits for the right hex when that saves burn points', () => {
    const plans = hexesOfRing(5).map((at) => planTransfer(circular(at, 'clockwise'), 2, { is: 'orbit', ring: 6, sense: 'clockwise' }))
    expect(new Set(plans.map((plan) => plan?.burn))).toEqual(new Set([2]))
    expect([...new Set(plans.map((plan) => plan?.legs.findIndex(({ burn }) => burn !== null)))].sort()).toEqual([0, 1, 2])
  })
  test('GW-MAP-08: an orbit in a given sense is not that of the other', () => {
    const from = circular([7, 0], 'clockwise')
    const back = planTransfer(from, 3, { is: 'orbit', ring: 6, sense: 'anticlockwise' })
    expect([back && orbitSense(back.arrival), back?.burn]).toEqual(['anticlockwise', 2])
    expect(planTransfer(from, 3, { is: 'orbit', ring: 6, sense: null })?.legs).toEqual([])
  })
  test('a unit that is there already has nothing to do, and one off the map no plan', () => {
    const there = circular([4, 0], 'clockwise')
    expect(planTransfer(there, 2, { is: 'orbit', ring: 3, sense: 'clockwise' })).toEqual({ burn: 0, legs: [], arrival: there, meets: null })
    expect(planTransfer(there, 2, { is: 'meeting', with: there })).toEqual({ burn: 0, legs: [], arrival: there, meets: null })
    expect(planTransfer({ ...there, at: [9, 0] }, 2, { is: 'orbit', ring: 3, sense: null })).toBeNull()
    expect(planTransfer(there, 2, { is: 'meeting', with: { ...there, at: [9, 0] } })).toBeNull()
    expect(planTransfer(there, 2, { is: 'meeting', with: { ...there, velocity: 99 } })).toBeNull()
    expect(planTransfer(there, 2, { is: 'orbit', ring: 7, sense: null })).toBeNull()
  })
  test('a unit without thrust meets nobody in another ring', () => {
    expect(planTransfer(circular([4, 0], 'clockwise'), 0, { is: 'meeting', with: circular([5, 0], 'clockwise') })).toBeNull()
  })
})

describe('meetings', () => {
  test('GW-PIC-01: a meeting ends with equal hex, vector and velocity, and says from which impulse on', () => {
    const motion = (at: readonly [number, number], vector: Direction, velocity: number): UnitMotion => ({ at: [...at], vector, velocity })
    const pairs: readonly (readonly [UnitMotion, UnitMotion, number])[] = [
      [circular([3, 0], 'clockwise'), circular([0, 5], 'clockwise'), 2],
      [motion([-1, 2], 3, 6), motion([-1, 4], 2, 2), 2],
      [motion([3, -1], 2, 3), motion([3, 3], 5, 1), 0],
      [motion([3, -1], 0, 4), motion([-2, -4], 5, 2), 3],
      [motion([-3, 6], 5, 2), motion([-3, 4], 4, 4), 1],
    ]
    const meetings = pairs.map(([from, target, thrust]) => {
      const plan = planTransfer(from, thrust, { is: 'meeting', with: target })
      if (!plan?.meets) throw new Error('no meeting')
      expect(flown(from, thrust, plan)).toEqual(plan.arrival)
      const turn = plan.legs.length
      const flight = predict(target, turn)
      expect(plan.arrival).toEqual(flight.end)
      const start = plan.legs.at(-2)?.path.at(-1)?.motion ?? from
      const own = { ...start, ...plan.legs.at(-1)?.burn?.to }
      const together = IMPULSES.filter((impulse) =>
        sameMotion(motionAfter(own, predict(own, 1), 1, impulse), motionAfter(target, flight, turn, impulse)),
      )
      const { meets } = plan
      // The impulse before is not among them; earlier ones may be, if the two part again.
      expect(together.filter((impulse) => impulse >= meets - 1)).toEqual(IMPULSES.filter((impulse) => impulse >= meets))
      return meets
    })
    expect(meetings).toEqual([1, 2, 6, 3, 8])
  })
  test('a plan begins at the highest speed, too, and at a stand', () => {
    const fast = hexesOfRing(6)
      .flatMap((at) => DIRECTIONS.map((vector) => ({ at, vector, velocity: FASTEST })))
      .filter((motion) => predict(motion, 1).fate === 'flying')
    for (const motion of fast) expect(planTransfer(motion, 0, { is: 'meeting', with: motion })).toMatchObject({ burn: 0, legs: [] })
    const still = { at: [0, -2], vector: null, velocity: 0 } as const
    expect(planTransfer(still, 3, { is: 'meeting', with: still })).toMatchObject({ burn: 0, legs: [], arrival: still })
  })
  test('a unit that falls can be met only while it is there', () => {
    const faller = { ...circular([3, 0], 'clockwise'), velocity: 1 }
    expect(predict(faller, 2).fate).toBe('planet')
    expect(planTransfer(circular([-7, 0], 'clockwise'), 2, { is: 'meeting', with: faller })).toBeNull()
    // A unit in its hex needs all its thrust to fall beside it.
    expect(planTransfer({ ...faller, velocity: 3 }, 2, { is: 'meeting', with: faller })).toMatchObject({ burn: 2, meets: 1 })
  })
  test('no unit that is faster than FASTEST is on the map after a turn', () => {
    const survivors = (velocity: number): number =>
      rings
        .flatMap(hexesOfRing)
        .reduce((sum, at) => sum + DIRECTIONS.filter((vector) => predict({ at, vector, velocity }, 1).fate === 'flying').length, 0)
    expect(survivors(FASTEST)).toBeGreaterThan(0)
    // At 30 even the longest row of the map, 15 hexes with 6 climbs of 2, is left behind.
    for (let velocity = FASTEST + 1; velocity <= 30; velocity += 1) expect(survivors(velocity)).toBe(0)
  })
})
