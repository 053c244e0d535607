// The damage of the whole match. It needs a tally of every stop, so it is computed after the page has appeared.
import type { Tally, Words } from '@admiralty/kernel'
import { useEffect, useState } from 'react'
import { type DamageStep, damageSteps } from './damage.ts'
import type { Stop } from './stops.ts'

export function useDamage(words: Words, stops: readonly Stop[]): readonly DamageStep[] {
  const [damage, setDamage] = useState<readonly DamageStep[]>([])
  useEffect(() => {
    const soon = setTimeout(() => setDamage(damageSteps(talliesOf(words, stops))), 0)
    return () => clearTimeout(soon)
  }, [words, stops])
  return damage
}

/** The tally of each stop. */
export function talliesOf(words: Words, stops: readonly Stop[]): readonly (readonly Tally[])[] {
  const known = new Map<unknown, readonly Tally[]>()
  return stops.map(({ view }) => {
    const tally = known.get(view) ?? words.tally(view)
    known.set(view, tally)
    return tally
  })
}
