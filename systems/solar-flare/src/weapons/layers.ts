// A target, its layers and the sections that a shot may hit.
import type { Explained } from '@admiralty/kernel'
import type { Direction } from '@admiralty/space'
import { type OuterSection, TORPEDO } from '../../data/tables.ts'
import type { Layers } from '../damage/damage.ts'
import { type AttackLine, sectionAt } from '../line/line.ts'
import type { Ship, Torpedo } from '../state.ts'
import { type ComponentNow, integrityAt, shieldOf } from '../table.ts'

/** A ship or torpedo on the board. */
export type AttackTarget = { readonly kind: 'ship'; readonly ship: Ship } | { readonly kind: 'torpedo'; readonly torpedo: Torpedo }

/** SF-DMG-03, SF-DMG-07, SF-TOR-12: the layers that an attack meets; `section` is null for a torpedo, which has one layer (SF-HIT-03). */
export function layersAt(target: AttackTarget, section: OuterSection | null): Layers {
  if (target.kind === 'torpedo' || section === null) return { shield: 0, armour: TORPEDO.integrity, core: 0 }
  const { ship } = target
  return { shield: shieldOf(ship, section)?.charge ?? 0, armour: integrityAt(ship, section), core: integrityAt(ship, 0) }
}

/** A shot of a beam as it would be resolved: preview and verdict. */
export interface BeamShot {
  readonly ship: Ship
  readonly beam: ComponentNow
  readonly target: AttackTarget
  readonly line: AttackLine
  /** Dice of the attack; 0 or less for none (SF-LOA-11). */
  readonly strength: Explained
  /** Sections that the attacker may choose from, the best first; empty for a torpedo. */
  readonly sections: readonly OuterSection[]
  readonly section: OuterSection | null
}

/** SF-HIT-01, SF-HIT-02: the sections behind these sides, the best for the attacker first. */
export function sectionsAt(ship: Ship, sides: readonly Direction[]): readonly OuterSection[] {
  const strength = (section: OuterSection): number => (shieldOf(ship, section)?.charge ?? 0) + integrityAt(ship, section)
  return sides.map((side) => sectionAt(ship.facing, side)).toSorted((a, b) => strength(a) - strength(b) || a - b)
}
