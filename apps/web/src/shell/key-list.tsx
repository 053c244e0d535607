// The list of all keys of the page, from the bindings that the page obeys.
import { type KeyBinding, shownKey, useKeyList } from '@admiralty/board'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import './key-list.css'

interface KeyListProps {
  onClose(): void
}

/** More keys than this are shown as the first and the last. */
const FEW = 4

export function KeyList({ onClose }: KeyListProps) {
  const groups = useKeyList().filter(({ bindings }) => bindings.length > 0)
  return (
    <ModalOverlay className="keys-veil" isDismissable isOpen onOpenChange={(open) => !open && onClose()}>
      <Modal className="keys-box">
        <Dialog className="key-list">
          <div className="head">
            <Heading slot="title" className="title">
              Keys
            </Heading>
            <button type="button" className="btn" onClick={onClose}>
              Close <kbd>Esc</kbd>
            </button>
          </div>
          <div className="groups">
            {groups.map(({ title, bindings }) => (
              <section key={title} aria-label={title}>
                <h3>{title}</h3>
                <dl>
                  {bindings.map((binding) => (
                    <div key={`${binding.keys.join()} ${binding.does}`}>
                      <dt>
                        <Keys {...binding} />
                      </dt>
                      <dd>{binding.does}</dd>
                    </div>
                  ))}
                </dl>
              </section>
            ))}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function Keys({ keys }: Pick<KeyBinding, 'keys'>) {
  const [first = '', last = ''] = [keys[0], keys.at(-1)]
  if (keys.length > FEW)
    return (
      <>
        <Chord name={first} /> to <Chord name={last} />
      </>
    )
  return keys.map((name) => <Chord key={name} name={name} />)
}

const Chord = ({ name }: { readonly name: string }) => (
  <span>
    {shownKey(name).map((part) => (
      <kbd key={part}>{part}</kbd>
    ))}
  </span>
)
