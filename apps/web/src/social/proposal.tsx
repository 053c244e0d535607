// The frame of a request from one player to the others.
import type { ReactNode } from 'react'
import type { Refused } from '../api/client.ts'
import { RefusalNote } from '../parts/refusal.tsx'
import './social.css'

interface ProposalProps {
  readonly label: string
  readonly refused: readonly Refused[] | null
  readonly children: ReactNode
}

export function Proposal({ label, refused, children }: ProposalProps) {
  return (
    <section className="proposal" aria-label={label}>
      {children}
      {refused && <RefusalNote refused={refused} />}
    </section>
  )
}
