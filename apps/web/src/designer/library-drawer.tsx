// The library in a drawer over the designer.
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import type { SavedDesign } from '../api/types.ts'
import { SavedDesigns, type SavedDesignsProps } from './saved-designs.tsx'

interface LibraryDrawerProps extends Omit<SavedDesignsProps, 'opener'> {
  readonly isOpen: boolean
  onClose(): void
  onOpen(saved: SavedDesign): void
}

export function LibraryDrawer({ isOpen, onClose, onOpen, ...designs }: LibraryDrawerProps) {
  return (
    <ModalOverlay className="drawer-veil" isDismissable isOpen={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Modal className="drawer">
        <Dialog className="drawer-in">
          <div className="drawer-head">
            <Heading slot="title" className="title">
              Your library
            </Heading>
            <button type="button" className="btn" onClick={onClose}>
              Close <kbd>Esc</kbd>
            </button>
          </div>
          <SavedDesigns
            {...designs}
            opener={(saved) => (
              <button type="button" className="design-name" disabled={saved.cost === null} onClick={() => onOpen(saved)}>
                {saved.name}
              </button>
            )}
          />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
