// Silhouettes of this game.
import type { Design } from '../src/design/design.ts'

/** Levels of main engines from which a ship looks fast. */
const FAST = 8
/** The silhouette of a ship, by its main engines. */
export function symbolOf({ components }: Design): string {
  const engines = components.reduce((sum, { kind, level }) => sum + (kind === 'engine' ? level : 0), 0)
  return engines === 0 ? 'station' : engines >= FAST ? 'destroyer' : 'battleship'
}
