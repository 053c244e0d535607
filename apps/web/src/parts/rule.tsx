// A link to a clause. In a match it opens a drawer, elsewhere the page of the rule book.
import { createContext, type MouseEvent, useContext } from 'react'
import { ruleHref } from '../api/queries.ts'

/** The rule book that links on this page lead to. */
interface Book {
  readonly system: string
  /** Opens the drawer at a clause; null if links lead to the page of the rule book. */
  readonly open: ((rule: string) => void) | null
}
export const BookContext = createContext<Book>({ system: '', open: null })

export function RuleLink({ rule }: { readonly rule: string }) {
  const { system, open } = useContext(BookContext)
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
