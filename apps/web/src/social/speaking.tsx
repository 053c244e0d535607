// A word across the table: one line of text, or one of the signals.
import { SIGNALS } from '@admiralty/protocol'
import { type FormEvent, useState } from 'react'
import { type Signal, say, signal } from '../api/company.ts'
import { RefusalNote } from '../parts/refusal.tsx'
import { useDoing } from './use-doing.ts'
import { SIGNAL_WORDS } from './words.ts'

/** As much as the server takes. */
const MOST = 200

export function Speaking({ match, as }: { readonly match: string; readonly as: string }) {
  const [typed, setTyped] = useState('')
  const words = useDoing(
    match,
    (text: string) => say(match, as, text),
    () => setTyped(''),
  )
  const signals = useDoing(match, (what: Signal) => signal(match, as, what))
  const text = typed.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text !== '' && !words.busy) words.run(text)
  }
  const refused = words.refused ?? signals.refused
  return (
    <>
      <form className="speak" onSubmit={submit}>
        <input
          className="in"
          value={typed}
          maxLength={MOST}
          placeholder="A word across the table"
          aria-label="A word across the table"
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className="btn" disabled={text === '' || words.busy}>
          Say
        </button>
      </form>
      <details className="signals">
        <summary>Signals</summary>
        <div className="signal-row">
          {SIGNALS.map((one) => (
            <button key={one} type="button" className="btn" disabled={signals.busy} onClick={() => signals.run(one)}>
              {SIGNAL_WORDS[one]}
            </button>
          ))}
        </div>
      </details>
      {refused && <RefusalNote refused={refused} />}
    </>
  )
}
