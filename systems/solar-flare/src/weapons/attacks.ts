// Resolving attacks: dice, layers, the queue of explosions, and the end of sides and of the match.
import type { Explained } from '@admiralty/kernel'
import type { OuterSection } from '../../data/tables.ts'
import type { Context } from '../chapter.ts'
import { damage } from '../damage/damage.ts'
import type { Torpedo } from '../state.ts'
import { shipsOfSide, sidesOf, torpedoesOf } from '../table.ts'
import { blastHits } from './blasts.ts'
import { type AttackTarget, layersAt } from './layers.ts'
import { conclude } from './victory.ts'

interface Attack {
  readonly target: AttackTarget
  readonly section: OuterSection | null
  readonly strength: Explained
  readonly cause: 'beam' | 'blast' | 'asteroids'
  /** The ship or torpedo that attacks; null for asteroids. */
  readonly by: string | null
}
/** A torpedo that explodes: off the board already, with the sections that its owner chose. */
interface Explosion {
  readonly torpedo: Torpedo
  readonly by: string | null
  readonly sections: Readonly<Record<string, OuterSection>>
}

/** SF-DMG-01, SF-DIE-01, SF-DIE-02, SF-BEM-04: rolls all dice of one attack at once; nothing has to hit first. Returns the torpedo that it sets off. An attack without strength rolls nothing (SF-LOA-11). */
function attack(ctx: Context, { target, section, strength, cause, by }: Attack): Torpedo | undefined {
  const id = target.kind === 'ship' ? target.ship.id : target.torpedo.id
  const faces = strength.total > 0 ? ctx.dice.roll(strength.total, 6, `${cause} against ${id}`) : []
  const layers = layersAt(target, section)
  const taken = damage(layers, faces)
  if (target.kind === 'torpedo') {
    const destroyed = taken.armour > 0
    ctx.emit({ type: 'torpedoAttacked', torpedo: id, by, cause, strength, faces, destroyed })
    return destroyed ? target.torpedo : undefined
  }
  if (section === null) throw new Error(`no section of ${id} is hit`)
  const sectionLost = layers.armour > 0 && taken.armour === layers.armour
  const destroyed = taken.core === layers.core
  ctx.emit({ type: 'shipAttacked', ship: id, by, cause, section, strength, faces, ...taken, sectionLost, destroyed })
  return undefined
}

/** SF-TOR-13, SF-TOR-19: explosions one after the other, first in, first out. Then sides without ships are out (SF-TOR-22, SF-TOR-23). */
function explode(ctx: Context, first: readonly Explosion[]): void {
  const queue = [...first]
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { torpedo, by, sections } = next
    ctx.emit({ type: 'torpedoExploded', torpedo, by })
    for (const { target, section, strength } of blastHits(ctx.state, torpedo, sections)) {
      const lost = attack(ctx, { target, section, strength, cause: 'blast', by: torpedo.id })
      if (lost) queue.push({ torpedo: lost, by: torpedo.id, sections: {} })
    }
  }
  removeSides(ctx)
}
function removeSides(ctx: Context): void {
  for (const side of sidesOf(ctx.state)) {
    if (ctx.state.out.includes(side) || shipsOfSide(ctx.state, side).length > 0) continue
    const torpedoes = torpedoesOf(ctx.state).filter((torpedo) => torpedo.side === side)
    ctx.emit({ type: 'sideOut', side, torpedoes: torpedoes.map(({ id }) => id) })
  }
  conclude(ctx)
}

/** Carries out an attack with all that follows from it. */
export function carryOut(ctx: Context, attacking: Attack): void {
  const lost = attack(ctx, attacking)
  explode(ctx, lost ? [{ torpedo: lost, by: attacking.by, sections: {} }] : [])
}
/** SF-TOR-11: a torpedo set off by its owner. */
export const detonate = (ctx: Context, torpedo: Torpedo, sections: Explosion['sections']): void =>
  explode(ctx, [{ torpedo, by: null, sections }])
