// A dialog that asks for a name.

import { LIMITS } from '@admiralty/protocol'
import { type FormEvent, useState } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { focusAtOnce } from '../parts/focus-at-once.ts'

/** A request for a name: `name` is the suggestion, `onName` receives the answer. */
export interface NameRequest {
  readonly title: string
  readonly name: string
  /** The text of the button, such as 'Rename'. */
  readonly button: string
  onName(name: string): void
}

interface NameDialogProps {
  /** Null closes the dialog. */
  readonly request: NameRequest | null
  onClose(): void
}
export function NameDialog({ request, onClose }: NameDialogProps) {
  return (
    <ModalOverlay className="box-veil" isDismissable isOpen={request !== null} onOpenChange={(open) => !open && onClose()}>
      <Modal className="box">
        <Dialog className="box-in">{request && <Form request={request} onClose={onClose} />}</Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function Form({ request, onClose }: NameDialogProps & { readonly request: NameRequest }) {
  const [typed, setTyped] = useState(request.name)
  const name = typed.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name === '') return
    onClose()
    request.onName(name)
  }
  return (
    <form onSubmit={submit}>
      <Heading slot="title" className="title">
        {request.title}
      </Heading>
      <input
        className="in"
        aria-label="Name"
        value={typed}
        maxLength={LIMITS.name}
        ref={focusAtOnce}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="alts">
        <button type="submit" className="btn go" disabled={name === ''}>
          {request.button}
        </button>
        <button type="button" className="btn quiet" onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  )
}
