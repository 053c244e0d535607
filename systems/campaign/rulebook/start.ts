// Clauses about incomes, the purchase, settings and the end of the scenario.
import { clause } from './clause.ts'

export const income = [
  clause('CR-INC-01', 'Base income', 'The base income of a world is the sum of two dice of five sides.'),
  clause('CR-INC-02', 'Worlds with resources', 'A world with a resource, hubs included, adds a third die of five sides.'),
  clause(
    'CR-INC-03',
    'Luxuries',
    'A world of luxuries adds no third die. It rolls a die of ten sides each week instead, which counts for that week. A roll at the beginning counts for the starting capital.',
  ),
  clause(
    'CR-INC-04',
    'Hubs',
    'The base income of a hub grows by one for each world with a lane to it and to no other hub. Other hubs do not count.',
  ),
  clause('CR-INC-05', 'Reach of trade', 'Two worlds may trade if they are within two hexes of each other or on one network of lanes.'),
  clause(
    'CR-INC-06',
    'Pairs of own worlds',
    'For its starting capital an empire names pairs of its own worlds in reach of each other, each world in one pair at most. Each world of a pair gains the income of the other. Lanes double nothing here.',
  ),
  clause(
    'CR-INC-07',
    'Starting capital',
    'The starting capital is 50 times the initial weekly income: the incomes of all own worlds with the gains of the pairs.',
  ),
]
export const purchase = [
  clause(
    'CR-BUY-01',
    'The purchase',
    'All empires buy at the same time and in secret, each from its starting capital. What is left stays in the treasury.',
  ),
  clause('CR-BUY-02', 'The fleet', 'The fleet costs at most 4,000 credits. An empire has at most 300 ships and defences at the start.'),
  clause(
    'CR-BUY-03',
    'Designs',
    'A design of the catalogue or of a player is standard if it passes the check of the battle game. Nothing else is in a campaign, and a credit buys a point of a design.',
  ),
  clause(
    'CR-BUY-04',
    'Supply ships',
    'Besides the fleet an empire buys supply ships for at most 500 credits. A supply ship has a hold for cargo.',
  ),
  clause(
    'CR-BUY-05',
    'Limit of defences',
    'The defences of a world cost at most 100 credits at the normal price for each point of its original income. Craft for defence need no FTL drive.',
  ),
  clause('CR-BUY-06', 'Price of defences', 'At the start defences cost half the normal price. They never leave their world.'),
  clause('CR-BUY-07', 'Spares', 'Parts of a design that are bought as spares cost three quarters of their price.'),
  clause(
    'CR-BUY-08',
    'Where spares are',
    'Spares belong to a world of the empire or to the hold of a supply ship, where they take a ton for each credit of their normal price.',
  ),
  clause(
    'CR-BUY-09',
    'The allied navy',
    'An empire may name one navy of the catalogue as its ally before week 1. All learn which. Ships of this navy cost a fifth less on the market, which opens in week 1.',
  ),
  clause('CR-BUY-10', 'The capital', 'The capital is the first world that the empire has claimed, unless it names another of its worlds.'),
]
export const settings = [
  clause(
    'CR-SET-01',
    'Resources on the map',
    'As rolled; or every resource and a hub at least once; or one of each for three empires, rounded up. After the dice, worlds without a resource are drawn for what is missing, in the order of the resource die. The margin does not count.',
  ),
  clause('CR-SET-02', 'Upkeep of weapons', 'The upkeep of weapons is due after each battle, or every week. It counts from week 1.'),
  clause(
    'CR-SET-03',
    'Capital',
    'The starting capital counts incomes with the gains of trade, or incomes only. Then there are no pairs of own worlds.',
  ),
  clause(
    'CR-SET-04',
    'Level start',
    'Each empire has the capital that its worlds give; or an empire below the mean gets the difference. The mean is reckoned from public facts, with the pairs of worlds that gain most.',
  ),
  clause(
    'CR-SET-05',
    'Neutral worlds',
    'The defence of a world without an owner is 150 points for each point of its income, or 250 if neutral worlds are well defended.',
  ),
  clause('CR-SET-06', 'Scouting', 'An attitude that a visit finds out is known to the visitor, or told to all. It counts from week 1.'),
  clause(
    'CR-SET-07',
    'Tempo',
    'Within a week standing answers decide for everybody, or each is asked at meetings and after battles. It counts from week 1.',
  ),
  clause('CR-SET-08', 'Claims', 'Claims are made by ranking, all at once, or in turn.'),
  clause('CR-SET-09', 'The battle game', 'One battle game fights all battles of a campaign. It is chosen with the campaign.'),
]
export const ending = [
  clause(
    'CR-END-01',
    'The draft',
    'The scenario of the draft ends when all empires have bought. The score of an empire is its initial weekly income with the pairs of own worlds that gain most. The highest score wins.',
  ),
  clause('CR-END-02', 'Equal scores', 'If several empires have the highest score, the draft is drawn.'),
  clause(
    'CR-END-03',
    'Leaving',
    'An empire that concedes leaves the campaign. Its worlds have no owner any more, and its cards and pairs are gone. The last empire that is left wins.',
  ),
]
