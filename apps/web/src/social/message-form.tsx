// Sends a message or a quick message to the other players.
import { SIGNALS } from '@admiralty/protocol'
import { type FormEvent, useState } from 'react'
import { type Signal, sendMessage, sendSignal } from '../api/social.ts'
import { SIGNAL_TEXTS } from '../match-view/texts.ts'
import { RefusalNote } from '../parts/refusal.tsx'
import { useMatchAction } from '../parts/use-match-action.ts'

/** The limit of the server, in characters. */
const MAX_LENGTH = 200

export function MessageForm({ match, as }: { readonly match: string; readonly as: string }) {
  const [typed, setTyped] = useState('')
  const messages = useMatchAction(
    match,
    (text: string) => sendMessage(match, as, text),
    () => setTyped(''),
  )
  const signals = useMatchAction(match, (signal: Signal) => sendSignal(match, as, signal))
  const text = typed.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text !== '' && !messages.busy) messages.run(text)
  }
  const refused = messages.refused ?? signals.refused
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
        <button type="submit" className="btn" disabled={text === '' || messages.busy}>
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
