// A link to a clause. In a match it opens a drawer, elsewhere the page of the rule book.
import { OpenRule } from '@admiralty/game-ui'
import { createContext, type MouseEvent, type ReactNode, useContext } from 'react'
import { ruleHref } from '../api/queries.ts'

const SystemContext = createContext('')

interface BookProps {
  readonly system: string
  /** Opens the drawer at a clause; null if links lead to the page of the rule book. */
  readonly open: ((rule: string) => void) | null
  readonly children: ReactNode
}
/** Everything inside leads to the rule book of this game. */
export const Book = ({ system, open, children }: BookProps) => (
  <SystemContext value={system}>
    <OpenRule value={open}>{children}</OpenRule>
  </SystemContext>
)

export function RuleLink({ rule }: { readonly rule: string }) {
  const [system, open] = [useContext(SystemContext), useContext(OpenRule)]
  const follow = (event: MouseEvent) => {
    if (!open || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    open(rule)
  }
  return (
    <a className="rule" data-clause={rule} href={ruleHref(system, rule)} onClick={follow}>
      {rule}
    </a>
  )
}
