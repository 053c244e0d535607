// Lasers, pulses and warheads.
import type { ClauseSource } from './clause.ts'

export const lasers: readonly ClauseSource[] = [
  {
    id: 'GW-LSR-01',
    heading: 'Initiative',
    text: 'In each impulse the players who want to fire roll a die. The highest fires one shot, then the next, and so on round until all have passed. Ties roll again, one player alone needs no die, and whoever passes is out for this step (R-GW-45).',
  },
  {
    id: 'GW-LSR-02',
    heading: 'Targets',
    text: 'A laser reaches every enemy unit in its own hex, and in the six hexes around all but boosters and warheads. Units in a bay or aboard a craft are no targets. A drifting module is hit as itself (R-GW-46).',
  },
  {
    id: 'GW-LSR-03',
    heading: 'To hit',
    text: 'A shot hits on 3 or less.',
  },
  {
    id: 'GW-LSR-04',
    heading: 'Satellites',
    text: 'The number needed is 1 higher if a ComSat of the shooter sees the target and is within 2 hexes of either. It is 1 lower if an ECMSat of an enemy is within 1 hex of the target. Several of a kind count once, and the number stays from 1 to 5.',
  },
  {
    id: 'GW-LSR-05',
    heading: 'Damage',
    text: 'A hit does a die of damage. Any damage destroys satellites, boosters, warheads, scoopships and buses.',
  },
  {
    id: 'GW-LSR-06',
    heading: 'DefSat',
    text: 'A deployed DefSat has one shot a turn.',
  },
  {
    id: 'GW-LSR-07',
    heading: 'Point defence',
    text: 'Point defence has three shots in the whole turn. The first hits on 3 or less, the second on 2 or less, the third on 1.',
  },
  {
    id: 'GW-LSR-08',
    heading: 'Gunship',
    text: 'A gunship has two shots in the whole turn. The first hits on 3 or less, the second on 2 or less.',
  },
  {
    id: 'GW-LSR-09',
    heading: 'Shots not fired',
    text: 'Shots that are left at the end of a turn are lost. In the next turn all shots are there again, of what is carried too (R-GW-47).',
  },
  {
    id: 'GW-LSR-10',
    heading: 'Modules',
    text: 'A hit on a station rolls for the module: 1 and 2 core, 3 factory, 4 refinery or collector, 5 point defence, 6 engine. With both aboard, a second die gives 1 to 3 refinery, 4 to 6 collector. What is not aboard passes the hit to the core, or to the factory if there is none (R-GW-48).',
  },
  {
    id: 'GW-LSR-11',
    heading: 'Active armour',
    text: 'Working armour takes the whole hit of a laser or warhead, and is gone. Neither module nor damage is rolled. It works only while the core works, or the factory of a coreless station. A pulse stops each of the three (R-GW-49).',
  },
  {
    id: 'GW-LSR-12',
    heading: 'One shot, one module',
    text: 'Each shot has one target and one damage die, all on one module (R-GW-50).',
  },
]

export const pulses: readonly ClauseSource[] = [
  {
    id: 'GW-PLS-01',
    heading: 'Pulses first',
    text: 'Pulse warheads go off before basic ones strike. All players decide together, and all pulses of an impulse act together (R-GW-51).',
  },
  {
    id: 'GW-PLS-02',
    heading: 'Everything in the hex',
    text: 'A pulse reaches every spacecraft and warhead in its hex, its owner’s too, without a die to hit.',
  },
  {
    id: 'GW-PLS-03',
    heading: 'Disabled',
    text: 'Spacecraft and satellites are disabled to the end of the next turn: no thrust, fire, launch, deployment, pick-up or drop. Loose warheads and boosters are lost, boosters with their loads. A station rolls a die for each module in the order of the sheet, and 4 or more disables it (R-GW-52).',
  },
  {
    id: 'GW-PLS-04',
    heading: 'Warheads aboard',
    text: 'Warheads aboard a disabled craft are unharmed. They cannot be dropped before it recovers.',
  },
  {
    id: 'GW-PLS-05',
    heading: 'No damage',
    text: 'A pulse does no damage (R-GW-53).',
  },
]

export const warheads: readonly ClauseSource[] = [
  {
    id: 'GW-WHD-01',
    heading: 'Warheads',
    text: 'A warhead cannot thrust, weighs 1, is destroyed by any damage and is used once. A basic one costs 1, a pulse warhead 4.',
  },
  {
    id: 'GW-WHD-02',
    heading: 'On their way',
    text: 'A warhead is carried by a booster, a bus or a gunship, or lies in a bay.',
  },
  {
    id: 'GW-WHD-03',
    heading: 'Order of strikes',
    text: 'After the pulses, players with warheads roll for initiative as for lasers, and take turns with one strike each. Whoever passes may still strike in a later impulse (R-GW-54).',
  },
  {
    id: 'GW-WHD-04',
    heading: 'Target',
    text: 'A basic warhead attacks one enemy unit in its own hex, which its owner chooses. Boosters and warheads are targets too (R-GW-55).',
  },
  {
    id: 'GW-WHD-05',
    heading: 'The strike',
    text: 'The strike is rolled as a laser shot: 3 or less hits, with the same modifiers. The damage is a die and 1. On a station the module is rolled.',
  },
  {
    id: 'GW-WHD-06',
    heading: 'Used up',
    text: 'The warhead is gone after its strike, hit or miss.',
  },
  {
    id: 'GW-WHD-07',
    heading: 'From where',
    text: 'A warhead strikes in free flight or from its booster, which is removed. It never strikes from a bus, a gunship or a bay (R-GW-56).',
  },
  {
    id: 'GW-WHD-08',
    heading: 'Control',
    text: 'A warhead that no station and no ComSat of its owner can see cannot strike (R-GW-57).',
  },
]
