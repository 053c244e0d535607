// Clauses about money, secrets, the map, lanes and attitudes.
import { clause } from './clause.ts'

export const general = [
  clause(
    'CR-X.1',
    'Money',
    'Money is counted in whole hundredths of a credit. A share of an income is rounded down and a charge is rounded up, each line for itself.',
  ),
  clause(
    'CR-X.2',
    'Dice at places',
    'Each hex, each lane and each roll of the umpire has dice of its own, so that a hidden roll never changes a public one.',
  ),
  clause(
    'CR-X.4',
    'Who is hostile',
    'Every empire is hostile to all others but those with which it has a pact. A pact that one of the two no longer names holds to the end of that week.',
  ),
  clause(
    'CR-X.8',
    'Tempo',
    'Within a week standing answers decide for everybody, or each is asked at meetings and after battles. This setting counts from week 1. A group without orders stays and keeps its standing answers. A group without an answer withdraws to the nearest other own world in jumps, of equally near hexes the first in map order. A group that cannot leave stays, and fights if it is attacked. An absent player misses the orders of a week, but no answer within it.',
  ),
  clause(
    'CR-X.12',
    'Out of the game',
    'An empire that concedes leaves the campaign, and so does one with neither a world nor an armed ship at the end of a week. Its worlds have no owner any more, its cards, pairs and counters are gone, and what it had agreed on ends. It keeps the attitudes that it has learned. The last empire that is left wins.',
  ),
  clause('CR-SV.1', 'Species', 'The Sa’Vasku are not open to players, so no design of theirs is in a campaign.'),
  clause(
    'CR-14.1',
    'The battle game',
    'One battle game fights all battles of a campaign. It is chosen with the campaign. For now its ships fight by the abstract method.',
  ),
  clause(
    'CR-O.1',
    'Who knows what',
    'Map, incomes, resources, lanes, owners, claims with their pairs, the order of the seats and the allied navies are public. Hands, pairs before they are played, rankings, treasuries and purchases are known to their owners only. Attitudes and the margin are known to the umpire.',
  ),
  clause(
    'CR-O.2',
    'Ships are kept',
    'A ship is kept as its design, the facts of its type when it was bought, and its condition. Later prices or rules of the battle game do not change what has been bought.',
  ),
  clause('CR-O.3', 'Who decides', 'Each empire decides for itself, and only when the game asks it.'),
  clause(
    'CR-O.4',
    'Names',
    'The name of a design is one line of letters, digits, spaces and a few signs: full stop, comma, apostrophe, ampersand, brackets, stroke, number sign, plus and hyphen.',
  ),
]
export const map = [
  clause(
    'CR-X.3',
    'Addresses',
    'Columns are counted from west to east and rows from north to south. Hexes have flat tops, and even columns are half a hex further south. An address is the column and the row: 0302 is in column 3 and row 2.',
  ),
  clause(
    'CR-1.1a',
    'The margin',
    'Four more hexes on every side of the map are rolled in the same way after it. The umpire keeps them. A hex of the margin becomes public when a counter first comes there, and stays so. No lanes are in the margin, and nobody can go beyond it.',
  ),
  clause(
    'CR-1.1b',
    'Newcomers at the rim',
    'An empire that is out, and has not conceded, begins again if all who play name it and the same rim in the order books of one week. Then the margin beside that side of the map becomes public, corners excepted. Before the next orders the newcomer claims up to six worlds there that nobody owns, the first its capital, and buys ships as all did at the start. It may stay out. Its worlds count at the end as those of others do. After the last week nobody begins.',
  ),
  clause('CR-1.2a', 'The map', 'The map has 13 columns and 13 rows, 169 hexes. It has as many worlds as the dice give.'),
  clause('CR-1.2b', 'Known economy', 'All worlds with their incomes and resources are rolled beforehand, and everybody knows them.'),
  clause(
    'CR-1.7a',
    'Worlds',
    'A die is rolled for each hex: on 1 to 3 it has a world. Hexes are taken row by row from the north, each from west to east.',
  ),
  clause('CR-1.7b', 'Worlds with a resource', 'A die is rolled for each world: on 1 it has a resource.'),
  clause(
    'CR-1.7c',
    'Resources',
    'A second die says which resource it is, from 1 to 6: ore, food, fuel, manufactured goods, luxuries or a trading hub. A setting says how many there are. As rolled; or every resource and a hub at least once; or one of each for three empires, rounded up. After the dice, worlds without a resource are drawn for what is missing, in the order of the resource die. The margin does not count.',
  ),
]
export const lanes = [
  clause('CR-1.8a', 'Lanes between hubs', 'A space lane joins every two trading hubs.'),
  clause(
    'CR-1.8b',
    'Lanes to hubs',
    'A die is rolled for each world within three hexes of a hub, hub by hub in map order: on 1 or 2 a lane joins them. Other hubs are left out.',
  ),
  clause(
    'CR-1.8c',
    'Further lanes',
    'Then a die is rolled for each world that has got a lane to a hub and each other world within two hexes: on 1 or 2 a lane joins them. Hubs and worlds that a lane joins already are left out, two worlds are tried once, and lanes of this step lead no further.',
  ),
]
export const attitudes = [
  clause(
    'CR-1.6a',
    'Attitudes',
    'A die is rolled for each world in secret. It is the attitude of the world if nobody owns it, and is learned only by a visit: a ship that is in the hex after the moves, even if it withdraws. A setting says whether the visitor alone learns it, or all. This setting counts from week 1.',
  ),
  clause('CR-1.6b', 'Independent worlds', 'On 1 a world is independent. It trades with empires and keeps half of what they gain by it.'),
  clause(
    'CR-1.6c',
    'Friendly worlds',
    'On 2 a world is friendly to the nearest empire. At the end of the draft the umpire notes for each free world the empire that has the fewest jumps to it from a world of its own. A die decides between equals. It never changes afterwards. A jump leads to a world within two hexes of a world, to any world of the same network of lanes, or between an empty hex and the hexes beside it. The world leaves the nearest empire the whole gain of trade, and is its base at a fifth more. With others it keeps half of the gain.',
  ),
  clause(
    'CR-1.6d',
    'Hostile worlds',
    'On 3 a world is hostile to the nearest empire and never trades with it. With others it keeps half of the gain.',
  ),
  clause(
    'CR-1.6e',
    'Clients',
    'On 4 a world is the client of an outside power. Its defence counts three times, an attack is driven off on a natural 2 as well, and those who are driven off take twice the hits.',
  ),
  clause('CR-1.6f', 'Split worlds', 'On 5 a world is split but stable. It keeps two thirds of the gain of trade.'),
  clause(
    'CR-1.6g',
    'Worlds at war',
    'On 6 a world is at war with itself, and a peacekeeping mission may settle it. An empire keeps the peace in a week in which its ships with troops there, in groups with this order, cost at least 20 points for each point of income. After four weeks on end a die is rolled: on 1 or 2 nothing changes and the weeks start again, 3 makes the world split, 4 a client, 5 independent, and 6 a friend of the peacekeeper. A week without it clears the count. If several could, the one who has done so goes on, else the strongest begins.',
  ),
]
