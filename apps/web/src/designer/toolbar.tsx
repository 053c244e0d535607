// The toolbar of the designer: undo, save, library, files, print, play.
import type { ReactNode } from 'react'
import type { OpenDesigner } from './use-designer.ts'

interface ToolbarProps {
  readonly state: OpenDesigner
  /** Why no match can start with the design, or null. */
  readonly refusal: string | null
  readonly importButton: ReactNode
  onSaveAs(): void
  onLibrary(): void
}

const ARROW = 'M4 6.500H10.500A3.500 3.500 0 0 1 10.500 13.500H6M6.500 3.500L3.500 6.500L6.500 9.500'
const Arrow = ({ direction }: { readonly direction: 'back' | 'on' }) => (
  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" className={direction}>
    <path d={ARROW} />
  </svg>
)

interface ToolProps {
  readonly disabled?: boolean
  readonly children: ReactNode
  onPress(): void
}
const Tool = ({ disabled = false, children, onPress }: ToolProps) => (
  <button type="button" className="btn quiet" disabled={disabled} onClick={onPress}>
    {children}
  </button>
)

export function Toolbar({ state, refusal, importButton, onSaveAs, onLibrary }: ToolbarProps) {
  const { board, busy, library } = state
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
      <button type="button" className="btn" disabled={busy || !board.unsaved} onClick={() => void state.save()}>
        Save
      </button>
      <Tool disabled={busy || untouched} onPress={onSaveAs}>
        Save as
      </Tool>
      <Tool onPress={onLibrary}>Library{library.designs && ` (${library.designs.length})`}</Tool>
      <Tool onPress={state.blank}>New</Tool>
      {importButton}
      <Tool disabled={untouched} onPress={state.exportFile}>
        Export
      </Tool>
      <Tool disabled={busy || untouched} onPress={() => void state.print()}>
        Print
      </Tool>
      <button type="button" className="btn designer-play" disabled={busy || refusal !== null} title={refusal ?? ''} onClick={state.play}>
        Play with this fleet
      </button>
    </div>
  )
}
