// A dialog that asks for a name.

import { LIMITS } from '@admiralty/protocol'
import { type FormEvent, useState } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'

export interface NameRequest {
  readonly title: string
  readonly name: string
  readonly go: string
  onName(name: string): void
}

interface NameDialogProps {
  readonly asked: NameRequest | null
  onClose(): void
}
export function NameDialog({ asked, onClose }: NameDialogProps) {
  return (
    <ModalOverlay className="box-veil" isDismissable isOpen={asked !== null} onOpenChange={(open) => !open && onClose()}>
      <Modal className="box">
        <Dialog className="box-in">{asked && <Form asked={asked} onClose={onClose} />}</Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function Form({ asked, onClose }: NameDialogProps & { readonly asked: NameRequest }) {
  const [typed, setTyped] = useState(asked.name)
  const name = typed.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name === '') return
    onClose()
    asked.onName(name)
  }
  return (
    <form onSubmit={submit}>
      <Heading slot="title" className="title">
        {asked.title}
      </Heading>
      <input
        className="in"
        aria-label="Name"
        value={typed}
        maxLength={LIMITS.name}
        // biome-ignore lint/a11y/noAutofocus: the dialog has only this field
        autoFocus
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="alts">
        <button type="submit" className="btn go" disabled={name === ''}>
          {asked.go}
        </button>
        <button type="button" className="btn quiet" onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  )
}
