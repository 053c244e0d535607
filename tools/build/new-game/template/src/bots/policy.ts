// How bots play: all legal orders, a random one first, and the lead in hull as the value of a state.
import type { BotPolicy, BotScript, Claim } from '@admiralty/kernel'
import { askedOf } from '../game.ts'
import { enemyOf, isColor, SEATS } from '../state.ts'
import type { Template } from '../steps.ts'
import { shipName } from '../words.ts'

export const policy: BotPolicy<Template> = {
  propose(view, dice) {
    const asked = askedOf(view)
    if (!asked) throw new Error(`${view.me} has no open call`)
    const { question, me, call } = asked
    return [question.randomOrder(view, me, dice, call), ...(question.offer(view, me, call) ?? [])]
  },
  hasty: () => [],
  first: () => undefined,
  isIdle: () => false,
  evaluate: ({ ships }, seat) => (isColor(seat) ? ships[seat].hull - ships[enemyOf(seat)].hull : 0),
  shortcut: (state) => state,
  reason: () => null,
  forecast: {
    span: 'by the end of the turn',
    mark: ({ turn }) => turn,
    claims: ({ turn }) =>
      turn === 0
        ? []
        : SEATS.map(
            (seat): Claim<Template> => ({
              key: `hit:${seat}`,
              label: `${shipName(seat)} is hit`,
              kind: 'chance',
              of: (events) => (events.some((event) => event.type === 'damaged' && event.seat === seat) ? 1 : 0),
            }),
          ),
  },
  measures: null,
}

/** Simple players that the league plays beside those of every game. */
export const scripts: readonly BotScript<Template>[] = []
