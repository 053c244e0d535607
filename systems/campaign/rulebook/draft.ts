// Clauses about the draft of the worlds.
import { advice, clause } from './clause.ts'

export const draft = [
  clause(
    'CR-1.3a',
    'Cards and hexes',
    'The red card of a pair names a row of the map and the black card a column, from 1 for an ace to 13 for a king.',
  ),
  clause(
    'CR-1.3b',
    'Twelve cards',
    'Each empire is dealt twelve cards. One pack serves two to four empires, and two packs that are shuffled together serve five to eight.',
  ),
  clause(
    'CR-1.3c',
    'Pairs and rankings',
    'Each empire makes pairs of a red and a black card in secret. By default claims are made by ranking: with its pairs each empire seals a ranking of all worlds. Each claim takes the world that the empire ranks highest among those that a pair of its own may claim now, with the pair that could claim the fewest worlds, or the first of such pairs. If claims are made in turn, each is an answer of its own and there is no ranking.',
  ),
  clause(
    'CR-1.3d',
    'Claims',
    'Each empire rolls a die for the order of the claims; the highest is first, and equal ones roll again. In this order, round after round, each plays a pair and claims a world, until nobody has a pair. All see the pair and the world.',
  ),
  clause(
    'CR-1.3e',
    'The first two pairs',
    'The first two pairs of an empire must name the hex of a world exactly. An empire that has no such pair may play another.',
  ),
  clause('CR-1.3f', 'Later pairs', 'A later pair claims the free world in its hex or a free world beside it.'),
  clause('CR-1.3g', 'Left-over cards', 'A hand makes as many pairs as it can. Cards without a partner are put aside face down.'),
  clause(
    'CR-1.3h',
    'Pairs from left-over cards',
    'When all pairs are played, they are shuffled into one pile, and one card of it is dealt onto each left-over card. A red and a black card make another pair, which claims as a later pair does. Two cards of one colour are lost. If claims are made by ranking, these pairs use the same rankings.',
  ),
  clause(
    'CR-1.3i',
    'Worlds instead',
    'If the world of a pair is taken, or a later pair has no free world in its hex or beside it, the empire takes a free world within two hexes of its first world or within one of the hex of the pair. If there is none, it takes the free world nearest to the hex of the pair. An empire without a world has the second and the last choice only.',
  ),
  advice('CR-1.4', 'How many worlds', 'Each empire should come to five to eight worlds, and those with less choice to slightly more.'),
  clause(
    'CR-O.5',
    'The proposed ranking',
    'The proposed ranking values each world by public facts: four for a point of income, 22 for luxuries, 40 for ore, food, fuel or goods that the empire lacks, eight for a hub, one for each of up to three lanes, four for a point of income of an own world in reach of trade, and without one the income of the best free neighbour.',
  ),
]
