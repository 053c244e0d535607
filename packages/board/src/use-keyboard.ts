// The keyboard on the chart: moves a cursor between hexes, aims at its hex and picks.

import type { Choice } from '@admiralty/kernel'
import type { Hex } from '@admiralty/space'
import { type KeyboardEvent, useState } from 'react'
import { keyActionOf } from './cursor.ts'
import { centre } from './geometry.ts'
import type { Press } from './use-press.ts'
import type { Zoom } from './zoom.ts'

export interface KeyboardOptions<C extends Choice> {
  readonly map: ReadonlySet<string>
  /** The first hex of the cursor. */
  readonly home: Hex
  readonly press: Press<C>
  readonly zoom: Zoom
}
export interface Keyboard {
  readonly cursor: Hex | null
  onKeyDown(event: KeyboardEvent): void
  /** Hides the cursor when the player uses the pointer. */
  hide(): void
}

/** The keyboard cursor and its key handler. */
export function useKeyboard<C extends Choice>({ map, home, press, zoom }: KeyboardOptions<C>): Keyboard {
  const [cursor, setCursor] = useState<Hex | null>(null)
  const moveTo = (to: Hex): void => {
    setCursor(to)
    zoom.show(centre(to))
    press.close()
    press.hover({ hex: to, thing: null })
  }
  const act = (action: NonNullable<ReturnType<typeof keyActionOf>>, hex: Hex): void => {
    switch (action.kind) {
      case 'move':
        moveTo(cursor ? action.to : hex)
        break
      case 'press':
        setCursor(hex)
        press.press({ hex, thing: null }, 'key')
        break
      case 'cycle':
        press.cycle({ hex, thing: null })
        break
      case 'leave':
        setCursor(null)
        press.close()
        press.aim(null)
        break
      case 'pan':
        zoom.pan(action.x, action.y)
        break
      default:
        zoom[action.kind]()
    }
  }
  return {
    cursor,
    hide: () => setCursor(null),
    onKeyDown(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const hex = cursor ?? home
      const action = keyActionOf(event.key, event.shiftKey, hex, map)
      if (!action) return
      event.preventDefault()
      event.stopPropagation()
      act(action, hex)
    },
  }
}
