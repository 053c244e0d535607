// Answers in a lesson: they are judged in the page and never sent. Holds the draft of the open question.
import { useState } from 'react'
import type { Answers } from '../match-view/answers.ts'

export function useLocalAnswers(question: string, onOrder: (order: unknown) => void): Answers {
  const [stored, setStored] = useState<{ readonly question: string; readonly draft: unknown }>({ question, draft: null })
  const draft = stored.question === question ? stored.draft : null
  const write = (next: unknown) => setStored({ question, draft: next })
  const order = (chosen: unknown) => {
    write(null)
    onOrder(chosen)
  }
  return {
    draft,
    earlier: [],
    refused: null,
    busy: false,
    given: false,
    saved: false,
    sent: undefined,
    unsent: null,
    order,
    write,
    clear: () => write(null),
    undo: () => undefined,
    pick({ then }) {
      if (then.kind === 'order') order(then.order)
      if (then.kind === 'draft') write(then.draft)
    },
    again: () => undefined,
    takeBack: () => undefined,
    saving: null,
  }
}
