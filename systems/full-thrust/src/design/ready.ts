// The ready-made ships with their types.
import { SHIPS } from '../../data/ships.ts'
import type { Design } from './design.ts'

/** A line that describes the ship, and its design. */
interface ReadyDesign {
  readonly line: string
  readonly design: Design
}
export const READY: readonly ReadyDesign[] = SHIPS
/** The ready-made design of this name; undefined if there is none. */
export const readyDesign = (name: string): Design | undefined => READY.find(({ design }) => design.name === name)?.design
