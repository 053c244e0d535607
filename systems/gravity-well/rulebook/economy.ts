// Resources, repair and construction.
import type { ClauseSource } from './clause.ts'

export const income: readonly ClauseSource[] = [
  {
    id: 'GW-RES-01',
    heading: 'Debris',
    text: 'A station that ends its movement in a debris hex collects a four-sided die and 1.',
  },
  {
    id: 'GW-RES-02',
    heading: 'Moons',
    text: 'A station on a moon rolls as many dice as the number of the moon: 2, 2, 3 and 3. On a moon in debris only the moon counts (R-GW-67).',
  },
  {
    id: 'GW-RES-03',
    heading: 'Core and collector',
    text: 'Without a working core a station collects nothing. A working collector doubles the total (R-GW-68).',
  },
  {
    id: 'GW-RES-04',
    heading: 'For each station',
    text: 'Every station collects for itself, without an order (R-GW-69).',
  },
  {
    id: 'GW-REF-01',
    heading: 'Gas',
    text: 'A scoopship in the hex of a friendly station may deliver its load to a working refinery, whatever their motions. It yields two dice of resources (R-GW-70).',
  },
  {
    id: 'GW-RCY-01',
    heading: 'Recycling',
    text: 'A station may recycle a unit in its bay for its price less 1. Cargo of a craft is recycled for itself; stored modules are units too (R-GW-71).',
  },
  {
    id: 'GW-RCY-02',
    heading: 'At once',
    text: 'What is collected, delivered or recycled may be spent in the same turn (R-GW-72).',
  },
]

export const building: readonly ClauseSource[] = [
  {
    id: 'GW-REP-01',
    heading: 'Repair',
    text: 'One resource unit mends one point of damage, four on a module in a turn at most. It counts towards production.',
  },
  {
    id: 'GW-REP-02',
    heading: 'Destroyed modules',
    text: 'A destroyed module is not repaired but built again, at its price (R-GW-74).',
  },
  {
    id: 'GW-REP-03',
    heading: 'A core out of action',
    text: 'A core out of action still repairs modules of its station, itself included, for 10 a turn. The 20 of a working factory do not count for repairs then, only for building. A core out of action builds nothing (R-GW-75).',
  },
  {
    id: 'GW-REP-04',
    heading: 'Working again',
    text: 'A module works again as soon as its damage is 2 or less: in this turn from the building on, so that it raises no limit of repairs.',
  },
  {
    id: 'GW-REP-05',
    heading: 'Own crew',
    text: 'A station repairs itself and nothing else in space. Modules under a pulse may be repaired too (R-GW-73).',
  },
  {
    id: 'GW-CON-01',
    heading: 'Price and production',
    text: 'Building takes the price from the pool. Building and repairing together must not exceed the production of the station; surcharges of launches do not count.',
  },
  {
    id: 'GW-CON-02',
    heading: 'Production',
    text: 'The production of a station is 10 for a working core and 20 for a working factory, added up. It counts for each station and turn, while the pool is one (R-GW-76).',
  },
  {
    id: 'GW-CON-03',
    heading: 'Whole prices',
    text: 'A price is paid by one station in one turn. As a core costs 14, it takes a factory to build one (R-GW-77).',
  },
  {
    id: 'GW-CON-04',
    heading: 'New craft',
    text: 'A new craft is placed in the bay, or in the hex on the station’s motion. It may move in the next turn (R-GW-78).',
  },
  {
    id: 'GW-CON-05',
    heading: 'New satellites and warheads',
    text: 'These are placed in the bay, in the hex, or aboard a friendly craft in the hex that has room. In the hex they drift undeployed on the station’s motion (R-GW-79).',
  },
  {
    id: 'GW-CON-06',
    heading: 'New modules',
    text: 'A new module is fitted to the station, or lies in its bay to be carried away.',
  },
  {
    id: 'GW-CON-07',
    heading: 'Spare modules',
    text: 'A station fits no second module of a type. A spare may lie in the bay and be fitted later.',
  },
  {
    id: 'GW-CON-08',
    heading: 'Order',
    text: 'The second part of a turn has four phases: collecting, delivering and recycling; repairing; building; and the end of the turn, when shots are counted anew and pulses end (R-GW-80).',
  },
]
