// The sequence of a week: W1 to W16 of the rules, with one step for each part (CR-X.2).
import { askEach, askNobody, askTogether, type GameSteps, UMPIRE } from '@admiralty/kernel'
import type { CampaignTypes } from '../chapter.ts'
import { reorganise } from '../groups/harbour.ts'
import { playing } from '../lookup.ts'
import { meetContacts } from '../meeting/contacts.ts'
import { decideMeetings } from '../meeting/decisions.ts'
import { chooseDepartures } from '../meeting/departures.ts'
import { moveAll } from '../movement/moves.ts'
import { enterAtRim } from '../rim/newcomers.ts'
import { arrive } from '../supply/market.ts'
import { feedAndSettle } from '../supply/settlement.ts'
import type { BattleGame } from '../tactics-port.ts'
import { tradeAndPeace } from '../trade/trade-and-peace.ts'
import { attackNeutrals } from '../worlds/neutrals.ts'
import { rebuildWorlds } from '../worlds/reconstruction.ts'
import { buildKeels } from '../yards/keels.ts'
import { repairShips } from '../yards/repairs.ts'
import { beginWithGroups } from './begin.ts'
import { closeBatch } from './close-batch.ts'
import { endWeek } from './end.ts'
import { sealBooks } from './seal-books.ts'

/** W1 to W6: from the order books to the battles that follow from them. */
const toBattles = (
  game: BattleGame,
): GameSteps<CampaignTypes, 'muster' | 'enter' | 'orders' | 'harbour' | 'moves' | 'contacts' | 'meet'> => ({
  muster: { play: (_, ctx) => beginWithGroups(game, ctx) },
  // CR-1.1b: before the orders of a week a newcomer claims worlds, and then it buys.
  enter: {
    asks: ({ seat }) => askTogether(seat),
    play: (step, ctx, orders) => enterAtRim(ctx, step, orders),
  },
  // W1: all order books are sealed together (CR-15.4).
  orders: {
    asks: (_, state) => askTogether(...playing(state)),
    play(_, ctx, orders) {
      sealBooks(ctx, orders)
      ctx.next({ step: 'harbour' }, { step: 'moves' }, { step: 'contacts' })
    },
  },
  // W2
  harbour: {
    play(_, ctx) {
      arrive(game, ctx)
      reorganise(game, ctx)
    },
  },
  // W3, W4
  moves: { play: (_, ctx) => moveAll(ctx) },
  // W5
  contacts: { play: (_, ctx) => meetContacts(game, ctx) },
  // W6
  meet: {
    asks: ({ seats }, state) => (state.setup.settings.tempo === 'asked' ? askTogether(...seats) : askNobody), // CR-X.10
    play({ seats }, ctx, orders) {
      const hexes = decideMeetings(game, ctx, orders)
      ctx.next(
        { step: 'battles', batch: 1, hexes },
        { step: 'close', batch: 1 },
        { step: 'after', batch: 1, seats },
        { step: 'close', batch: 2 },
        { step: 'worlds' },
        { step: 'trade' },
        { step: 'settlement' },
        { step: 'yards' },
        { step: 'weekEnd' },
      )
    },
  },
})
/** W7 to W16: battles, worlds, trade, supply and yards. */
const fromBattles = (
  game: BattleGame,
): GameSteps<CampaignTypes, 'battles' | 'close' | 'after' | 'worlds' | 'trade' | 'settlement' | 'yards' | 'weekEnd'> => ({
  // W7: a call of the umpire for each battle. No die is rolled before the batch is closed.
  battles: {
    asks: ({ hexes, batch }) => askEach(...hexes.map((key) => ({ key: `${batch}/${key}`, seats: [UMPIRE], instead: [] }))),
    play({ hexes, batch }, ctx, _, call) {
      if (!call) return
      const left = hexes.filter((at) => call.key !== `${batch}/${at}`)
      ctx.drop(({ step }) => step === 'battles')
      ctx.next({ step: 'battles', batch, hexes: left })
    },
  },
  close: {
    asks: () => askTogether(UMPIRE),
    play: ({ batch }, ctx) => closeBatch(game, ctx, batch),
  },
  after: {
    asks: ({ seats }, state) => (state.setup.settings.tempo === 'asked' ? askTogether(...seats) : askNobody), // CR-X.10
    play: (_, ctx, orders) => chooseDepartures(ctx, orders),
  },
  // W8
  worlds: { play: (_, ctx) => attackNeutrals(game, ctx) },
  // W10 to W12
  trade: { play: (_, ctx) => tradeAndPeace(ctx) },
  // W13
  settlement: { play: (_, ctx) => feedAndSettle(game, ctx) },
  // W14 to W16
  yards: {
    play(_, ctx) {
      repairShips(game, ctx)
      rebuildWorlds(ctx)
      buildKeels(game, ctx)
    },
  },
  weekEnd: { play: (_, ctx) => endWeek(game, ctx) },
})

/** The steps of the weeks with the services of a battle game. */
export const weekSteps = (game: BattleGame) => ({ ...toBattles(game), ...fromBattles(game) })
