// The rule book, in our own words. Small as it is, it needs every feature of the platform.
import type { Clause, Rulebook, RuleId } from '@admiralty/kernel'

const clause = (id: RuleId, heading: string, text: string): Clause => ({ id, heading, text, advice: false })

export const rulebook: Rulebook = {
  title: 'Skirmish',
  chapters: [
    {
      title: 'Squads and cards',
      clauses: [
        clause('SK-GEN-01', 'Two sides', 'Two to four squads, each of one seat, fight as two sides, Dawn and Dusk.'),
        clause('SK-GEN-02', 'Strength', 'All squads start with the agreed strength. A squad stands while its strength is above 0.'),
        clause(
          'SK-GEN-03',
          'Who decides',
          'Each seat decides for its own squad. It decides only when the game asks it, and only what the game asks.',
        ),
        clause(
          'SK-CRD-01',
          'Two cards',
          'Before the first round each squad takes two different cards of shield, flare and decoy, and puts them face down.',
        ),
        clause('SK-CRD-02', 'Face down', 'Only your own side knows your cards. A card that is turned over is spent.'),
        clause('SK-SUP-01', 'Supply', 'At the start of a round each standing squad rolls a die that only its side sees.'),
        clause('SK-UMP-01', 'Umpire', 'An umpire, if there is one, may let a squad roll two dice for supply; the higher counts.'),
      ],
    },
    {
      title: 'Plans',
      clauses: [
        clause('SK-PLN-01', 'A side plans together', 'The squads of a side plan in secret. Neither side waits for the other.'),
        clause('SK-PLN-02', 'Aim', 'A squad may aim at an enemy that stands.'),
        clause(
          'SK-PLN-03',
          'Charge',
          'With a supply of 4 or more and a strength of 2 or more a squad may charge: one less is needed to hit.',
        ),
        clause(
          'SK-PLN-04',
          'Plans are opened',
          'When both sides have planned, all plans are turned over; shots follow in the order of the seats.',
        ),
        clause('SK-PLN-05', 'Rest', 'A squad that rests regains one strength, up to its strength at the start.'),
        clause('SK-AMB-01', 'Ambush', 'If ambushes are agreed, a squad may ambush instead: it shoots as soon as its side has planned.'),
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
          'If the die shows a 6 and hits, the shooter looks at the face-down cards of the target and turns over one.',
        ),
      ],
    },
    {
      title: 'The end',
      clauses: [
        clause('SK-END-01', 'Last side', 'A side without strength loses.'),
        clause('SK-END-02', 'Last round', 'After the last round the side with more strength left wins.'),
        clause('SK-END-03', 'Even', 'With equal strength the match is a draw.'),
        clause(
          'SK-END-04',
          'Conceding',
          'A player who concedes gives safe default orders while a partner plays on. A side whose players have all conceded loses.',
        ),
      ],
    },
  ],
}
