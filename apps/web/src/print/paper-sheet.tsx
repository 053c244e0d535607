// Sheets of paper at their printed size, with credits and title at the foot.
import { type LeafProps, PrintSheets } from '@admiralty/game-ui'
import { createContext, useContext } from 'react'

/** Credits at the foot of each sheet. */
export const Credits = createContext('')

export const PaperSheet = (props: LeafProps) => <PrintSheets {...props} Sheet={Sheet} />

function Sheet({ title, children }: LeafProps) {
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
