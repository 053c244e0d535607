// A player of Full Thrust whose ships fire in the first turn.
import type { Page } from '@playwright/test'
import { type InputMethod, mouse } from './input.ts'
import { type BrowserPlayer, player } from './play.ts'
import type { PageChoice, Reading } from './reading.ts'

/** A captain who comes in so fast that ships meet in turn 1, flies straight on, and fires all that bears. */
export function gunner(page: Page, seed: number, input: (page: Page) => InputMethod = mouse): BrowserPlayer {
  const me = player(page, seed, input)
  let isFast = false
  const choice = ({ title, choices }: Reading): PageChoice | undefined => {
    const called = (label: RegExp) => choices.find(({ label: found }) => label.test(found))
    if (title === 'How do your ships come in?') {
      const group = isFast ? undefined : called(/ships?$/)
      isFast = false
      return group
    }
    if (title.startsWith('Entry of')) {
      isFast = true
      return called(/^Speed 28$/) ?? called(/^This entry stands/)
    }
    if (title === 'Launch salvoes?') return called(/^No more salvoes/)
    if (title === 'Which ship fires?') return choices.find(({ note }) => /^[1-9]\d* targets?$/.test(note)) ?? called(/^No more fire/)
    return undefined
  }
  return { ...me, captain: { ...me.captain, choose: (reading) => choice(reading) ?? me.captain.choose(reading) } }
}
