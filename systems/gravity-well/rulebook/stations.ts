// Stations and their modules.
import type { ClauseSource } from './clause.ts'

export const stations: readonly ClauseSource[] = [
  {
    id: 'GW-STA-01',
    heading: 'A station',
    text: 'A station is a large spacecraft that is put together from modules. It flies, is hit and is pulsed as any spacecraft.',
  },
  {
    id: 'GW-STA-02',
    heading: 'What only stations do',
    text: 'Only stations turn anything into resources, and only stations build.',
  },
  {
    id: 'GW-STA-03',
    heading: 'One of each',
    text: 'A station has one module of each type at most. A destroyed module may be built again.',
  },
  {
    id: 'GW-STA-04',
    heading: 'A new station',
    text: 'A bus or gunship carries a core and drops it in the pick-up and drop step. The core becomes a station on the vector and velocity of its carrier, and acts from the next impulse on. A station cannot drop a core out of its own bay (R-GW-08).',
  },
  {
    id: 'GW-STA-05',
    heading: 'The bay',
    text: 'The bay of a station is as large as you like. Craft and boosters leave it in the launch step only; satellites, warheads and modules may be dropped in any impulse (R-GW-09), unless all bays of the seat were empty in the launch step and it had no booster (R-GW-91).',
  },
  {
    id: 'GW-STA-06',
    heading: 'What a lost station held',
    text: 'Whatever lies in the bay of a destroyed station is destroyed too (R-GW-10).',
  },
]

export const modules: readonly ClauseSource[] = [
  {
    id: 'GW-MOD-01',
    heading: 'Out of action',
    text: 'A module with 3 or more points of damage does not work.',
  },
  {
    id: 'GW-MOD-02',
    heading: 'Destroyed',
    text: 'A module whose damage reaches its hit points is destroyed and leaves the station. Points beyond that are lost (R-GW-11).',
  },
  {
    id: 'GW-MOD-03',
    heading: 'A core out of action',
    text: 'While the core is out of action no other module works, except the factory. Nothing is launched, picked up or dropped. The station still controls boosters and repairs (R-GW-12).',
  },
  {
    id: 'GW-MOD-04',
    heading: 'A lost core',
    text: 'A station without a core is destroyed, unless its factory has 2 points of damage or less. Such a coreless station keeps its motion, its factory and its bay. It still controls boosters, and may land, recycle, repair, and fit modules from its bay, a spare core too. It builds nothing but a new core for itself, and launches, picks up and drops nothing. If the factory then has 3 points of damage, the station is destroyed; a pulse does not destroy it (R-GW-13).',
  },
  {
    id: 'GW-MOD-05',
    heading: 'At once',
    text: 'Damage counts at once, in the middle of an exchange of fire. Point defence that is knocked out loses the shots it has left.',
  },
  {
    id: 'GW-MOD-06',
    heading: 'Core',
    text: 'The core holds the station together, stores, senses, builds and repairs, itself included. It costs 14, has 4 hit points and adds 10 to production (R-GW-14).',
  },
  {
    id: 'GW-MOD-07',
    heading: 'Engine',
    text: 'A working engine gives the station two thrust points a turn. It costs 4 and has 4 hit points.',
  },
  {
    id: 'GW-MOD-08',
    heading: 'Factory',
    text: 'The factory adds 20 to production and works without the core. It costs 8 and has 8 hit points.',
  },
  {
    id: 'GW-MOD-09',
    heading: 'Point defence',
    text: 'Point defence is a battery of lasers with up to three shots a turn. It costs 6 and has 4 hit points.',
  },
  {
    id: 'GW-MOD-10',
    heading: 'Refinery',
    text: 'The hydrogen refinery takes the gas of scoopships. It costs 8 and has 8 hit points.',
  },
  {
    id: 'GW-MOD-11',
    heading: 'Active armour',
    text: 'Active armour takes one whole hit and is gone. It costs 3.',
  },
  {
    id: 'GW-MOD-12',
    heading: 'Collector',
    text: 'The resource collector doubles what its station collects. It costs 6 and has 6 hit points.',
  },
]
