// The question mark: opens the list of keys, loaded when it is first opened.
import { useKeys } from '@admiralty/board'
import { later } from '@admiralty/game-ui'
import { Suspense, useState } from 'react'

const KeyList = later(() => import('./key-list.tsx'), 'KeyList')

export function KeyHelp() {
  const [open, setOpen] = useState(false)
  useKeys({ title: 'Every page', bindings: [{ keys: ['?'], does: 'List of keys', run: () => setOpen(true) }] })
  return (
    <>
      <button type="button" className="iconbtn tap" aria-label="Keys" title="Keys (?)" onClick={() => setOpen(true)}>
        <span aria-hidden="true">?</span>
      </button>
      {open && (
        <Suspense>
          <KeyList onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
