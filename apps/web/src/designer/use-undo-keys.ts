// The keys of Undo and Redo anywhere on the page, except in a dialog.
import { useKeys } from '@admiralty/board'

interface Undoing {
  undo(): void
  redo(): void
}

export const useUndoKeys = ({ undo, redo }: Undoing): void =>
  useKeys({
    title: 'Design',
    bindings: [
      { keys: ['Ctrl+z'], does: 'Undo', run: undo },
      { keys: ['Ctrl+Shift+z', 'Ctrl+y'], does: 'Redo', run: redo },
    ],
  })
