// The keyboard on the chart: a cursor that walks the hexes, aims where it stands, and picks.

import type { Choice } from '@admiralty/kernel'
import type { Hex } from '@admiralty/space'
import { type KeyboardEvent, useState } from 'react'
import { keyActionOf } from './cursor.ts'
import { centre } from './geometry.ts'
import type { Press } from './use-press.ts'
import type { Zoom } from './zoom.ts'

export interface KeyboardOptions<C extends Choice> {
  readonly map: ReadonlySet<string>
  /** Where the cursor first appears. */
  readonly home: Hex
  readonly press: Press<C>
  readonly zoom: Zoom
}
export interface Keyboard {
  readonly cursor: Hex | null
  onKeyDown(event: KeyboardEvent): void
  /** Another hand took over. */
  hide(): void
}

export function useKeyboard<C extends Choice>({ map, home, press, zoom }: KeyboardOptions<C>): Keyboard {
  const [cursor, setCursor] = useState<Hex | null>(null)
  const walk = (to: Hex): void => {
    setCursor(to)
    zoom.show(centre(to))
    press.close()
    press.hover({ hex: to, thing: null })
  }
  const act = (deed: NonNullable<ReturnType<typeof keyActionOf>>, hex: Hex): void => {
    switch (deed.kind) {
      case 'move':
        walk(cursor ? deed.to : hex)
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
        zoom.pan(deed.x, deed.y)
        break
      default:
        zoom[deed.kind]()
    }
  }
  return {
    cursor,
    hide: () => setCursor(null),
    onKeyDown(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const hex = cursor ?? home
      const deed = keyActionOf(event.key, event.shiftKey, hex, map)
      if (!deed) return
      event.preventDefault()
      event.stopPropagation()
      act(deed, hex)
    },
  }
}
