// A link to a clause. In a game it opens the drawer, elsewhere the rule book.
import { createContext, type MouseEvent, useContext } from 'react'
import { ruleHref } from '../api/queries.ts'

interface Book {
  readonly system: string
  /** Null: follow the link to the book's own page. */
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
    <a className="rule" href={ruleHref(system, rule)} onClick={follow}>
      {rule}
    </a>
  )
}
