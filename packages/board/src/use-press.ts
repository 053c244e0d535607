// Aiming and pressing by mouse, touch or keyboard, and the list that opens at a hex with several choices.

import type { Choice, Place } from '@admiralty/kernel'
import { sameHex } from '@admiralty/space'
import { useEffect, useRef, useState } from 'react'
import { type ChartTarget, choicesAt, type Device, resultOfPress } from './choosing.ts'
import type { Counter, Site } from './scene.ts'

export interface PressOptions<C extends Choice> {
  readonly choices: readonly C[]
  /** The choice of any place in an open region; undefined while no region is open. */
  readonly choiceAt: ((place: Place) => C | null) | undefined
  readonly counters: readonly Counter[]
  /** Selected where no counter is. */
  readonly sites: readonly Site[]
  readonly aimed: C | null
  onAim(choice: C | null, by: Device): void
  onPick(choice: C): void
  onSelect(thing: string | null, place: Place): void
}
/** Actions at a point of the chart, for all input devices. */
export interface Press<C extends Choice> {
  /** The open list of choices and its hex; null if none is open. */
  readonly opened: { readonly at: Place; readonly choices: readonly C[] } | null
  /** The choices at a point. */
  at(place: ChartTarget): readonly C[]
  aim(choice: C | null, by: Device): void
  /** Reports that the pointer or the cursor moved; null if it left the chart. */
  hover(place: ChartTarget | null, by: Device): void
  press(place: ChartTarget, by: Device): void
  /** Aims at the next choice of a point, as the keyboard does. */
  cycle(place: ChartTarget): void
  pick(choice: C): void
  close(): void
}

/** Calls `onAim`, `onPick` and `onSelect`, and keeps track of the open list of choices. */
export function usePress<C extends Choice>({
  choices,
  choiceAt,
  counters,
  sites,
  aimed,
  onAim,
  onPick,
  onSelect,
}: PressOptions<C>): Press<C> {
  const [list, setList] = useState<ChartTarget | null>(null)
  const last = useRef<ChartTarget | null>(null)
  const offered = choices.map(({ key }) => key).join()
  // A new list of choices closes the list of the old ones.
  useEffect(() => setList(null), [offered])

  const at = (place: ChartTarget): readonly C[] => {
    const here = choicesAt(choices, counters, place)
    const open = here.length === 0 ? choiceAt?.(place.at) : null
    return open ? [open] : here
  }
  const aim = (choice: C | null, by: Device): void => {
    if (by === 'key' || choice?.key !== aimed?.key) onAim(choice, by)
  }
  const pick = (choice: C): void => {
    setList(null)
    onPick(choice)
  }
  const isAimed = ({ key }: C): boolean => key === aimed?.key
  const listed = list ? at(list) : []
  return {
    opened: list && listed.length > 1 ? { at: list.at, choices: listed } : null,
    at,
    aim,
    hover(place, by) {
      if (list) return
      const here = place ? at(place) : []
      if (by === 'key' || !here.some(isAimed)) aim(here.find(isAimed) ?? here[0] ?? null, by)
    },
    press(place, by) {
      const again = last.current !== null && sameHex(last.current.at, place.at) && last.current.thing === place.thing
      last.current = place
      const here = at(place)
      const result = resultOfPress({ here, aimed, again, by })
      setList(result.kind === 'aim' && here.length > 1 ? place : null)
      if (result.kind === 'pick') onPick(result.choice)
      if (result.kind === 'aim') aim(result.choice, by)
      const isHere = ({ at: hex }: Pick<Site, 'at'>): boolean => sameHex(hex, place.at)
      if (result.kind === 'select') onSelect(place.thing ?? counters.findLast(isHere)?.id ?? sites.find(isHere)?.id ?? null, place.at)
    },
    cycle(place) {
      const here = at(place)
      aim(here[(here.findIndex(isAimed) + 1) % Math.max(1, here.length)] ?? null, 'key')
    },
    pick,
    close: () => setList(null),
  }
}
