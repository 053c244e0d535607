// Clauses about money, secrets, the map, lanes and attitudes.
import { clause } from './clause.ts'

export const general = [
  clause(
    'CR-GEN-01',
    'Money',
    'Money is counted in whole hundredths of a credit. A share of an income is rounded down and a charge is rounded up, each line for itself.',
  ),
  clause(
    'CR-GEN-02',
    'Who knows what',
    'Map, incomes, resources, lanes, owners, claims with their pairs, the order of the seats and the allied navies are public. Hands, pairs before they are played, rankings, treasuries and purchases are known to their owners only. Attitudes and the margin are known to the umpire.',
  ),
  clause(
    'CR-GEN-03',
    'Ships are kept',
    'A ship is kept as its design, the facts of its type when it was bought, and its condition. Later prices or rules of the battle game do not change what has been bought.',
  ),
  clause('CR-GEN-04', 'Species', 'The Sa’Vasku are not open to players, so no design of theirs is in a campaign.'),
  clause(
    'CR-GEN-05',
    'Who decides',
    'Each empire decides for itself, and only when the game asks it. Every empire is hostile to all others.',
  ),
  clause(
    'CR-GEN-06',
    'Dice at places',
    'Each hex, each lane and each roll of the umpire has dice of its own, so that a hidden roll never changes a public one.',
  ),
  clause(
    'CR-GEN-07',
    'Names',
    'The name of a design is one line of letters, digits, spaces and a few signs: full stop, comma, apostrophe, ampersand, brackets, stroke, number sign, plus and hyphen.',
  ),
]
export const map = [
  clause(
    'CR-MAP-01',
    'The map',
    'The map has 13 columns from west to east and 13 rows from north to south, 169 hexes with flat tops. Even columns are half a hex further south. An address is the column and the row: 0302 is in column 3 and row 2.',
  ),
  clause('CR-MAP-02', 'Known economy', 'All worlds with their incomes and resources are rolled beforehand, and everybody knows them.'),
  clause('CR-MAP-03', 'Map order', 'Where an order of hexes matters, they are taken row by row from the north, each from west to east.'),
  clause('CR-MAP-04', 'Worlds', 'A die is rolled for each hex: on 1 to 3 it has a world.'),
  clause(
    'CR-MAP-05',
    'Resources',
    'A die is rolled for each world: on 1 it has a resource. A second die says which: ore, food, fuel, manufactured goods, luxuries or a trading hub.',
  ),
  clause(
    'CR-MAP-06',
    'The margin',
    'Four more hexes on every side of the map are rolled in the same way after it. The umpire keeps them until somebody comes there. No lanes are in the margin, and nobody can go beyond it.',
  ),
]
export const lanes = [
  clause('CR-LANE-01', 'Lanes between hubs', 'A space lane joins every two trading hubs.'),
  clause(
    'CR-LANE-02',
    'Lanes to hubs',
    'A die is rolled for each world within three hexes of a hub, hub by hub in map order: on 1 or 2 a lane joins them. Other hubs are left out.',
  ),
  clause(
    'CR-LANE-03',
    'Further lanes',
    'Then a die is rolled for each world that has got a lane to a hub and each other world within two hexes: on 1 or 2 a lane joins them. Hubs and worlds that a lane joins already are left out, two worlds are tried once, and lanes of this step lead no further.',
  ),
  clause('CR-LANE-04', 'Networks', 'Worlds that lanes join, one to the next, are on one network.'),
]
export const attitudes = [
  clause(
    'CR-ATT-01',
    'Attitudes',
    'A die is rolled for each world in secret. It is the attitude of the world if nobody owns it, and is learned only by a visit.',
  ),
  clause(
    'CR-ATT-02',
    'What attitudes mean',
    'On 1 a world is independent, on 2 friendly to the nearest empire, on 3 hostile to it, on 4 a client of an outside power, on 5 split but stable, and on 6 at war with itself.',
  ),
  clause(
    'CR-ATT-03',
    'The nearest empire',
    'At the end of the draft the umpire notes for each free world the empire that has the fewest jumps to it from a world of its own. A die decides between equals. It never changes afterwards. A jump leads to a world within two hexes of a world, to any world of the same network of lanes, or between an empty hex and the hexes beside it.',
  ),
]
