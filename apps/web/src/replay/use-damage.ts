// Damage all along the match, worked out once the page stands: it needs every step's drawing.
import { type GameUi, plainMoment } from '@admiralty/game-ui'
import { useEffect, useState } from 'react'
import { type DamageableCounters, type DamageStep, damageSteps } from './damage.ts'
import type { Stop } from './stops.ts'

export function useDamage(ui: GameUi, stops: readonly Stop[]): readonly DamageStep[] {
  const [hurt, setHurt] = useState<readonly DamageStep[]>([])
  useEffect(() => {
    const soon = setTimeout(() => setHurt(damageSteps(drawn(ui, stops))), 0)
    return () => clearTimeout(soon)
  }, [ui, stops])
  return hurt
}

function drawn(ui: GameUi, stops: readonly Stop[]): readonly DamageableCounters[] {
  const known = new Map<unknown, DamageableCounters>()
  return stops.map(({ view }) => {
    const counters = known.get(view) ?? ui.scene(plainMoment(view)).counters
    known.set(view, counters)
    return counters
  })
}
