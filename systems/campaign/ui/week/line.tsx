// A line of the order book that opens its editor.
import type { ReactNode } from 'react'
import { type BookForm, formId } from './reminders.ts'

interface LineProps {
  readonly form: BookForm
  readonly name: ReactNode
  readonly text: string
  readonly aside: ReactNode
  readonly isOpen: boolean
  onToggle(): void
  readonly children: ReactNode
}
/** A line that opens its editor. */
export const Line = ({ form, name, text, aside, isOpen, onToggle, children }: LineProps) => (
  <li className={isOpen ? 'cp-line on' : 'cp-line'}>
    <button type="button" id={formId(form)} className="cp-line-head" aria-expanded={isOpen} onClick={onToggle}>
      <b>{name}</b>
      <span>{text}</span>
      <span className="cp-line-aside">{aside}</span>
    </button>
    {isOpen && children}
  </li>
)
