// The blast of a torpedo: the ships that it hits, and other torpedoes that it sets off.
import { type Explained, explained, when } from '@admiralty/kernel'
import { type Direction, distance } from '@admiralty/space'
import type { OuterSection } from '../../data/tables.ts'
import { type AttackLine, lineOfAttack, type Obstacles } from '../line/line.ts'
import type { Ship, Table, Torpedo } from '../state.ts'
import { flying, torpedoesOf } from '../table.ts'
import { type AttackTarget, sectionsAt } from './layers.ts'
import { hexOf, isSolid } from './targets.ts'

/** SF-LOA-09: a blast is stopped by planets and moons only. */
export const blastObstacles = (table: Table): Obstacles => ({ blocks: (hex) => isSolid(table, hex), dims: () => false })

/** An attack of a blast on one unit. */
export interface BlastHit {
  readonly target: AttackTarget
  readonly id: string
  readonly strength: Explained
  readonly sections: readonly OuterSection[]
  readonly section: OuterSection | null
}

/** SF-TOR-17, SF-HIT-04: the sides of a ship that face the explosion. */
const sidesFacing = (torpedo: Torpedo, ship: Ship, line: AttackLine): readonly Direction[] =>
  line.sides.length > 0 ? line.sides : [torpedo.met[ship.id] ?? torpedo.entry]

/** The attacks of an explosion in their order (SF-TOR-14 to SF-TOR-20). `chosen` are sections at corners, by ship. */
export function blastHits(table: Table, torpedo: Torpedo, chosen: Readonly<Record<string, OuterSection>> = {}): readonly BlastHit[] {
  const obstacles = blastObstacles(table)
  const hits = [
    // SF-TOR-21, SF-TEAM-06: ships that are left, of every side.
    ...flying(table).map((ship) => ({ kind: 'ship', ship, id: ship.id }) as const),
    ...torpedoesOf(table)
      .filter(({ id }) => id !== torpedo.id)
      .map((other) => ({ kind: 'torpedo', torpedo: other, id: other.id }) as const),
  ].flatMap((target) => {
    const far = distance(torpedo.hex, hexOf(target))
    if (far >= torpedo.warhead) return []
    const line = lineOfAttack(torpedo.hex, hexOf(target), obstacles)
    if (line.blockedBy.length > 0) return [] // SF-TOR-16
    const sections = target.kind === 'ship' ? sectionsAt(target.ship, sidesFacing(torpedo, target.ship, line)) : []
    const strength = explained(['warhead', torpedo.warhead, 'SF-TOR-03'], when(far > 0, 'distance', -far, 'SF-TOR-15'))
    // SF-TOR-18: an attack of its own for each target
    return [{ target, id: target.id, far, strength, sections, section: chosen[target.id] ?? sections[0] ?? null }]
  })
  const isTorpedo = ({ target }: BlastHit): number => Number(target.kind === 'torpedo')
  return hits.toSorted((a, b) => a.far - b.far || isTorpedo(a) - isTorpedo(b) || byId(a.id, b.id))
}

/** The units that torpedoes in a blast may attack if they explode too, each with the first attack that reaches it (SF-TOR-19). */
export function chainHits(table: Table, torpedo: Torpedo, chosen: Readonly<Record<string, OuterSection>> = {}): readonly BlastHit[] {
  const first = blastHits(table, torpedo, chosen)
  const found = new Map(first.map((hit) => [hit.id, hit]))
  for (const { target } of found.values()) {
    if (target.kind !== 'torpedo') continue
    for (const hit of blastHits(table, target.torpedo)) if (!found.has(hit.id) && hit.id !== torpedo.id) found.set(hit.id, hit)
  }
  return [...found.values()].slice(first.length)
}

/** Ids with numbers in their numeric order: t9 before t10. */
const byId = (a: string, b: string): number => a.length - b.length || a.localeCompare(b, 'en')
