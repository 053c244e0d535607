// An address to be copied: as text that can be read and marked, and with a button.
import { useState } from 'react'
import './copy-link.css'

interface CopyLinkProps {
  readonly address: string
  /** What it leads to. */
  readonly label: string
}

export function CopyLink({ address, label }: CopyLinkProps) {
  const [copied, setCopied] = useState<{ readonly address: string; readonly done: boolean } | null>(null)
  const now = copied?.address === address ? copied : null
  const copy = () =>
    // Without a secure connection a browser has no clipboard at all.
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
      {now?.done === false && <span className="bad">The browser does not let us copy; mark the link and copy it by hand.</span>}
    </div>
  )
}
