// Where the eye rests on a table or a lesson: a thing, a hex, a tab, chart or text.
import type { Place } from '@admiralty/kernel'
import { useMemo, useState } from 'react'
import type { Pointing } from './line.tsx'
import type { Tab } from './tabs.tsx'

/** What is looked at: nothing of it is ever sent. */
export function useTableSelection() {
  const [selected, setSelected] = useState<string | null>(null)
  const [shown, setShown] = useState<Place | null>(null)
  const [tab, setTab] = useState<Tab>('chart')
  const [asText, setAsText] = useState(false)
  const pointing = useMemo<Pointing>(
    () => ({
      thing(id) {
        setSelected(id)
        setTab((before) => (before === 'log' ? 'chart' : before))
      },
      hex([q, r]) {
        setShown([q, r])
        setAsText(false)
        setTab('chart')
      },
    }),
    [],
  )
  return { selected, setSelected, shown, setShown, tab, setTab, asText, setAsText, pointing }
}
