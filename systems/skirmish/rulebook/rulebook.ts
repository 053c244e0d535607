// The rule book. It is our own and small, with one clause for each thing that a platform must be able to do.
import type { Clause, Rulebook, RuleId } from '@admiralty/kernel'

const clause = (id: RuleId, heading: string, text: string): Clause => ({ id, heading, text, advice: false })

export const rulebook: Rulebook = {
  title: 'Skirmish',
  chapters: [
    {
      title: 'Squads and cards',
      clauses: [
        clause('SK-GEN-01', 'Two sides', 'Two to four squads, each of one seat, fight as two sides, Dawn and Dusk.'),
        clause('SK-GEN-02', 'Strength', 'All squads begin with the strength agreed on. A squad stands while it has any.'),
        clause('SK-GEN-03', 'Who decides', 'Each seat answers for its own squad, when it is asked, and what it is asked.'),
        clause(
          'SK-CRD-01',
          'Two cards',
          'Before the first round each squad takes two different cards of shield, flare and decoy, and lays them face down.',
        ),
        clause('SK-CRD-02', 'Face down', 'Your side alone knows your cards. A card that is turned over is spent.'),
        clause('SK-SUP-01', 'Supply', 'At the start of a round each standing squad rolls a die that its side alone sees.'),
      ],
    },
    {
      title: 'Plans',
      clauses: [
        clause('SK-PLN-01', 'A side plans together', 'The squads of a side plan in secret. Neither side waits for the other.'),
        clause('SK-PLN-02', 'Aim', 'A squad may aim at an enemy that stands.'),
        clause('SK-PLN-03', 'Charge', 'With a supply of 4 or more and a strength of 2 or more it may charge: one less is needed to hit.'),
        clause(
          'SK-PLN-04',
          'Plans are opened',
          'When both sides have planned, all plans are turned over; shots follow in the order of the seats.',
        ),
        clause('SK-PLN-05', 'Rest', 'A squad that rests wins back one strength, up to what it began with.'),
        clause('SK-AMB-01', 'Ambush', 'Where it is agreed on, a squad may ambush instead: it shoots as soon as its side has planned.'),
        clause('SK-AMB-02', 'Once', 'A squad ambushes once in a skirmish.'),
      ],
    },
    {
      title: 'Shots',
      clauses: [
        clause('SK-BRC-01', 'Brace', 'Before the die is rolled, the target may turn over one of its cards.'),
        clause('SK-BRC-02', 'Shield', 'Behind a shield, two more are needed to hit.'),
        clause('SK-BRC-03', 'Flare', 'A flare blinds: the shot is lost and no die is rolled.'),
        clause('SK-BRC-04', 'Decoy', 'A decoy stops nothing and cannot be used to brace.'),
        clause('SK-HIT-01', 'To hit', 'A shot hits on 4 or more of one die, and never on a 1.'),
        clause('SK-HIT-02', 'A hit', 'A hit costs one strength.'),
        clause(
          'SK-CRT-01',
          'A six',
          'With a natural 6 that hits, the shooter looks at the cards of the target that lie face down and turns over one.',
        ),
      ],
    },
    {
      title: 'The end',
      clauses: [
        clause('SK-END-01', 'Last side', 'A side without strength has lost.'),
        clause('SK-END-02', 'Last round', 'After the last round the side with more strength left has won.'),
        clause('SK-END-03', 'Even', 'With equal strength it is a draw.'),
      ],
    },
  ],
}
