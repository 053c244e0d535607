// An exhaustive search for the tests of the planner: every order of every turn, layer by layer, without phases, queues or bounds on speed.
import { hexKey } from '@admiralty/space'
import type { UnitMotion } from './motion.ts'
import { predict } from './predict.ts'
import { affordable, thrustCost, withTravel } from './thrust.ts'

const keyOf = ({ at, vector, velocity }: UnitMotion): string => `${hexKey(at)} ${vector} ${velocity}`
interface Edge {
  readonly to: string
  readonly cost: number
}
/** Every turn that starts from a motion, remembered for one thrust. */
export function turnsOf(thrust: number): (motion: UnitMotion) => readonly Edge[] {
  const known = new Map<string, readonly Edge[]>()
  return (motion) => {
    const key = keyOf(motion)
    const found = known.get(key)
    if (found) return found
    const edges = affordable(motion, thrust).flatMap((to) => {
      const { end, fate } = predict(withTravel(motion, to), 1)
      if (fate !== 'flying') return []
      motions.set(keyOf(end), end)
      return [{ to: keyOf(end), cost: thrustCost(motion, to) }]
    })
    known.set(key, edges)
    return edges
  }
}
const motions = new Map<string, UnitMotion>()

/** Fewest burn points, then fewest turns, among all flights of at most `horizon` turns. `isThere` judges the motion after a turn. */
export function exhaustive(
  starts: readonly UnitMotion[],
  edges: (motion: UnitMotion) => readonly Edge[],
  { horizon, isThere }: { readonly horizon: number; readonly isThere: (key: string, turn: number) => boolean },
): { readonly burn: number; readonly turns: number } | null {
  let best: { readonly burn: number; readonly turns: number } | null = null
  for (const start of starts) motions.set(keyOf(start), start)
  let layer = new Map(starts.map((start) => [keyOf(start), 0]))
  for (let turns = 0; turns <= horizon; turns += 1) {
    for (const [key, burn] of layer) if (isThere(key, turns) && (!best || burn < best.burn)) best = { burn, turns }
    layer = nextLayer(layer, edges, best?.burn ?? Number.POSITIVE_INFINITY)
  }
  return best
}
/** The cheapest way to every motion a turn later, as far as it is cheaper than `limit`. */
function nextLayer(layer: ReadonlyMap<string, number>, edges: (motion: UnitMotion) => readonly Edge[], limit: number): Map<string, number> {
  const next = new Map<string, number>()
  for (const [key, burn] of layer) {
    const motion = motions.get(key)
    for (const { to, cost } of motion ? edges(motion) : []) {
      const sum = burn + cost
      if (sum < limit && sum < (next.get(to) ?? Number.POSITIVE_INFINITY)) next.set(to, sum)
    }
  }
  return next
}
/** The key of a unit that coasts, for each turn; shorter if its flight ends. */
export function coastOf(target: UnitMotion, horizon: number): readonly string[] {
  const keys = [keyOf(target)]
  let now = target
  for (let turn = 1; turn <= horizon; turn += 1) {
    const { end, fate } = predict(now, 1)
    if (fate !== 'flying') break
    keys.push(keyOf(end))
    now = end
  }
  return keys
}
export const keysOf = (all: readonly UnitMotion[]): ReadonlySet<string> => new Set(all.map(keyOf))
