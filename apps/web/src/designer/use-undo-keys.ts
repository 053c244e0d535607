// Ctrl+Z and Ctrl+Shift+Z or Ctrl+Y anywhere on the page, except in a dialog.
import { useEffect, useRef } from 'react'

interface Undoing {
  undo(): void
  redo(): void
}

export function useUndoKeys(undoing: Undoing): void {
  const latest = useRef(undoing)
  latest.current = undoing
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      if (!(event.ctrlKey || event.metaKey) || event.altKey || !(key === 'z' || key === 'y')) return
      if (event.target instanceof Element && event.target.closest('[role="dialog"], [role="alertdialog"]')) return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) latest.current.redo()
      else latest.current.undo()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
