// Bringing a design in from a file: by a button, or dropped anywhere on the page.
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { type Brought, MOST_BYTES, parseFile, type Reader } from './design-file.ts'

type Design = Exclude<Brought, { readonly wrong: string }>

interface BringingProps {
  readonly reader: Reader
  onBrought(design: Design): void
}

/** What was wrong with the last file, and how to bring in another. */
export function useBringing({ reader, onBrought }: BringingProps) {
  const [wrong, setWrong] = useState<string | null>(null)
  const bring = async (file: File | undefined) => {
    if (!file) return
    // A file of any size may be dropped; a big one is not even read.
    const brought = parseFile(file.size > MOST_BYTES ? ' '.repeat(MOST_BYTES + 1) : await file.text(), reader)
    if ('wrong' in brought) return setWrong(`${file.name}: ${brought.wrong}`)
    setWrong(null)
    onBrought(brought)
  }
  return { wrong, bring, forget: () => setWrong(null) }
}
export type Bring = ReturnType<typeof useBringing>['bring']

export function BringButton({ onFile }: { onFile: Bring }) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className="btn quiet" onClick={() => field.current?.click()}>
        Import
      </button>
      <input
        ref={field}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label="A design from a file"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          void onFile(file)
          event.target.value = '' // the same file may be chosen again
        }}
      />
    </>
  )
}

const hasFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

export function DropZone({ onFile, children }: { onFile: Bring; readonly children: ReactNode }) {
  const [over, setOver] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way; the button beside it is everybody's
    <div
      className={over ? 'yard-page over' : 'yard-page'}
      onDragOver={(event) => {
        if (!hasFile(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event) => event.currentTarget.contains(event.relatedTarget as Node | null) || setOver(false)}
      onDrop={(event) => {
        if (!hasFile(event)) return
        event.preventDefault()
        setOver(false)
        void onFile(event.dataTransfer.files[0])
      }}
    >
      {children}
    </div>
  )
}
