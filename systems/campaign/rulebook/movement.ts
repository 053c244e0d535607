// Clauses about weeks, movement, groups and meetings.
import { type ClauseSource, clause } from './clause.ts'

const moves = [
  clause('CR-1.5a', 'Weeks', 'A turn of the campaign is a week.'),
  clause('CR-1.5b', 'One move a week', 'A group moves once a week. Every use of the FTL drive takes the whole week.'),
  clause(
    'CR-5.1a',
    'Empty hexes',
    'An empty hex is reached by one jump from a hex beside it. From an empty hex a group jumps to any hex beside it. A world of the margin that nobody has seen counts as an empty hex.',
  ),
  clause(
    'CR-5.1b',
    'Jumps between worlds',
    'Between two worlds that are two hexes apart one jump is enough. It passes over the hex between.',
  ),
  clause(
    'CR-5.2',
    'Journeys by lane',
    'Along space lanes a group goes from a world to any other on the same network in one week. Its order names the worlds on the way, none of them twice.',
  ),
  clause('CR-5.3', 'In FTL', 'Nobody meets or attacks a group in FTL. Groups that change places do not meet.'),
  clause(
    'CR-5.4a',
    'Blocked lanes',
    'The owner of a world may switch off its lanes. Then nobody enters or passes it by lane, the owner included. A neutral world that an attack has left undecided lets only those enter or pass who attacked it.',
  ),
  clause(
    'CR-5.4b',
    'Stops',
    'A journey by lane that runs into a block stops one world short of it. If the first world on the way is blocked, the group stays where it is. Blocks are those of the start of the week, with the switches of its orders. A group may leave a blocked world by lane.',
  ),
  clause('CR-5.5', 'All at once', 'All groups move at the same time. A destination that was named last week replaces every other move.'),
]
const groups = [
  clause(
    'CR-15.1a',
    'Groups',
    'Ships move in groups of any size, each with one counter. At first the ships of an empire that can move are in up to three groups at its capital: warships that endure four weeks or more, other warships, and unarmed ships.',
  ),
  clause(
    'CR-15.1b',
    'Splits and merges',
    'Before the moves ships in one hex are put into groups as their orders say. Each ship of a group with orders is in one group again. Groups in FTL stay as they are. The id of a new group has at most 40 letters, digits and hyphens.',
  ),
  clause('CR-15.1c', 'What a counter is', 'The game records which ships are behind each counter, for their owner alone.'),
  clause(
    'CR-15.2a',
    'Dummies',
    'A group with a BB, BDN, DN, SDN, CVA, CVH or CVL makes one dummy where it is, unless it has one. A dummy moves as a group does and does nothing else. Contact exposes it and takes it off the map. When its group has no such ship any more, the dummy goes before the next moves. A group in FTL makes no dummy.',
  ),
  clause('CR-15.2b', 'Real groups', 'Every other group has a ship.'),
  clause(
    'CR-15.3',
    'What others see',
    'Counters and their owners are public, and the ships behind them are not. Each week the labels of an empire are dealt again by hidden dice in every hex where it has several counters, and among its counters in FTL. Ids of groups and ships are never shown to others. Empires that meet and do not fight each other learn the class names of the ships they met.',
  ),
  clause('CR-15.4', 'Orders', 'All empires write their orders in secret before anybody moves. A group has one order.'),
  clause('CR-O.40', 'Number of groups', 'An empire has at most 150 groups besides its dummies.'),
]
const meetings = [
  clause(
    'CR-17.1',
    'Contact',
    'Fleets of several empires in one hex meet, empty hexes included. Their owners learn who is there and which counters were dummies. Partners meet as others do.',
  ),
  clause(
    'CR-17.2a',
    'Sizes',
    'Each owner is told whether each other fleet is larger, smaller or about equal, by the points of armed ships. Larger is one and a half times or more, and smaller is two thirds or less.',
  ),
  clause(
    'CR-17.2b',
    'Sizes of ships',
    'An owner is also told if the mean mass of the other ships is at least twice or at most half that of the own ones.',
  ),
  clause(
    'CR-17.3',
    'Attack or withdraw',
    'Each group that meets a hostile fleet attacks or withdraws, all at the same time and in secret. The standing answer of a group follows the size of the largest hostile fleet. If players are asked, their answer replaces it.',
  ),
  clause('CR-17.4a', 'One attacks', 'If only one side attacks and all others withdraw, there is no battle, and the attacker stays.'),
  clause(
    'CR-17.4b',
    'Withdrawal',
    'A group that withdraws names a hex one jump away and is in FTL until it comes out there next week. If the named hex is further away, it takes the first jump on the way.',
  ),
  clause('CR-17.5', 'Nobody attacks', 'If all withdraw, all name their destinations.'),
  clause(
    'CR-17.6a',
    'Battle',
    'Hostile empires that stay fight a battle if one of them attacks. All learn where a battle is, and who fights. Groups that withdraw are unhurt.',
  ),
  clause('CR-17.6c', 'No way back', 'Who has stayed for a battle leaves it only under fire.'),
  clause(
    'CR-17.7',
    'Initiative',
    'Each fleet in a battle rolls a die, with 2 more if it was in the hex before the moves or 1 more if it came by lane. Equal fleets roll again, up to twenty times.',
  ),
  clause(
    'CR-17.8a',
    'Sides of the hex',
    'A group enters a battle by the side of the hex that the straight line of its jump or last lane crosses last. If the line passes a corner, the owner picks one of the two sides.',
  ),
  clause('CR-17.8b', 'Groups that were there', 'A group that was in the hex before the moves may enter by any side.'),
  clause('CR-17.9a', 'Changes of entry', 'A lead over another fleet earns a change of entry for each two points.'),
  clause(
    'CR-18.2a',
    'Departure under fire',
    'A group that has left a battle by FTL goes to a hex one jump away, which is its move of the next week. If players are asked, they name the hex after the battles.',
  ),
  clause('CR-18.2b', 'Scouts', 'A scout that looks and leaves has used its move of the next week, too.'),
  clause(
    'CR-X.10',
    'Who is asked',
    'If players are asked, it is the owners of counters in a hex with a counter of another, dummies included, and the owner of a world where a foreign counter is. The same empires are asked after the battles.',
  ),
]

export const movement: readonly ClauseSource[] = [...moves, ...groups, ...meetings]
