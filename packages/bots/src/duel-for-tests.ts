import type { Setup } from '@admiralty/systems/skirmish'

/** A duel of Skirmish with every rule. */
export const duel: Setup = {
  seats: [
    { seat: 'red', side: 'dawn' },
    { seat: 'blue', side: 'dusk' },
  ],
  strength: 4,
  rounds: 6,
  ambushes: true,
  umpire: false,
}
