// The answers of the weeks: order books, meetings, departures, and those of the umpire.
import { type Dice, refuse } from '@admiralty/kernel'
import { callRules } from '../chapter.ts'
import { playerIn } from '../draft/questions.ts'
import { meetFaults, randomMeeting, standingMeeting } from '../meeting/answers.ts'
import { afterFaults, randomDepartures, standingDepartures } from '../meeting/departures.ts'
import { verdictOf } from '../start/judged.ts'
import type { CampaignSeat, View } from '../state.ts'
import type { BattleGame } from '../tactics-port.ts'
import { bookFaults } from './book-fault.ts'
import { randomBook } from './random-book.ts'
import { standingBook } from './standing-book.ts'

/** The batch of the open call of the umpire. */
const batchIn = ({ agenda: [step] }: Pick<View, 'agenda'>) => (step?.step === 'close' ? step.batch : 1)
/** The questions of the weeks with the services of a battle game. */
export const weekQuestions = (game: BattleGame) => ({
  orders: callRules('orders', ['orders'], {
    wants: ['CR-15.4', 'order books are written now'],
    of: (view, me) => view.secret[playerIn(me)]?.holdings?.groups ?? [],
    check: (view, me, { order: _, ...book }) => verdictOf(bookFaults({ game, view, seat: playerIn(me), book })),
    randomOrder: (view, me, dice) => ({ order: 'orders', ...randomBook(game, view, playerIn(me), dice) }),
    defaultOrder: (view, me) => ({ order: 'orders', ...standingBook(view, playerIn(me)) }),
  }),
  meet: callRules('meet', ['meet'], {
    wants: ['CR-17.3', 'it is decided now who attacks'],
    of: (view, me) => view.secret[playerIn(me)]?.holdings?.groups ?? [],
    check: (view, me, order) => verdictOf(meetFaults({ game, view, seat: playerIn(me) }, order)),
    randomOrder: (view: View, me: CampaignSeat, dice: Dice) => randomMeeting(game, view, playerIn(me), dice),
    defaultOrder: (view, me) => standingMeeting(view, playerIn(me)),
  }),
  after: callRules('after', ['after'], {
    wants: ['CR-18.2a', 'destinations are named now'],
    of: (view, me) => view.secret[playerIn(me)]?.holdings?.groups ?? [],
    check: (view, me, order) => verdictOf(afterFaults(view, playerIn(me), order)),
    randomOrder: (view: View, me: CampaignSeat, dice: Dice) => randomDepartures(view, playerIn(me), dice),
    defaultOrder: (view, me) => standingDepartures(view, playerIn(me)),
  }),
  battles: callRules('battles', ['battle'], {
    wants: ['CR-14.1', 'the umpire has a battle fought now'],
    of: (view) => view.battles.map(({ at }) => at),
    check: () => undefined,
    randomOrder: () => ({ order: 'battle', by: 'abstract' }),
    defaultOrder: () => ({ order: 'battle', by: 'abstract' }),
  }),
  // CR-X.2: no order is forced, so that the links of all seats are asked before the dice of the batch.
  close: callRules('close', ['close'], {
    wants: ['CR-X.2', 'the umpire closes the battles now'],
    of: () => [],
    check: (view, _, { batch }) => (batch === batchIn(view) ? undefined : refuse('CR-X.2', 'this batch is not open')),
    randomOrder: (view) => ({ order: 'close', batch: batchIn(view) }),
    defaultOrder: (view) => ({ order: 'close', batch: batchIn(view) }),
  }),
})
