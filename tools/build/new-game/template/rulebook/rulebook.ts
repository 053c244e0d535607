// The rule book, in our own words. Code, tests, log lines and refusals cite its clauses.
import type { Clause, Rulebook, RuleId } from '@admiralty/kernel'

const clause = (id: RuleId, heading: string, text: string): Clause => ({ id, heading, text, advice: false })

export const rulebook: Rulebook = {
  title: 'Template',
  chapters: [
    {
      title: 'Ships',
      clauses: [
        clause('TP-GEN-01', 'Two ships', 'Yellow and Blue have one ship each. A ship has the agreed hull of 6 or 9, and never more.'),
        clause('TP-GEN-02', 'Who decides', 'A seat decides only when the game asks it, and only what the game asks.'),
        clause('TP-SUP-01', 'Supplies', 'Before the first turn each ship takes three supplies, each a torpedo or a repair.'),
        clause('TP-SUP-02', 'Secret supplies', 'The enemy does not know the supplies of a ship until they are used.'),
      ],
    },
    {
      title: 'A turn',
      clauses: [
        clause(
          'TP-SEQ-01',
          'Both at once',
          'Both ships choose one action in secret. Repairs come first, then both ships fire, even one that is hit.',
        ),
        clause('TP-GUN-01', 'Guns', 'The guns roll two dice. Each 4 or more is a hit and causes 1 damage.'),
        clause('TP-TOR-01', 'Torpedo', 'A torpedo is used up. It rolls a die, hits on 3 or more, and causes 3 damage.'),
        clause('TP-REP-01', 'Repair', 'A repair is used up. It restores 2 points of the hull.'),
      ],
    },
    {
      title: 'The end',
      clauses: [
        clause('TP-END-01', 'Sunk', 'A ship without hull is sunk, and the other ship wins. If both are sunk, the battle is a draw.'),
        clause('TP-END-02', 'Six turns', 'After turn 6 the ship with more hull wins. Equal hulls are a draw.'),
      ],
    },
  ],
}
