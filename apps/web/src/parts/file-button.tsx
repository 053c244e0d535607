// A button that lets the user choose a file of JSON.
import { type ReactNode, useRef } from 'react'

interface FileButtonProps {
  /** The name of the file input for screen readers and tests: 'Journal file'. */
  readonly label: string
  /** The class of the button; 'btn' by default. */
  readonly className?: string
  readonly children: ReactNode
  onFile(file: File): void
}

export function FileButton({ label, className = 'btn', children, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className={className} onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        className="unseen"
        tabIndex={-1}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // The same file may be chosen again.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
