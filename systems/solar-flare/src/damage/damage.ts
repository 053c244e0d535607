// The damage of one attack: dice against layers, from outside to the core, and its exact chances.
import { capped, chanceAtLeast, type Distribution, map, times, weighted } from '@admiralty/kernel'
import { ARMOUR_DEFENCE } from '../../data/tables.ts'

/** The layers of a ship on one side, from outside to inside (SF-DMG-06). A torpedo has a core only. */
const LAYERS = ['shield', 'armour', 'core'] as const
/** Points by layer: as they are before an attack, or as an attack takes them away. */
export interface Layers {
  /** Charge of the shield; 0 without one (SF-DMG-07). */
  readonly shield: number
  /** Integrity of the section; 0 if it is lost (SF-DMG-08). */
  readonly armour: number
  readonly core: number
}

/** The points that an attack takes from each layer. The faces may be in any order; the weakest die is used first (SF-DMG-05). */
export function damage(layers: Layers, faces: readonly number[]): Layers {
  const taken = { shield: 0, armour: 0, core: 0 }
  let dice = [...faces].sort((a, b) => a - b)
  for (const layer of LAYERS) {
    const points = layers[layer]
    const defence = layer === 'shield' ? points : ARMOUR_DEFENCE // SF-DMG-03, SF-DMG-04: the charge before the attack
    dice = dice.filter((face) => face >= defence) // SF-DMG-02
    taken[layer] = Math.min(points, dice.length)
    dice = dice.slice(points)
  }
  return taken
}

/** Each face with whether it takes a point, as long as there are points. Any die meets a shield of charge 1, and the weakest is used (SF-DMG-05). */
export function hitsAmong(faces: readonly number[], shield: number): readonly (readonly [face: number, hits: boolean])[] {
  const least = Math.max(shield, ARMOUR_DEFENCE)
  const weakest = shield === 1 ? faces.indexOf(Math.min(...faces)) : -1
  return faces.map((face, index) => [face, face >= least || index === weakest])
}

/** The chances of the points that an attack of a strength takes in all. `layersOf` says which layers lose them. */
export function damageChances(layers: Layers, strength: number): Distribution {
  const { shield } = layers
  const chance = chanceAtLeast(Math.max(shield, ARMOUR_DEFENCE), 6)
  const hits = times(
    Math.max(0, strength),
    weighted([
      [0, 1 - chance],
      [1, chance],
    ]),
  )
  // A shield of charge 1 is met by any die. The one that armour would stop is used, if there is one.
  const points = shield === 1 && strength > 0 ? map(hits, (strong) => 1 + Math.min(strong, strength - 1)) : hits
  return capped(points, shield + layers.armour + layers.core)
}
/** Points of damage by layer: a layer loses some only when the one before is at 0 (SF-DMG-06). */
export function layersOf(layers: Layers, points: number): Layers {
  const shield = Math.min(layers.shield, points)
  const armour = Math.min(layers.armour, points - shield)
  return { shield, armour, core: Math.min(layers.core, points - shield - armour) }
}
