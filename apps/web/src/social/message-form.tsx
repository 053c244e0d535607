// Sends a line of text or a quick message to the other players.
import { SIGNALS } from '@admiralty/protocol'
import { type FormEvent, useState } from 'react'
import { type Signal, sendMessage, sendSignal } from '../api/social.ts'
import { RefusalNote } from '../parts/refusal.tsx'
import { SIGNAL_TEXTS } from './texts.ts'
import { useMatchAction } from './use-match-action.ts'

/** The limit of the server, in characters. */
const MAX_LENGTH = 200

export function MessageForm({ match, as }: { readonly match: string; readonly as: string }) {
  const [typed, setTyped] = useState('')
  const words = useMatchAction(
    match,
    (text: string) => sendMessage(match, as, text),
    () => setTyped(''),
  )
  const signals = useMatchAction(match, (what: Signal) => sendSignal(match, as, what))
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
          maxLength={MAX_LENGTH}
          placeholder="Message to the other players"
          aria-label="Message to the other players"
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className="btn" disabled={text === '' || words.busy}>
          Send
        </button>
      </form>
      <details className="signals">
        <summary>Quick messages</summary>
        <div className="signal-row">
          {SIGNALS.map((one) => (
            <button key={one} type="button" className="btn" disabled={signals.busy} onClick={() => signals.run(one)}>
              {SIGNAL_TEXTS[one]}
            </button>
          ))}
        </div>
      </details>
      {refused && <RefusalNote refused={refused} />}
    </>
  )
}
