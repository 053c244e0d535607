// A link in a text field, with a Copy button.
import { useState } from 'react'
import './copy-link.css'

interface CopyLinkProps {
  readonly address: string
  /** Name of the text field. */
  readonly label: string
}

export function CopyLink({ address, label }: CopyLinkProps) {
  const [copied, setCopied] = useState<{ readonly address: string; readonly done: boolean } | null>(null)
  const now = copied?.address === address ? copied : null
  const copy = () =>
    // Browsers have no clipboard without a secure connection.
    (navigator.clipboard ? navigator.clipboard.writeText(address) : Promise.reject(new Error('no clipboard'))).then(
      () => setCopied({ address, done: true }),
      () => setCopied({ address, done: false }),
    )
  return (
    <div className="copy-link">
      <input className="in" readOnly value={address} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" className="btn" onClick={() => void copy()}>
        {now?.done ? 'Copied' : 'Copy'}
      </button>
      {now?.done === false && <span className="bad">The browser does not allow copying. Select the link and copy it yourself.</span>}
    </div>
  )
}
