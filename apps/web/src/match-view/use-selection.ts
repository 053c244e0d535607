// The selection on a match, lesson or replay page: a thing, a hex, a tab, the map or the text view. It is never sent.
import type { Place } from '@admiralty/kernel'
import { useCallback, useMemo, useState } from 'react'
import type { Pointing } from './line.tsx'
import type { Tab } from './tabs.tsx'
import { useHandler } from './use-handler.ts'

/** Which tab a link in the log opens, given the open tab. A constant, so that the links keep their identity. */
interface TabsOfLinks<T> {
  /** After a link to a counter. */
  thing(open: T): T
  /** After a link to a hex, and after a switch between map and text view. */
  hex(open: T): T
}

export interface Selection<T = Tab> {
  /** The id of a counter. */
  readonly selected: string | null
  setSelected(thing: string | null): void
  /** The hex that the map shows. */
  readonly shown: Place | null
  setShown(place: Place | null): void
  readonly tab: T
  setTab(tab: T): void
  /** The text view replaces the map. */
  readonly asText: boolean
  flipText(): void
  /** The actions of links in log lines. */
  readonly pointing: Pointing
}

/** `openMap` is called before a hex is shown and before the text view opens; it does nothing where the map is always there. */
export function useSelection<T>(first: T, links: TabsOfLinks<T>, openMap: () => void = () => undefined): Selection<T> {
  const [selected, setSelected] = useState<string | null>(null)
  const [shown, setShown] = useState<Place | null>(null)
  const [tab, setTab] = useState<T>(() => first)
  const [asText, setAsText] = useState(false)
  const onMap = useHandler(openMap)
  const pointing = useMemo<Pointing>(
    () => ({
      thing(id) {
        setSelected(id)
        setTab(links.thing)
      },
      place(at) {
        onMap()
        setShown([...at])
        setAsText(false)
        setTab(links.hex)
      },
    }),
    [links, onMap],
  )
  const flipText = useCallback(() => {
    onMap()
    setAsText((before) => !before)
    setTab(links.hex)
  }, [links, onMap])
  return { selected, setSelected, shown, setShown, tab, setTab, asText, flipText, pointing }
}

/** In a match or a lesson, links lead to the map. */
const TO_THE_MAP: TabsOfLinks<Tab> = { thing: (open) => (open === 'log' ? 'chart' : open), hex: () => 'chart' }

/** On a narrow screen, the tab of the map opens the map, too. */
export function useTableSelection(openMap: () => void = () => undefined): Selection {
  const selection = useSelection<Tab>('chart', TO_THE_MAP, openMap)
  const setTab = (tab: Tab) => {
    if (tab === 'chart') openMap()
    selection.setTab(tab)
  }
  return { ...selection, setTab }
}
