// Imports a design from a file that is chosen or dropped on the page.
import { type DragEvent, type ReactNode, useState } from 'react'
import { FileButton } from '../parts/file-button.tsx'
import { type DesignReader, MOST_BYTES, type ParsedDesign, parseFile } from './design-file.ts'

type Design = Exclude<ParsedDesign, { readonly wrong: string }>

interface ImportProps {
  readonly reader: DesignReader
  onImport(design: Design): void
}

/** The error of the last file, and a function that imports a file. */
export function useImport({ reader, onImport }: ImportProps) {
  const [error, setError] = useState<string | null>(null)
  const importFile = async (file: File | undefined) => {
    if (!file) return
    // A file that is too large is refused without being read.
    const parsed = parseFile(file.size > MOST_BYTES ? ' '.repeat(MOST_BYTES + 1) : await file.text(), reader)
    if ('wrong' in parsed) return setError(`${file.name}: ${parsed.wrong}`)
    setError(null)
    onImport(parsed)
  }
  return { error, importFile, clearError: () => setError(null) }
}
export type ImportFile = ReturnType<typeof useImport>['importFile']

export function ImportButton({ onFile }: { onFile: ImportFile }) {
  return (
    <FileButton label="Import a design file" className="btn quiet" onFile={(file) => void onFile(file)}>
      Import
    </FileButton>
  )
}

const hasFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

export function DropZone({ onFile, children }: { onFile: ImportFile; readonly children: ReactNode }) {
  const [over, setOver] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the Import button does the same without a mouse
    <div
      className={over ? 'designer-page over' : 'designer-page'}
      onDragOver={(event) => {
        if (!hasFile(event)) return
        event.preventDefault()
        setOver(true)
      }}
      // The related target of a drag is a node.
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
