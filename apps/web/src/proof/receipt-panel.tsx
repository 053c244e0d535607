// The receipt of a match, to be kept outside this server and this browser.
import { later } from '@admiralty/game-ui'
import { Suspense, useState } from 'react'
import type { ReceiptProps } from './receipt-details.tsx'
import './at-table.css'

const ReceiptDetails = later(() => import('./receipt-details.tsx'), 'ReceiptDetails')

export function ReceiptPanel(props: ReceiptProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="watch receipt" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Receipt</summary>
      {isOpen && (
        <Suspense>
          <ReceiptDetails {...props} />
        </Suspense>
      )}
    </details>
  )
}
