// Cover art for the list of games. Loaded without the rules and without the screen.
import type { ReactNode } from 'react'

/** The cover of a game in the list of games. */
export interface Cover {
  /** Background and ink: one of the cover colours that the application defines. */
  readonly color: 1 | 5
  /** SVG elements for a view box of 216 × 300, drawn over a grid of hexes. */
  Art(): ReactNode
}
