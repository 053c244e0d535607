// A whole table that could lie behind what one viewer knows: enemy sheets invented, everything known kept.
import type { Dice } from '@admiralty/kernel'
import type { State, View } from './state.ts'

export function imagine(view: View, _dice: Dice): State {
  const { me: _me, calls, agenda, ...table } = view
  return { ...table, play: { agenda, calls, held: [], asked: 0, again: false } }
}
