// A button for something that cannot be taken back: it asks once more and says what happens.
import { type ReactNode, useState } from 'react'
import { focusAtOnce } from '../parts/focus-at-once.ts'

interface SureButtonProps {
  /** The text of the button. */
  readonly children: string
  /** What happens. */
  readonly consequence: ReactNode
  /** The text of the second button, such as 'Yes, delete my account'. */
  readonly yes: string
  readonly busy: boolean
  onSure(): void
}
export function SureButton({ children, consequence, yes, busy, onSure }: SureButtonProps) {
  // After *No* the focus is back on the button.
  const [stage, setStage] = useState<'untouched' | 'asks' | 'declined'>('untouched')
  if (stage !== 'asks')
    return (
      <button
        type="button"
        className="btn"
        disabled={busy}
        ref={stage === 'declined' ? focusAtOnce : null}
        onClick={() => setStage('asks')}
      >
        {children}
      </button>
    )
  return (
    <fieldset className="sure" aria-label={children}>
      <p>{consequence}</p>
      <div className="alts">
        <button type="button" className="btn" ref={focusAtOnce} onClick={() => setStage('declined')}>
          No
        </button>
        <button type="button" className="btn" disabled={busy} onClick={onSure}>
          {yes}
        </button>
      </div>
    </fieldset>
  )
}

/** The message of a failed action. */
export const FailureNote = ({ error }: { readonly error: Error | null }) =>
  error && (
    <p className="bad" role="alert">
      {error.message}
    </p>
  )
