// A part of the order book that is folded up at first, and to which a reminder can lead.
import type { ReactNode } from 'react'
import { type BookForm, formId } from './reminders.ts'

interface BookFoldProps {
  readonly form: BookForm
  readonly title: string
  readonly aside: string
  readonly children: ReactNode
}
export const BookFold = ({ form, title, aside, children }: BookFoldProps) => (
  <details className="gu-fold">
    <summary id={formId(form)}>
      <span>{title}</span>
      <span className="aside">{aside}</span>
    </summary>
    {children}
  </details>
)
