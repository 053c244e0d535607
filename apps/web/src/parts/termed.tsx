// A text of a game whose terms explain themselves on hover and on a long press, and where it is no button on focus too.
import type { Term } from '@admiralty/kernel'
import { createContext, Fragment, type ReactNode, useContext, useMemo } from 'react'
import { termParts } from './term-parts.ts'

/** The terms of the game on the screen. */
export const Terms = createContext<readonly Term[]>([])

interface WithoutTermsProps {
  /** Texts beside the children that explain their terms already. */
  readonly of: readonly string[]
  readonly children: ReactNode
}
/** Leaves the terms of some texts unmarked in its children, so that a word is not underlined in every row of a list. */
export function WithoutTerms({ of: texts, children }: WithoutTermsProps) {
  const terms = useContext(Terms)
  const whole = texts.join('\n')
  const others = useMemo(() => {
    const explained = new Set(termParts(whole, terms).map(({ means }) => means))
    return terms.filter(({ means }) => !explained.has(means))
  }, [terms, whole])
  return <Terms value={others}>{children}</Terms>
}

interface TermedProps {
  readonly text: string
}
/** Inside a button or a line of the log: the terms take no focus of their own. */
export const Termed = ({ text }: TermedProps) =>
  termParts(text, useContext(Terms)).map(({ text: piece, means }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their order
    if (means === null) return <Fragment key={index}>{piece}</Fragment>
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <span key={index} className="term" data-tip={means}>
        {piece}
      </span>
    )
  })

/** In a sentence: the first place of each term takes the focus. */
export function TermedSentence({ text }: TermedProps) {
  const parts = termParts(text, useContext(Terms))
  return parts.map(({ text: piece, means }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their order
    if (means === null) return <Fragment key={index}>{piece}</Fragment>
    const isFirst = parts.findIndex((part) => part.means === means) === index
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <dfn key={index} className="term" data-tip={means} tabIndex={isFirst ? 0 : undefined}>
        {piece}
      </dfn>
    )
  })
}
