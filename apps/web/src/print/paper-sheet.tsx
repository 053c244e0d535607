// A sheet of paper: as large as it will be printed, with a foot that says what it is and whose game it is from.
import type { LeafProps } from '@admiralty/game-ui'
import { createContext, useContext } from 'react'

/** Who is to be thanked, at the foot of each sheet. */
export const Credits = createContext('')

export function PaperSheet({ title, children }: LeafProps) {
  const credits = useContext(Credits)
  return (
    <section className="paper-sheet" aria-label={title}>
      {children}
      <footer className="paper-sheet-foot">
        <span>{credits}</span>
        <span>{title}</span>
      </footer>
    </section>
  )
}
