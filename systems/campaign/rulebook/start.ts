// Clauses about incomes, the purchase, later weeks and the end of the scenario.
import { advice, clause } from './clause.ts'

export const income = [
  clause('CR-2.1', 'Income and resources', 'Each world has an income, and some have a resource.'),
  advice('CR-2.2', 'How much income', 'Incomes are meant to make a fleet of 4,000 credits hard to keep at the start.'),
  clause('CR-2.6a', 'Base income', 'The base income of a world is the sum of two dice of five sides.'),
  clause('CR-2.6b', 'Worlds with resources', 'A world with a resource, hubs included, adds a third die of five sides.'),
  clause(
    'CR-2.6c',
    'Luxuries',
    'A world of luxuries adds no third die. It rolls a die of ten sides each week instead, which counts for that week. A roll at the beginning counts for the starting capital.',
  ),
  clause(
    'CR-2.7',
    'Hubs',
    'The base income of a hub grows by one for each world with a lane to it and to no other hub. Other hubs do not count.',
  ),
  clause(
    'CR-10.1a',
    'Reach of trade',
    'Two worlds may trade if they are within two hexes of each other or on one network of lanes. Worlds that lanes join, one to the next, are on one network. In the weeks a network ends at worlds that block lanes for one of the two owners.',
  ),
  clause(
    'CR-10.1b',
    'One partner',
    'A world is in one pair at most. In the weeks both owners name the link in their order books. A neutral world need not.',
  ),
  clause(
    'CR-4.2',
    'Starting capital',
    'The starting capital is 50 times the initial weekly income. It is the incomes of all own worlds with the gains of the pairs that the empire names among them. Each world of a pair gains the income of the other, and lanes double nothing here. A setting counts incomes only. Then there are no pairs.',
  ),
  clause(
    'CR-X.14',
    'Level start',
    'Each empire has the capital that its worlds give; or an empire below the mean gets the difference. The mean is reckoned from public facts, with the pairs of worlds that gain most.',
  ),
]
export const purchase = [
  clause('CR-4.1', 'The fleet', 'The fleet costs at most 4,000 credits.'),
  clause(
    'CR-4.3',
    'The purchase',
    'All empires buy at the same time and in secret, each from its starting capital. What the fleet does not take buys supply ships, spares and defences, or stays in the treasury.',
  ),
  clause('CR-O.6', 'Number of ships', 'An empire has at most 300 ships and defences at the start.'),
  clause(
    'CR-16.1',
    'Standard designs',
    'A design of the catalogue or of a player is standard if it passes the check of the battle game. A credit buys a point of a design.',
  ),
  clause('CR-16.2a', 'Nothing else', 'What is no design of the battle game is not in a campaign.'),
  advice('CR-16.2b', 'Bluffing', 'An empire may pretend, within reason, to have designs that it will not use.'),
  advice('CR-16.2c', 'Other navies', 'The designs of a published navy are standard as its ships are, but its own weapons would never be.'),
  clause(
    'CR-3.8a',
    'Supply ships',
    'Besides the fleet an empire buys supply ships for at most 500 credits. A supply ship has a hold for cargo.',
  ),
  clause(
    'CR-8.1a',
    'Limit of defences',
    'The defences of a world cost at most 100 credits at the normal price for each point of its original income.',
  ),
  clause(
    'CR-8.1b',
    'Craft for defence',
    'Craft for defence need no FTL drive. Ships of the fleet and supply ships have one. A defence has the upkeep of its design and no endurance, because it is always at its base.',
  ),
  clause('CR-8.2a', 'Price of defences', 'At the start defences cost half the normal price.'),
  clause('CR-8.2b', 'Defences stay', 'Defences that were bought at half price never leave their world.'),
  clause('CR-4.4a', 'Spares', 'Parts of a design that are bought as spares cost three quarters of their price, in the weeks too.'),
  clause(
    'CR-4.4b',
    'Where spares are',
    'Spares belong to a world of the empire or to the hold of a supply ship, where they take a ton for each credit of their normal price.',
  ),
  clause(
    'CR-13.1c',
    'The allied navy',
    'An empire may name one navy as its ally before week 1. All learn which. Ships of this navy cost a fifth less on the market.',
  ),
  clause(
    'CR-13.1d',
    'Navies that may be allies',
    'The ally is a navy of the catalogue of the battle game. A navy of another species is never one.',
  ),
  clause(
    'CR-X.6',
    'The capital',
    'The capital is the first world that the empire has claimed, unless it names another of its worlds. Later an empire names another only if its capital is no world of its own.',
  ),
]
export const weeks = [
  clause(
    'CR-3.6b',
    'Upkeep of weapons',
    'Fuel and crew are due every week. The upkeep of weapons is due for each five combat turns, or by a setting every week. What is due is paid at a base or in tons.',
  ),
  clause('CR-8.3', 'Neutral worlds', 'The defence of a world without an owner is 150 points for each point of its income.'),
  clause(
    'CR-X.15',
    'Well-defended worlds',
    'By a setting the defence of neutral worlds is 250 points for each point of their income instead.',
  ),
]
export const ending = [
  clause(
    'CR-O.7',
    'The draft',
    'Two to eight empires play the scenario of the draft. It ends when all have bought. The score of an empire is its initial weekly income with the pairs of own worlds that gain most. The highest score wins.',
  ),
  clause('CR-O.8', 'Equal scores', 'If several empires have the highest score, the draft is drawn.'),
]
