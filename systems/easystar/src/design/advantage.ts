// The flagship's advantage as rolled (ES-FLG-02, T7).
import type { Dice } from '@admiralty/kernel'
import type { Advantage, Color } from '../state.ts'

/** Two dice. A 12 brings two more rolls, where a 12 or a repeated result is rolled again (R-ES-97). */
export function rollAdvantage(seat: Color, dice: Dice): Advantage {
  const rolls: (readonly number[])[] = []
  const roll = (): number => {
    const faces = dice.roll(2, 6, `flagship advantage of ${seat}`) // ES-GEN-02: the one roll of two dice
    rolls.push(faces)
    return faces.reduce((total, face) => total + face, 0)
  }
  const first = roll()
  if (first !== 12) return { rolls, rows: [first] }
  const rows: number[] = []
  while (rows.length < 2) {
    const row = roll()
    if (row !== 12 && !rows.includes(row)) rows.push(row)
  }
  return { rolls, rows }
}
