// The tabs of a match page on a narrow screen.
import type { ReactElement } from 'react'

export const TABS = ['chart', 'record', 'orders', 'log', 'seals'] as const
export type Tab = (typeof TABS)[number]

const DRAWN: Readonly<Record<Tab, { readonly name: string; readonly mark: ReactElement }>> = {
  chart: {
    name: 'Map',
    mark: (
      <>
        <path d="M8 1.500l5.600 3.250v6.500L8 14.500l-5.600-3.250v-6.500z" />
        <circle cx="8" cy="8" r="1.5" />
      </>
    ),
  },
  record: {
    name: 'Record',
    mark: (
      <path d="M8 1.500l2.500 1.500v3L8 7.500 5.500 6V3zM5 8l2.500 1.500v3L5 14l-2.500-1.500v-3zM11 8l2.500 1.500v3L11 14l-2.500-1.500v-3z" />
    ),
  },
  orders: { name: 'Orders', mark: <path d="M3 2.500h10v11H3zM5.500 5.500h5M5.500 8h5M5.500 10.500h3" /> },
  log: { name: 'Log', mark: <path d="M2.500 4h2M6.500 4h7M2.500 8h2M6.500 8h7M2.500 12h2M6.500 12h7" /> },
  seals: {
    name: 'Players',
    mark: (
      <>
        <circle cx="8" cy="8" r="5.5" />
        <path d="M8 4.500V11M5.500 8.800Q8 12.500 10.500 8.800" />
      </>
    ),
  },
}

interface TabsProps {
  /** The tabs of this page, in order. */
  readonly among: readonly Tab[]
  readonly tab: Tab
  /** The player has a decision to make. */
  readonly owed: boolean
  /** A message or a proposal is unread. */
  readonly unseen: boolean
  onTab(tab: Tab): void
}

export function Tabs({ among, tab, owed, unseen, onTab }: TabsProps) {
  return (
    <nav className="ph-tabs" aria-label="Sections">
      {among.map((one) => (
        <button key={one} type="button" aria-current={one === tab ? 'page' : undefined} onClick={() => onTab(one)}>
          <svg width="18" height="18" viewBox="0 0 16 16" aria-hidden="true">
            {DRAWN[one].mark}
          </svg>
          <span>
            {DRAWN[one].name}
            {one === 'seals' && unseen && tab !== one && <i className="owed-dot unseen-dot" role="img" aria-label="new message" />}
            {one === 'orders' && owed && <i className="owed-dot" role="img" aria-label="your move" />}
          </span>
        </button>
      ))}
    </nav>
  )
}
