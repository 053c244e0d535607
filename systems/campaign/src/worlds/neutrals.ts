// W8: attacks on neutral worlds.
import { type Dice, die } from '@admiralty/kernel'
import { shipsAfterHits } from '../battles/abstract.ts'
import { type Leaver, placeLeavers } from '../battles/leaving.ts'
import type { Context } from '../chapter.ts'
import { worldAt, worldsOf } from '../land/geometry.ts'
import type { World } from '../land/world.ts'
import { umpireOf } from '../lookup.ts'
import type { HexAddress } from '../shapes.ts'
import { neutralDefence } from '../start/neutrals.ts'
import type { BattleGame } from '../tactics-port.ts'
import { attackModifier, attackResult, defenceAgainst, hitsOfRepulse, leftAfter } from './attack-table.ts'
import { bookAttackers } from './book-attackers.ts'
import { drivenOff, type Party, partiesOf } from './parties.ts'
import { tasksOf } from './tasks.ts'

/** An attack while it is resolved. */
interface Siege {
  readonly game: BattleGame
  readonly ctx: Context
  readonly at: HexAddress
  readonly party: Party
  readonly dice: Dice
}
const attitudeAt = ({ state }: Context, at: HexAddress): number => umpireOf(state).attitudes[at] ?? 1
const setWorld = ({ ctx, at }: Siege, change: Partial<World>): void =>
  ctx.emit({ type: 'worldsChanged', worlds: [{ ...worldAt(ctx.state.land, at), ...change }] })

/** CR-8.6A: the world surrenders. Income and defence that are left go to the strongest of those who attacked. */
function takeWorld(siege: Siege, face: number): void {
  const { ctx, at, party } = siege
  const world = worldAt(ctx.state.land, at)
  const defence = neutralDefence(ctx.state.setup, world).total
  const owner = party.seats[0] ?? null
  setWorld(siege, { base: leftAfter(face, world.base), pool: leftAfter(face, defence), owner, undecided: [], steps: 0 })
}
interface Attack {
  readonly isOver: boolean
  readonly left: readonly Leaver[]
}
const withNew = <T>(before: readonly T[], more: readonly T[]): readonly T[] => [...new Set([...before, ...more])]
/** CR-8.4a: one attack of a party. */
function attack(siege: Siege): Attack {
  const { game, ctx, at, party, dice } = siege
  const world = worldAt(ctx.state.land, at)
  const attitude = attitudeAt(ctx, at)
  const defence = defenceAgainst(neutralDefence(ctx.state.setup, world).total, attitude)
  const numbers = { at, seats: party.seats, force: party.force, defence }
  const modifier = attackModifier(party.force, defence)
  if (modifier === null) {
    ctx.emit({ type: 'neutralAttacked', ...numbers, face: null, modifier: 0, result: 'tooWeak', aftermath: null })
    return { isOver: false, left: [] }
  }
  const face = die(dice, 6, `attack on ${at}`)
  const result = attackResult(face, modifier, attitude)
  const aftermath = result === 'surrender' ? die(dice, 6, `what is left of ${at}`) : null
  ctx.emit({ type: 'neutralAttacked', ...numbers, face, modifier, result, aftermath })
  setWorld(siege, {
    hostile: withNew(world.hostile, party.seats), // CR-1.6h
    undecided: result === 'undecided' ? withNew(world.undecided, party.seats) : world.undecided,
  }) // CR-8.4d
  const hits = result === 'repelled' ? hitsOfRepulse(world.base, attitude) : 0
  bookAttackers(siege, shipsAfterHits(game, party.ships, hits, dice))
  if (aftermath !== null) takeWorld(siege, aftermath)
  return { isOver: aftermath !== null, left: result === 'repelled' ? drivenOff(game, ctx.state, party) : [] }
}
/** An undecided attack counts for its own week alone (CR-8.4d). */
function forgetAttacks(ctx: Context): void {
  const worlds = worldsOf(ctx.state.land).filter(({ undecided }) => undecided.length > 0)
  if (worlds.length > 0) ctx.emit({ type: 'worldsChanged', worlds: worlds.map((world) => ({ ...world, undecided: [] })) })
}
/** CR-8.4a, CR-8.6A: each attack on a neutral world, in map order. After a surrender the others do not roll. */
export function attackNeutrals(game: BattleGame, ctx: Context): void {
  forgetAttacks(ctx)
  const tasks = tasksOf(ctx.state, 'attack')
  const left: Leaver[] = []
  for (const { at } of worldsOf(ctx.state.land).filter(({ owner }) => owner === null)) {
    const here = tasks.get(at)
    if (!here) continue
    const dice = ctx.dice.at('W8').at(at)
    for (const party of partiesOf(game, ctx.state, here, dice)) {
      const done = attack({ game, ctx, at, party, dice })
      left.push(...done.left)
      if (done.isOver) break
    }
  }
  placeLeavers(ctx, 'worlds', left)
}
