// The call for the purchase: one answer of each seat, secret for good.
import { callRules } from '../chapter.ts'
import { playerIn } from '../draft/questions.ts'
import { worldsOfEmpire } from '../lookup.ts'
import type { BattleGame } from '../tactics-port.ts'
import { proposedPurchase, randomPurchase } from './proposal.ts'
import { purchaseFault } from './purchase-fault.ts'

/** The question of the purchase with the designs of a battle game. */
export const startQuestions = (game: BattleGame) => ({
  purchase: callRules('purchase', ['purchase'], {
    wants: ['CR-4.3', 'the purchase is made now'],
    of: (view, me) => worldsOfEmpire(view, playerIn(me)),
    check: (view, me, order) => purchaseFault(game, view, playerIn(me), order),
    randomOrder: (view, me, dice) => randomPurchase(game, view, playerIn(me), dice),
    defaultOrder: (view, me) => proposedPurchase(game, view, playerIn(me)),
  }),
})
