// The form that imports a ship from a file or from pasted text.
import { WrongText } from '@admiralty/game-ui/design'
import { useState } from 'react'
import type { Design } from '../../src/design/design.ts'
import { importShip, MOST_TEXT } from './bringing.ts'

export function Bring({ onDesign }: { onDesign(design: Design): void }) {
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const bring = (from: string) => {
    const brought = importShip(from)
    if ('wrong' in brought) return setWrong(brought.wrong)
    setWrong(null)
    setText('')
    onDesign(brought.design)
  }
  const open = async (file: File | undefined) => {
    // A file that is too large is not read; text of that length is refused in its place.
    if (file) bring(file.size > MOST_TEXT ? ' '.repeat(MOST_TEXT + 1) : await file.text())
  }
  return (
    <details className="ee-bring">
      <summary>Import a ship from a file or text</summary>
      <p className="gu-note">Use a file exported from the ship designer, or a record drawn in letters.</p>
      <input
        type="file"
        accept=".json,.txt,application/json,text/plain"
        aria-label="A ship from a file"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          void open(file)
          event.target.value = '' // allows the same file again
        }}
      />
      <textarea
        className="in"
        rows={5}
        aria-label="A ship as text"
        spellCheck={false}
        value={text}
        maxLength={MOST_TEXT}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <button type="button" className="btn" disabled={text.trim() === ''} onClick={() => bring(text)}>
        Import
      </button>
      <WrongText wrong={wrong} />
    </details>
  )
}
