// Rules that hold for a match of any game. The refusals of this package cite them.
import type { Clause, Refusal, RuleId } from '@admiralty/kernel'

/** The ids of these rules. `TABLE-…` refuses orders and files; `MATCH-…` allows and refuses actions. */
export const NOT_AN_ORDER: RuleId = 'TABLE-ORDER'
export const NOT_OPEN: RuleId = 'TABLE-CALL'
export const NOT_ASKED: RuleId = 'TABLE-SEAT'
export const NOT_A_JOURNAL: RuleId = 'TABLE-FILE'
export const CONCEDED: RuleId = 'MATCH-CONCEDED'
export const DRAWN: RuleId = 'MATCH-DRAWN'
export const STAND_IN: RuleId = 'MATCH-STAND-IN'
export const SIGNED: RuleId = 'MATCH-SIGNED'
export const RESTORED: RuleId = 'MATCH-RESTORED'
export const AUTOMATIC: RuleId = 'MATCH-AUTOMATIC'
export const CLOCK: RuleId = 'MATCH-CLOCK'
export const ABSENT: RuleId = 'MATCH-ABSENT'
export const SEATED: RuleId = 'MATCH-SEATED'

/** The rules as clauses, for the rule pages of all games. */
export const tableRules: readonly Clause[] = [
  clause(NOT_AN_ORDER, 'Form of an order', 'An order has exactly the fields that the game expects.'),
  clause(NOT_OPEN, 'When a question closes', 'A question may be answered, and an answer changed, until every asked seat has answered.'),
  clause(NOT_ASKED, 'Who may answer', 'Only a seat that is asked a question may answer it.'),
  clause(NOT_A_JOURNAL, 'Imported matches', 'An imported match must be complete and of this game.'),
  clause(
    CONCEDED,
    'Conceding',
    'A player who concedes answers no more questions. While partners play on, safe default orders are given for that player. A side whose last player concedes never wins: it loses all that it has and is asked no more, and each game says how (see its rule book). The last side that has not conceded wins.',
  ),
  clause(
    DRAWN,
    'Agreed draw',
    'A match is drawn when every player who has not conceded agrees, and at least one of each side that plays on. A player whom a bot replaces has no voice. A player may offer a draw five times in a match, and again only after twenty more decisions. An open offer may always be accepted.',
  ),
  clause(
    STAND_IN,
    'Replacement by a bot',
    'A bot may replace a player who has left, if all other players agree who are there or were there within the last hour. In a match with a clock, the player must have missed several answers in a row, and all who still play must agree. It sees what that seat sees. It never concedes and never agrees to a draw. The player may return at any time.',
  ),
  clause(
    SIGNED,
    'Signed orders',
    'Each seat signs its orders, its concession and its agreement to a draw with its own key. A lost key is replaced in the open: everybody is told.',
  ),
  clause(
    AUTOMATIC,
    'Automatic decisions',
    'A seat may openly leave minor decisions to fixed rules, and may change this while none of its orders is sealed.',
  ),
  clause(
    CLOCK,
    'Deadlines',
    'The clock of a match is chosen before it begins and never changes. An order that has arrived before its deadline counts, whether its player is ready or not. If a deadline passes without one, the order follows from automatic decisions or from standing answers of the player. Without them a safe default order is given, and the answer counts as missed. All who still play may agree on a pause of at most thirty days, or give somebody more time. On a slow clock a player may take days of vacation. Time in which the server does not run is given back.',
  ),
  clause(
    ABSENT,
    'Absent players',
    'When a player has missed several answers in a row, the others decide, all who still play together: they wait, let a bot play on, look for another person, or end the match. A match that ends so has no winner, and nobody has conceded. If everybody is absent, it ends by itself.',
  ),
  clause(
    SEATED,
    'A seat passes on',
    'A player may give the seat to another person by a link. The others are told and may object for three days. The new player signs with a new key, knows what the seat knows, and has at least two days for an open answer on a slow clock. Who holds or has held another seat of the match cannot take it, and who has given a seat away cannot come back to it.',
  ),
  clause(
    RESTORED,
    'Restored match',
    'When a server has lost the latest part of a match, or restores it from a backup, it says so in the log. All later dice are new, even for orders that were given before.',
  ),
]

function clause(id: RuleId, heading: string, text: string): Clause {
  return { id, heading, text, advice: false }
}

/** A refusal as a result. */
export const refused = (rule: RuleId, reason: string): { readonly refusal: Refusal } => ({ refusal: { rule, reason } })
