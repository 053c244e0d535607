// Sizes and silhouettes of ships.
import type { Design } from '../src/design/design.ts'

/** Ships of about one size: their classes, the heading of their group, and their silhouette. */
export const SIZES = {
  small: { classes: ['CT', 'SC'], title: 'Corvettes and scouts', symbol: 'scout' },
  escorts: { classes: ['DD', 'FF'], title: 'Destroyers and frigates', symbol: 'destroyer' },
  cruisers: { classes: ['CA', 'CL'], title: 'Cruisers', symbol: 'cruiser' },
  'battle line': { classes: ['BB', 'BC'], title: 'Battleships and battlecruisers', symbol: 'battleship' },
  giants: { classes: ['DN', 'SD'], title: 'Dreadnoughts and larger', symbol: 'leviathan' },
  others: { classes: [], title: 'Bases, auxiliaries and civilians', symbol: 'freighter' },
} as const satisfies Readonly<Record<string, { readonly classes: readonly string[]; readonly title: string; readonly symbol: string }>>
export type Size = keyof typeof SIZES
export const SIZE_NAMES = Object.keys(SIZES) as readonly Size[] // exactly the keys of SIZES
type Classed = Pick<Design, 'hull' | 'kind' | 'base'>
export const sizeOf = ({ hull, kind, base }: Classed): Size =>
  base || kind !== 'warship' ? 'others' : (SIZE_NAMES.find((size) => SIZES[size].classes.some((one) => one === hull)) ?? 'giants')
/** The silhouette for a design. For a disguised ship, callers pass the public design. */
export const symbolOf = (design: Classed): string =>
  design.base || design.hull.startsWith('BS') ? 'station' : SIZES[sizeOf(design)].symbol
