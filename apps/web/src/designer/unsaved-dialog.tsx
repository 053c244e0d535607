// Asks before unsaved work is left or replaced, and offers to save it.
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'

/** 'away': the player leaves the page, and the draft stays on this device. 'over': another design replaces it. */
export type PendingLeave = 'away' | 'over'

interface UnsavedDialogProps {
  /** Null closes the dialog. */
  readonly pending: PendingLeave | null
  readonly name: string
  readonly busy: boolean
  onSave(): void
  onLeave(): void
  onStay(): void
}
const TEXTS: Readonly<Record<PendingLeave, readonly [text: string, leave: string]>> = {
  away: ['The design stays on this device until you open another one.', 'Leave without saving'],
  over: ['Another design will replace it.', 'Discard'],
}

export function UnsavedDialog({ pending, name, busy, onSave, onLeave, onStay }: UnsavedDialogProps) {
  return (
    <ModalOverlay className="box-veil" isDismissable isOpen={pending !== null} onOpenChange={(open) => !open && onStay()}>
      <Modal className="box">
        <Dialog className="box-in" role="alertdialog">
          {pending && (
            <>
              <Heading slot="title" className="title">
                {name} is not saved
              </Heading>
              <p>{TEXTS[pending][0]}</p>
              <div className="alts">
                <button type="button" className="btn go" disabled={busy} onClick={onSave}>
                  Save
                </button>
                <button type="button" className="btn" onClick={onLeave}>
                  {TEXTS[pending][1]}
                </button>
                <button type="button" className="btn quiet" onClick={onStay}>
                  Cancel
                </button>
              </div>
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
