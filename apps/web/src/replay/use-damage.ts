// Damage all along the match, worked out once the page stands: it needs every step's drawing.
import { type GameUi, plainMoment } from '@admiralty/game-ui'
import { useEffect, useState } from 'react'
import { type Hurt, hurtOf, type OnTable } from './damage.ts'
import type { Stop } from './stops.ts'

export function useHurt(ui: GameUi, stops: readonly Stop[]): readonly Hurt[] {
  const [hurt, setHurt] = useState<readonly Hurt[]>([])
  useEffect(() => {
    const soon = setTimeout(() => setHurt(hurtOf(drawn(ui, stops))), 0)
    return () => clearTimeout(soon)
  }, [ui, stops])
  return hurt
}

function drawn(ui: GameUi, stops: readonly Stop[]): readonly OnTable[] {
  const known = new Map<unknown, OnTable>()
  return stops.map(({ view }) => {
    const counters = known.get(view) ?? ui.scene(plainMoment(view)).counters
    known.set(view, counters)
    return counters
  })
}
