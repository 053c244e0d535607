// The toolbar of the designer: undo, save, library, files, print, play.
import type { ReactNode } from 'react'
import type { Workspace } from './use-workspace.ts'

interface ToolbarProps {
  readonly board: Workspace
  readonly busy: boolean
  /** Number of designs in the library; null until it is loaded. */
  readonly savedCount: number | null
  /** Why no match can start with the design, or null. */
  readonly refusal: string | null
  readonly importButton: ReactNode
  onNew(): void
  onSave(): void
  onSaveAs(): void
  onLibrary(): void
  onExport(): void
  onPrint(): void
  onPlay(): void
}

const ARROW = 'M4 6.500H10.500A3.500 3.500 0 0 1 10.500 13.500H6M6.500 3.500L3.500 6.500L6.500 9.500'
const Arrow = ({ direction }: { readonly direction: 'back' | 'on' }) => (
  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" className={direction}>
    <path d={ARROW} />
  </svg>
)

export function Toolbar(props: ToolbarProps) {
  const { board, busy, savedCount, refusal } = props
  const untouched = board.id === null && !board.unsaved
  return (
    <div className="designer-tools" role="toolbar" aria-label="Design tools">
      <span className="designer-steps">
        <button type="button" className="iconbtn tap" aria-label="Undo" title="Undo, Ctrl+Z" disabled={!board.canUndo} onClick={board.undo}>
          <Arrow direction="back" />
        </button>
        <button
          type="button"
          className="iconbtn tap"
          aria-label="Redo"
          title="Redo, Ctrl+Shift+Z"
          disabled={!board.canRedo}
          onClick={board.redo}
        >
          <Arrow direction="on" />
        </button>
      </span>
      <button type="button" className="btn" disabled={busy || !board.unsaved} onClick={props.onSave}>
        Save
      </button>
      <button type="button" className="btn quiet" disabled={busy || untouched} onClick={props.onSaveAs}>
        Save as
      </button>
      <button type="button" className="btn quiet" onClick={props.onLibrary}>
        Library{savedCount === null ? '' : ` (${savedCount})`}
      </button>
      <button type="button" className="btn quiet" onClick={props.onNew}>
        New
      </button>
      {props.importButton}
      <button type="button" className="btn quiet" disabled={untouched} onClick={props.onExport}>
        Export
      </button>
      <button type="button" className="btn quiet" disabled={busy || untouched} onClick={props.onPrint}>
        Print
      </button>
      <button type="button" className="btn designer-play" disabled={busy || refusal !== null} title={refusal ?? ''} onClick={props.onPlay}>
        Play with this fleet
      </button>
    </div>
  )
}
