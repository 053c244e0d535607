// Answers that go nowhere: a lesson judges them here. Holds the draft of the question it belongs to.
import { useState } from 'react'
import type { Answers } from '../table/use-answers.ts'

export function useLocalAnswers(question: string, onOrder: (order: unknown) => void): Answers {
  const [held, setHeld] = useState<{ readonly question: string; readonly draft: unknown }>({ question, draft: null })
  const draft = held.question === question ? held.draft : null
  const write = (next: unknown) => setHeld({ question, draft: next })
  const order = (given: unknown) => {
    write(null)
    onOrder(given)
  }
  return {
    draft,
    refused: null,
    busy: false,
    given: false,
    unsent: null,
    order,
    write,
    clear: () => write(null),
    pick: ({ then }) => (then.kind === 'order' ? order(then.order) : write(then.draft)),
    again: () => undefined,
    takeBack: () => undefined,
  }
}
