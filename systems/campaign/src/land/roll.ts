// The land by the dice: worlds, resources, bases, attitudes and the margin. Each hex has a stream of dice of its own.
import { type Dice, die, pick } from '@admiralty/kernel'
import type { UmpireSecret } from '../secret.ts'
import { type HexAddress, RESOURCES, type Resource } from '../shapes.ts'
import type { Setup } from '../state.ts'
import { MAP, MARGIN_HEXES, worldsOf } from './geometry.ts'
import { lanesBy, linkedTo } from './lanes.ts'
import { type Land, QUIET_WORLD, type World } from './world.ts'

const isHit = (face: number, last: number): boolean => face <= last
/** CR-1.7a: the highest face that puts a world into a hex. */
const WORLD_UP_TO = 3
/** CR-2.6a: sides of the dice of a base. */
const BASE_DIE = 5
/** CR-2.6c: sides of the weekly die of luxuries. */
const LUXURY_DIE = 10

/** The die of a resource of this kind: none for luxuries, which roll each week. */
const extraOf = (resource: Resource, dice: Dice, at: HexAddress): number =>
  resource === 'luxuries' ? 0 : die(dice, BASE_DIE, `resource income of ${at}`) // CR-2.6b
const luxuryOf = (resource: Resource | null, dice: Dice, at: HexAddress): number =>
  resource === 'luxuries' ? die(dice.at('luxury').at(at), LUXURY_DIE, `luxuries of ${at}`) : 0 // CR-2.6c

/** The world of a hex, or null for empty space. */
function rolledWorld(dice: Dice, at: HexAddress, of: Dice): World | null {
  if (!isHit(die(dice, 6, `hex ${at}`), WORLD_UP_TO)) return null // CR-1.7a
  const isRich = die(dice, 6, `resource at ${at}`) === 1 // CR-1.7b
  const resource = isRich ? (RESOURCES[die(dice, RESOURCES.length, `kind of resource at ${at}`) - 1] ?? null) : null // CR-1.7c
  const rolled = die(dice, BASE_DIE, `income of ${at}`) + die(dice, BASE_DIE, `income of ${at}`) // CR-2.6a
  const extra = resource === null ? 0 : extraOf(resource, dice, at)
  return { at, resource, rolled, extra, linked: 0, base: rolled + extra, luxury: luxuryOf(resource, of, at), owner: null, ...QUIET_WORLD }
}

type Worlds = Readonly<Record<HexAddress, World>>
const worldsIn = (hexes: readonly HexAddress[], dice: Dice, stream: string): Worlds =>
  Object.fromEntries(
    hexes.flatMap((at) => {
      const world = rolledWorld(dice.at(stream).at(at), at, dice) // CR-X.2
      return world ? [[at, world] as const] : []
    }),
  )

/** The least number of worlds of each resource (CR-1.7c). */
function leastOfEach({ settings: { map }, seats }: Pick<Setup, 'settings' | 'seats'>): number {
  if (map === 'rolled') return 0
  return map === 'each' ? 1 : Math.ceil(seats.length / 3)
}
/** CR-1.7c: worlds without a resource are drawn until the map has enough of each. */
function withEnough(worlds: Worlds, least: number, dice: Dice): Worlds {
  const all: Record<HexAddress, World> = { ...worlds }
  const stream = dice.at('fill')
  for (const resource of RESOURCES)
    for (;;) {
      const list = worldsOf({ worlds: { ...all }, lanes: [] })
      const plain = list.filter((world) => world.resource === null)
      if (plain.length === 0 || list.filter((world) => world.resource === resource).length >= least) break
      const drawn = pick(stream, plain, `a world for ${resource}`)
      const extra = extraOf(resource, stream, drawn.at)
      all[drawn.at] = { ...drawn, resource, extra, base: drawn.rolled + extra, luxury: luxuryOf(resource, dice, drawn.at) }
    }
  return all
}

/** The map with its lanes. */
export function rolledLand(setup: Pick<Setup, 'settings' | 'seats'>, dice: Dice): Land {
  const worlds = withEnough(worldsIn(MAP, dice, 'land'), leastOfEach(setup), dice)
  const lanes = lanesBy({ worlds, lanes: [] }, dice.at('lane'))
  const land: Land = { worlds, lanes }
  const hubs = worldsOf(land).filter(({ resource }) => resource === 'hub')
  const grown = hubs.map((hub): readonly [HexAddress, World] => {
    const linked = linkedTo(land, hub.at).length // CR-2.7
    return [hub.at, { ...hub, linked, base: hub.base + linked }]
  })
  return { worlds: { ...worlds, ...Object.fromEntries(grown) }, lanes }
}

/** The secret rolls of the umpire: the margin (CR-1.1a) and all attitudes (CR-1.6a). No public die moves by it (CR-X.2). */
export function rolledSecrets(land: Land, dice: Dice): Pick<UmpireSecret, 'margin' | 'attitudes'> {
  const margin = worldsIn(MARGIN_HEXES, dice, 'margin')
  const all = [...worldsOf(land).map(({ at }) => at), ...MARGIN_HEXES.filter((at) => margin[at])]
  const attitudes = Object.fromEntries(all.map((at) => [at, die(dice.at('attitude').at(at), 6, `attitude of ${at}`)]))
  return { margin, attitudes }
}
