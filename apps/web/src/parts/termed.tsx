// A text of a game whose terms explain themselves on hover and on a long press, and where it is no button on focus too.
import { InOrder } from '@admiralty/board'
import type { Term } from '@admiralty/kernel'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
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
export const Termed = ({ text }: TermedProps) => (
  <InOrder of={termParts(text, useContext(Terms))}>
    {({ text: piece, means }) =>
      means === null ? (
        piece
      ) : (
        <span className="term" data-tip={means}>
          {piece}
        </span>
      )
    }
  </InOrder>
)

/** In a sentence: the first place of each term takes the focus. */
export function TermedSentence({ text }: TermedProps) {
  const parts = termParts(text, useContext(Terms))
  return (
    <InOrder of={parts}>
      {({ text: piece, means }, index) => {
        if (means === null) return piece
        const isFirst = parts.findIndex((part) => part.means === means) === index
        return (
          <dfn className="term" data-tip={means} tabIndex={isFirst ? 0 : undefined}>
            {piece}
          </dfn>
        )
      }}
    </InOrder>
  )
}
