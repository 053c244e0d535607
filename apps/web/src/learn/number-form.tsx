// The form for an answer that is a number.
import { useKeys } from '@admiralty/board'
import { type FormEvent, useState } from 'react'

interface NumberFormProps {
  /** 'hex-sides' */
  readonly unit: string
  onAnswer(value: number): void
}
export function NumberForm({ unit, onAnswer }: NumberFormProps) {
  const [typed, setTyped] = useState('')
  const value = Number(typed)
  const ready = typed.trim() !== '' && Number.isFinite(value)
  const answer = () => ready && onAnswer(value)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    answer()
  }
  useKeys({ title: 'Your answer', bindings: [{ keys: ['Enter'], does: 'Answer', run: answer }] })
  return (
    <form className="number-answer" aria-label="Your answer" onSubmit={submit}>
      <label>
        <input className="in" inputMode="numeric" autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />
        <span>{unit}</span>
      </label>
      <button type="submit" className="btn go" disabled={!ready}>
        Answer <kbd>⏎</kbd>
      </button>
    </form>
  )
}
