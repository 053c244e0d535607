// W15: destroyed income comes back.
import type { Context } from '../chapter.ts'
import { worldsOf } from '../land/geometry.ts'
import type { World } from '../land/world.ts'
import { playing, secretOf } from '../lookup.ts'
import type { HexAddress } from '../shapes.ts'
import { originalBase } from '../start/income.ts'
import type { Table } from '../state.ts'
import { helpFault } from '../treaties/pacts.ts'

/** CR-9.1a: steps for a point of income. */
const STEPS = 4
/** CR-9.1b: steps a week with a helper. */
const WITH_HELP = 2

const isDamaged = (world: World): boolean => world.base < originalBase(world)

/** CR-9.1b, CR-X.11: the worlds that give all their income this week, by the damaged worlds that they help. Both owners want it. */
export function helpsNow(state: Pick<Table, 'setup' | 'empires' | 'land' | 'secret'>): ReadonlyMap<HexAddress, HexAddress> {
  const wanted = new Map(playing(state).map((seat) => [seat, secretOf(state, seat).consents.helps]))
  const helped = new Map<HexAddress, HexAddress>()
  const busy = new Set<HexAddress>()
  for (const [seat, helps] of wanted)
    for (const help of helps) {
      const owner = state.land.worlds[help.damaged]?.owner
      const isOwn = state.land.worlds[help.helper]?.owner === seat
      const isWanted = owner && wanted.get(owner)?.some(({ helper, damaged }) => helper === help.helper && damaged === help.damaged)
      if (!isOwn || !isWanted || helped.has(help.damaged) || busy.has(help.helper) || helpFault(state.land, help) !== undefined) continue
      helped.set(help.damaged, help.helper)
      busy.add(help.helper)
    }
  return helped
}
/** A world after its steps of this week. Its defences stay as they are (CR-9.2). */
function rebuilt(world: World, steps: number): World {
  const all = world.steps + steps
  const base = Math.min(originalBase(world), world.base + Math.floor(all / STEPS))
  return { ...world, base, steps: base === originalBase(world) ? 0 : all % STEPS }
}
/** CR-9.1a: a step for each damaged world, and two with a helper. */
export function rebuildWorlds(ctx: Context): void {
  const helped = helpsNow(ctx.state)
  const worlds = worldsOf(ctx.state.land)
    .filter(isDamaged)
    .map((world) => rebuilt(world, helped.has(world.at) ? WITH_HELP : 1))
  if (worlds.length > 0) ctx.emit({ type: 'worldsChanged', worlds })
}
