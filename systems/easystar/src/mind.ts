// What a bot may know of the game: sound answers, likely ones first, and what a state is worth.
import type { Mind } from '@admiralty/kernel'
import { askedOf } from './game.ts'
import type { EasyStar } from './system.ts'

export const mind: Mind<EasyStar> = {
  propose(view, dice) {
    const asked = askedOf(view)
    return asked ? [asked.question.sample(view, asked.me, dice), asked.question.standing(view, asked.me)] : []
  },
  worth: () => 0,
}
