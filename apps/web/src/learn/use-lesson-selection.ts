import type { Spot } from '@admiralty/kernel'
import { useEffect, useEffectEvent } from 'react'
import { type Selection, useTableSelection } from '../match-view/use-selection.ts'

export interface LessonPointers {
  /** Identifies the question; a new value moves the selection. */
  readonly about: string
  /** The thing whose record is shown at first; undefined for none. */
  readonly record: string | undefined
  /** The spots with rings now, on the map and on the record. */
  readonly rings: readonly Spot[]
}

/** Selects what the lesson points at whenever the question changes, and the thing whose items are ringed whenever the rings change. */
export function useLessonSelection({ about, record, rings }: LessonPointers): Selection {
  const selection = useTableSelection()
  const { selected, setSelected, setShown } = selection
  const select = useEffectEvent(() => {
    if (record !== undefined) setSelected(record)
    setShown(null)
  })
  useEffect(() => select(), [about])
  const ringed = JSON.stringify(rings)
  const selectOwner = useEffectEvent(() => {
    const owners = rings.flatMap((ring) => (ring.kind === 'item' ? [ring.id] : []))
    const [first] = owners
    if (first !== undefined && !owners.some((id) => id === selected)) setSelected(first)
  })
  useEffect(() => selectOwner(), [about, ringed])
  return selection
}
