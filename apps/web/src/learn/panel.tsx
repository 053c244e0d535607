// The panel of a lesson: a title, text with links to map and rule book, hints one after another, and the verdict on an answer.
import type { Judgement } from '@admiralty/lessons'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { RuleLink } from '../parts/rule.tsx'
import { sentence } from '../parts/sentence.ts'
import { Rich } from './rich.tsx'

interface PanelProps {
  /** The line above the title: 'Moving and turning' or 'move 3 of 10' */
  readonly over: string
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}
export function Panel({ over, title, text, children }: PanelProps) {
  return (
    <section className="lesson" aria-label="Lesson">
      <p className="over">{over}</p>
      <h2>{title}</h2>
      {text !== '' && (
        <p className="words">
          <Rich text={text} />
        </p>
      )}
      {children}
    </section>
  )
}

interface HintsProps {
  readonly hints: readonly string[]
  /** Points at the choice, after the last hint; null if there is no choice to point at. */
  readonly onShow: (() => void) | null
}
export function Hints({ hints, onShow }: HintsProps) {
  const [given, setGiven] = useState(0)
  const left = hints.length - given
  return (
    <div className="hints">
      {hints.slice(0, given).map((hint) => (
        <p key={hint} className="words hint">
          <Rich text={hint} />
        </p>
      ))}
      {left > 0 && (
        <button type="button" className="btn" onClick={() => setGiven(given + 1)}>
          {given === 0 ? 'Hint' : 'Another hint'}
        </button>
      )}
      {left === 0 && onShow && (
        <button type="button" className="btn" onClick={onShow}>
          Show me
        </button>
      )}
    </div>
  )
}

interface VerdictNoteProps {
  readonly verdict: Judgement
  /** 'Not quite.' */
  readonly head: string
  /** The number of answers so far. A new answer is scrolled into view. */
  readonly count: number
}
export function VerdictNote({ verdict: { right, says, rules, figure }, head, count }: VerdictNoteProps) {
  const note = useRef<HTMLDivElement>(null)
  // Runs for each answer.
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'nearest' })
  }, [count])
  return (
    <div ref={note} className={right ? 'said right' : 'said refuse'} role={right ? 'status' : 'alert'}>
      <p>
        <b>{head}</b> {says !== '' && <Rich text={sentence(says)} />}
      </p>
      {figure !== null && figure !== '' && <p className="calculation">Calculation: {figure}.</p>}
      <p className="by">
        {rules.map((rule) => (
          <RuleLink key={rule} rule={rule} />
        ))}
      </p>
    </div>
  )
}
