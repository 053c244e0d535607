// Before work that is nowhere but on the board is left: says so, and offers to keep it.
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'

/** 'away': to another page, the board stays as it is; 'over': something else is laid on it. */
export type PendingLeave = 'away' | 'over'

interface UnsavedDialogProps {
  readonly parting: PendingLeave | null
  readonly name: string
  readonly busy: boolean
  onSave(): void
  onLeave(): void
  onStay(): void
}
const TEXTS: Readonly<Record<PendingLeave, readonly [text: string, leave: string]>> = {
  away: [
    'It is not in your library. It stays on the board, on this device alone, until something else is laid there.',
    'Leave it on the board',
  ],
  over: ['It is not in your library, and what you open takes its place on the board.', 'Let it go'],
}

export function UnsavedDialog({ parting, name, busy, onSave, onLeave, onStay }: UnsavedDialogProps) {
  return (
    <ModalOverlay className="box-veil" isDismissable isOpen={parting !== null} onOpenChange={(open) => !open && onStay()}>
      <Modal className="box">
        <Dialog className="box-in" role="alertdialog">
          {parting && (
            <>
              <Heading slot="title" className="title">
                {name} is not saved
              </Heading>
              <p>{TEXTS[parting][0]}</p>
              <div className="alts">
                <button type="button" className="btn go" disabled={busy} onClick={onSave}>
                  Save it
                </button>
                <button type="button" className="btn" onClick={onLeave}>
                  {TEXTS[parting][1]}
                </button>
                <button type="button" className="btn quiet" onClick={onStay}>
                  Stay
                </button>
              </div>
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
