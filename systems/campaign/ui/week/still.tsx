// The list above the seal: what the book may have forgotten. Each part leads to its form.
import { Rule } from '@admiralty/game-ui/panel'
import { useEffect, useState } from 'react'
import { turnedTo } from '../../src/words/book/edits.ts'
import type { WeekEditorProps } from './editor-props.ts'
import { type BookForm, formId, remindersOf } from './reminders.ts'

/** Opens the folds around a form, shows it and gives it the focus. */
function enter(form: BookForm): void {
  const found = document.getElementById(formId(form))
  for (let fold = found?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true
  found?.focus({ preventScroll: true })
  found?.scrollIntoView({ block: 'center' })
}
/** Nothing if nothing is forgotten. */
export function Still(props: WeekEditorProps) {
  const { draft, onDraft } = props
  const [wanted, setWanted] = useState<BookForm | null>(null)
  useEffect(() => {
    if (wanted) enter(wanted)
  }, [wanted])
  const reminders = remindersOf(props)
  if (reminders.length === 0) return null
  return (
    <section className="cp-still" aria-label="Before you seal">
      <ul>
        {reminders.map(({ key, rule, text, forms }) => (
          <li key={key} className={key === 'refused' ? 'refused' : ''}>
            <span>{text}:</span>
            {forms.map(({ page, about, title }) => (
              <button
                key={`${page} ${about}`}
                type="button"
                className="linkish"
                onClick={() => {
                  onDraft(turnedTo(draft, page, about))
                  setWanted({ page, about })
                }}
              >
                {title}
              </button>
            ))}
            <Rule id={rule} />
          </li>
        ))}
      </ul>
    </section>
  )
}
