// W15: destroyed income comes back.
import type { Context } from '../chapter.ts'
import { worldsOf } from '../land/geometry.ts'
import type { World } from '../state.ts'
import { helpGiven, originalBase } from '../treaties/pacts.ts'

/** CR-9.1a: steps for a point of income. */
const STEPS = 4
/** CR-9.1b: steps a week with a helper. */
const WITH_HELP = 2

const isDamaged = (world: World): boolean => world.base < originalBase(world)

/** A world after its steps of this week. Its defences stay as they are (CR-9.2). */
function rebuilt(world: World, steps: number): World {
  const all = world.steps + steps
  const base = Math.min(originalBase(world), world.base + Math.floor(all / STEPS))
  return { ...world, base, steps: base === originalBase(world) ? 0 : all % STEPS }
}
/** CR-9.1a: a step for each damaged world, and two with a helper. */
export function rebuildWorlds(ctx: Context): void {
  const helped = new Set(helpGiven(ctx.state).values())
  const worlds = worldsOf(ctx.state.land)
    .filter(isDamaged)
    .map((world) => rebuilt(world, helped.has(world.at) ? WITH_HELP : 1))
  if (worlds.length > 0) ctx.emit({ type: 'worldsChanged', worlds })
}
