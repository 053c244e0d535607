// The log lines since this seat last looked.
import { plural } from '@admiralty/kernel'
import { LineParts } from './line.tsx'
import type { ObservedLogEntry } from './observed-match.ts'

export interface CatchUpState {
  /** Lines of the log. Empty after `close`. */
  readonly entries: readonly ObservedLogEntry[]
  /** Whether there are missed entries that the log does not cover yet. */
  readonly more: boolean
  close(): void
}

const FEW = 9

export function CatchUp({ entries, more, close }: CatchUpState) {
  const shown = entries.slice(-FEW)
  return (
    <aside className="pop missed" aria-label="Since you last looked">
      <div className="ttl">
        <span>Since you last looked</span>
        <button type="button" className="iconbtn tap" aria-label="Close" onClick={close}>
          <svg width="14" height="14" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3.500 3.500l9 9M12.500 3.500l-9 9" />
          </svg>
        </button>
      </div>
      <ol>
        {shown.map(({ key, line }) => (
          <li key={key} className={line.weight}>
            <LineParts line={line} />
          </li>
        ))}
      </ol>
      {more && <p className="dim">more in the log</p>}
      {!more && entries.length > shown.length && <p className="dim">{plural(entries.length - shown.length, 'earlier line')} in the log</p>}
    </aside>
  )
}
