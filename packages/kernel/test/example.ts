import { explained, scriptedDice, when } from '@admiralty/kernel'

/** Rolls for a hit: the target's ECM raises the needed face from 3 to 4. */
export function example(): void {
  const needed = explained(['beam against a ship', 3, 'ES-HIT-01'], when(true, 'ECM', 1, 'ES-AUX-ECM-01'))
  const [face = 0] = scriptedDice(5).roll(1, 6, 'a beam')
  console.log(needed.total, face >= needed.total) // 4 true
}
