// Clauses about trade, supply, repairs, building and consents.
import { clause } from './clause.ts'

export const trade = [
  clause('CR-2.3a', 'Trade', 'Two worlds that trade each bring their owner the sum of both bases.'),
  clause('CR-2.3b', 'Without trade', 'A world without trade brings its base.'),
  clause(
    'CR-2.3c',
    'Trade by lane',
    'If both worlds are on one network of lanes that nothing blocks, each gains twice the base of the other. Its own base is not doubled.',
  ),
  clause('CR-2.5', 'Every week', 'Incomes come and charges are due every week.'),
  clause('CR-10.1c', 'Both earn', 'A link pays both of its worlds, whoever owns them.'),
  clause(
    'CR-10.1d',
    'Payments between empires',
    'The owners of a link may agree on a payment from one to the other each week: a fixed sum, or a percentage of what the payer gains by the link. It is never above this gain.',
  ),
  clause('CR-10.1e', 'Greedy neutrals', 'A neutral world keeps the part of the gain that its attitude names.'),
  clause(
    'CR-1.6h',
    'Partners of neutral worlds',
    'A neutral world deals with empires that know its attitude and have never attacked it. If several ask, it keeps its present partner, or else takes the world with the highest base this week. A die decides between equals.',
  ),
  clause(
    'CR-10.2',
    'Resources by trade',
    'An empire has a resource at hand if it owns a world of that kind, or if one of its worlds trades with one. Trade that does not flow gives none.',
  ),
  clause('CR-2.4a', 'Missing resources', 'A resource that an empire does not have at hand makes its part of the charges double.'),
  clause(
    'CR-2.4b',
    'Resources that count',
    'Fuel, food, manufactured goods and ore change charges. Luxuries only pay, and a hub is no resource.',
  ),
]
export const consents = [
  clause(
    'CR-X.11',
    'Consent',
    'Two empires agree by naming each other and the same terms in the order books of one week. It holds from that week on, as long as both name it. What finds no match does nothing, and only its author learns of it.',
  ),
  clause(
    'CR-X.5',
    'Friendly bases',
    'The bases of an empire are its own worlds, worlds that a partner of a pact has opened to it, and neutral worlds that are friendly to it.',
  ),
]
export const supply = [
  clause('CR-3.1', 'Upkeep', 'Ships have upkeep under three headings: fuel, crew and weaponry.'),
  clause('CR-3.2', 'Fuel', 'Fuel is 3 per cent of the price of the drives each week. The battle game says how much it is for a design.'),
  clause('CR-3.3', 'Crew', 'Each box of crew costs a fifth of a credit a week.'),
  clause('CR-3.4', 'Weaponry', 'Weaponry is 3 per cent of the price of all that fires, fighters and missiles included.'),
  clause('CR-N.3a', 'A cruiser', 'A heavy cruiser costs about 5 credits a week with its weaponry, and may be away for four weeks.'),
  clause('CR-N.3d', 'Quiet weeks', 'The upkeep of weapons is not due for a ship that does not fight, unless a setting says so.'),
  clause('CR-N.3e', 'Flat rate', 'The upkeep of weapons is the same whatever was fired.'),
  clause('CR-3.5a', 'Without fuel', 'Without fuel at hand the charge for fuel is double. Tons and endurance stay the same.'),
  clause('CR-3.5b', 'Without food', 'Without food at hand the charge for crews is double.'),
  clause('CR-3.5c', 'Without goods', 'Without manufactured goods at hand weaponry and repairs of systems cost double.'),
  clause(
    'CR-3.5d',
    'Without ore',
    'Without ore at hand hulls cost double: keels, boxes of hull and boxes of armour, when built and when repaired.',
  ),
  clause('CR-3.6a', 'Endurance', 'A ship may be away from friendly bases for some weeks. Each week that ends away from them uses up one.'),
  clause(
    'CR-3.6c',
    'Resupply',
    'At a friendly base a ship pays its whole account in credits, and its endurance is whole again. Elsewhere supply ships in the same hex feed a group in tons, without doublings and without credits.',
  ),
  clause(
    'CR-3.6d',
    'Groups',
    'The endurance of a group is the smallest of its ships. A group is fed only if the fuel and provisions for all its ships are met in full.',
  ),
  clause(
    'CR-3.6e',
    'Endurance used up',
    'The systems of a ship without endurance check one level worse. For each week beyond it, each of its drives rolls a die at the end of the week and stops on 6 until it is repaired.',
  ),
  clause(
    'CR-3.7a',
    'Combat turns',
    'Every five combat turns use up a week of endurance. Turns add up over battles. A base clears them; supply ships leave those beyond the last five.',
  ),
  clause(
    'CR-3.7b',
    'Missing weaponry',
    'Weapons of a ship check one level worse as long as weaponry is due for it. Tons of weaponry meet it ship by ship.',
  ),
  clause('CR-3.8b', 'Upkeep of supply ships', 'Supply ships pay upkeep as others do.'),
  clause(
    'CR-3.8c',
    'Leases',
    'An auxiliary of 100 tons may be leased. It costs four times its weekly upkeep each week besides that upkeep. A lease that is not paid ends at once.',
  ),
  clause(
    'CR-3.8d',
    'Holds',
    'Holds are loaded at a friendly base before the groups move, each ton as one kind: fuel, provisions or weaponry. What is unloaded goes back without payment.',
  ),
  clause('CR-3.8e', 'A ton', 'A ton of supplies costs a credit, and double where its charge is double.'),
  clause(
    'CR-N.3b',
    'A credit a ton',
    'A ton pays a credit of upkeep without doublings. Parts of a ton count as one for each group and heading.',
  ),
  clause(
    'CR-N.3c',
    'The auxiliary',
    'The auxiliary of 100 tons has a hold of 56 tons. It feeds 11 heavy cruisers at 5 credits for a week, or 11 frigates at 1 credit for five.',
  ),
  clause(
    'CR-3.9',
    'Weeks of endurance',
    'Endurance follows from the weekly upkeep: up to 2 credits six weeks, up to 5 four, up to 8 three, up to 12 two, above that one.',
  ),
  clause(
    'CR-X.7',
    'What cannot be paid',
    'The player ranks four kinds of payment: supply, leases, repairs and building. The first is paid first, also if it is due later in the week. What is not paid is not done.',
  ),
]
export const yards = [
  clause(
    'CR-11.1',
    'Where ships are repaired',
    'A ship is repaired at a friendly base, in a week in which it neither moves nor fights. Work in hand waits for a ship that is away.',
  ),
  clause(
    'CR-11.2',
    'Price of repairs',
    'A repair costs the price of the part, or of the boxes of hull or armour. Fighters and missiles are bought by the piece. A new crew has no price.',
  ),
  clause('CR-11.4a', 'Weeks of repairs', 'A minor repair takes a week and a major one two. Works on one ship go on side by side.'),
  clause(
    'CR-11.4b',
    'Major repairs',
    'Major are weapons and drives with a number above 3, FTL drives, core systems, screens of level 2, and more than one hangar at once.',
  ),
  clause('CR-11.4c', 'Double speed', 'A major repair takes one week at double the price. A minor one cannot be faster.'),
  clause('CR-11.5', 'Core systems', 'A core system costs a third of the basic hull.'),
  clause(
    'CR-13.1a',
    'Keels',
    'Keels are laid at own worlds. Each grows by up to 100 credits a week, paid as it is built, the hull first. A finished ship joins at the beginning of the next week.',
  ),
  clause(
    'CR-13.1b',
    'The market',
    'Ships of the catalogue are bought ready at the beginning of a week and are delivered at the capital. Craft without FTL drive are not on the market. By a setting the umpire draws three designs each week, and only they are on offer. All see them.',
  ),
  clause('CR-13.2', 'Plans', 'The umpire alone learns the design of a keel and what is built on it.'),
  clause(
    'CR-O.30',
    'Limits of the weeks',
    'An empire has at most 1,500 ships with its keels, 300 keels, 200 types of ships and 100 stocks of spares.',
  ),
]
