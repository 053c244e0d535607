// Clauses about battles, neutral worlds, peacekeeping and the end.
import { type ClauseSource, clause } from './clause.ts'

export const war: readonly ClauseSource[] = [
  clause(
    'CR-X.13',
    'Armed ships',
    'A ship is armed if a weapon that can hit ships works, or fighters aboard may attack ships. Supply ships never count. The force value of a fleet is the sum of the full points of its armed ships.',
  ),
  clause(
    'CR-14.2',
    'The abstract battle',
    'A battle has at most five rounds of three combat turns. In a round each side has the points of its armed ships, each by the part of its hull boxes that is left. It divides this force over the hostile sides by their force, and deals to each two dice times the share, divided by 200, as hits. They are spread over all ships there by whole hull boxes, all sides at once. Then ships with FTL leave in the groups of a side at half of a hostile one or less, if these withdraw from a larger fleet. The battle ends when no hostile sides are left that can fight.',
  ),
  clause(
    'CR-O.60',
    'The field',
    'After a battle the side holds the field that alone has a ship which can, by the rule of the battle game; the strongest of partners holds it for all. If hostile sides could, it is contested. Ships adrift on a field that a hostile empire holds are lost to their owner.',
  ),
  clause(
    'CR-8.4a',
    'Attacks on neutral worlds',
    'Groups with this order attack the neutral world at their hex, if they have armed ships and endurance left. An empire rolls one die a week with modifiers, and empires that all have pacts with each other roll once for their joint force. Others roll one after the other, the greatest force first; a die decides between equals. After a surrender the rest do not roll.',
  ),
  clause('CR-8.4b', 'Surrender', 'A natural 6 is a surrender, whatever the modifier. So is a modified 6 or more.'),
  clause(
    'CR-8.4c',
    'Driven off',
    'On a natural 1, or a modified 1 or less, the attackers are driven off with 20 hits for each point of income. Hits are shared among the ships that attack by whole hull boxes: the largest remainders get one more, then the dearest ships, then by id. Each ship takes its hits at once, and the groups leave by FTL as those who withdraw.',
  ),
  clause(
    'CR-8.4d',
    'Nothing decided',
    'Otherwise nothing is decided. The world is interdicted until the next attacks: it does not trade, and it blocks lanes for all but those who attacked it. It may be attacked again.',
  ),
  clause('CR-8.5a', 'Too weak', 'A force below half of the defence does not attack. Nobody else learns of it.'),
  clause('CR-8.5b', 'Up to the defence', 'With half of the defence up to all of it the die has a modifier of −1.'),
  clause(
    'CR-8.5c',
    'Above the defence',
    'Above the defence up to twice of it there is no modifier. Above twice it is +1, above three times +2, and so on.',
  ),
  clause(
    'CR-8.6A',
    'After the surrender',
    'A die says what is left of income and defence: on 1 nothing, on 2 or 3 a third, on 4 or 5 two thirds, on 6 all, to the nearest whole. The world belongs to the attacker, of several to the strongest, and its defence stays as points.',
  ),
  clause(
    'CR-9.1a',
    'Reconstruction',
    'A destroyed point of income comes back in four weeks, one after the other, up to the original income.',
  ),
  clause(
    'CR-9.1b',
    'Help',
    'It takes two weeks if a world within two hexes gives up all its income, which must be above the original income of the damaged one. It is an own world, or one of another empire where both want it. A world has one helper and helps one world.',
  ),
  clause('CR-9.2', 'Destroyed defences', 'Reconstruction brings no defences back.'),
  clause(
    'CR-O.9',
    'The end of the campaign',
    'The campaign ends after its last week, or with a week for which all who play have ordered its end. The highest sum of the fixed incomes of own worlds wins. If several have it, the campaign is drawn.',
  ),
]
