// The table's own rules, of every game alike: what a refusal of the match (not of the game) refers to.
import type { Clause, Refusal, RuleId } from '@admiralty/kernel'

export const NOT_AN_ORDER: RuleId = 'TABLE-ORDER'
export const NOT_OPEN: RuleId = 'TABLE-CALL'
export const NOT_ASKED: RuleId = 'TABLE-SEAT'
export const NOT_A_JOURNAL: RuleId = 'TABLE-FILE'
export const CONCEDED: RuleId = 'MATCH-CONCEDED'
export const DRAWN: RuleId = 'MATCH-DRAWN'
export const STAND_IN: RuleId = 'MATCH-STAND-IN'

export const tableRules: readonly Clause[] = [
  clause(NOT_AN_ORDER, 'Orders have a form', 'An order is what this game can read: its fields, and nothing besides.'),
  clause(NOT_OPEN, 'A call closes', 'A question may be answered, and an answer changed, until everybody who is asked has answered.'),
  clause(NOT_ASKED, 'Who is asked, answers', 'Only the seats that a question is put to may answer it.'),
  clause(NOT_A_JOURNAL, 'A journal stands alone', 'A match that is brought from elsewhere must be whole, and must be of this game.'),
  clause(
    CONCEDED,
    'Giving up',
    'Whoever gives up answers no more: from then on the table gives the safest answer in their place. When one side alone has not given up, it has won.',
  ),
  clause(DRAWN, 'A draw agreed on', 'A match is drawn when everybody who still fights has agreed to it.'),
  clause(
    STAND_IN,
    'Sitting in',
    'For somebody who has left, a bot may sit in if all the others who are there agree. It sees what that seat sees; its person may take the seat back at any time.',
  ),
]

function clause(id: RuleId, heading: string, text: string): Clause {
  return { id, heading, text, advice: false }
}

export const refused = (rule: RuleId, reason: string): { readonly refusal: Refusal } => ({ refusal: { rule, reason } })
