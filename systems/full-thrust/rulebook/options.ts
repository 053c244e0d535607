// Rules by option, and the settings.
import type { ClauseSource } from './clause.ts'

export const rulesByOption: readonly ClauseSource[] = [
  {
    id: 'FT-OPT-01',
    heading: 'Ramming',
    text: 'A ship with the order to ram that ends phase 5 within 2 MU of its target needs a 6 to go through with it. Then each ship rolls a die and adds its thrust; the rammer must be higher. Then each rolls a die and multiplies it by its own hull boxes left: this is the damage of the other, at once.',
  },
  {
    id: 'FT-OPT-02',
    heading: 'Striking colours',
    text: 'With each threshold check one more die is rolled at the same number, with +1 for each further row (R-FT-82). If it fails, the ship strikes and drifts.',
  },
  {
    id: 'FT-OPT-03',
    heading: 'Guns at fighters',
    text: 'Any mount may fire one die at a group in range and arc that is not engaged, with one fire control for each group. A 6 kills one. The group may evade for one endurance and is then safe for the rest of phase 10.',
  },
  {
    id: 'FT-OPT-04',
    heading: 'Scramble',
    text: 'When enemy groups attack a carrier that used no thrust, roll for its launch: on 1 a bay is out, on 2 or 3 nothing happens, on 4 a group fights after the attack, on 5 it is in time, and on 6 two are in time if the ship may launch two.',
  },
  {
    id: 'FT-OPT-05',
    heading: 'Reactor blast',
    text: 'A power core that explodes does a die of semi-piercing damage for every 25 mass of the ship, or part of it, to all ships within 3 MU. Screens do not help (R-FT-83).',
  },
  {
    id: 'FT-OPT-06',
    heading: 'Knocked off course',
    text: 'With each threshold check one more die is rolled at the same number, with +1 for each further row (R-FT-82). If it fails, another die turns the ship one point: to starboard on 1 to 3, to port on 4 to 6.',
  },
  {
    id: 'FT-OPT-07',
    heading: 'Morale and aces',
    text: 'A group with losses attacks only if a die is at most its number of fighters. A group of aces has one more die; a poor group has -1 in dogfights.',
  },
  {
    id: 'FT-OPT-08',
    heading: 'Squadrons',
    text: 'Two to four ships may be given one order together, at the lowest thrust among them.',
    advice: true,
  },
]

export const settings: readonly ClauseSource[] = [
  {
    id: 'FT-OPN-01',
    heading: 'Surface',
    text: 'A battle is fought on the open plane or on hexes.',
  },
  {
    id: 'FT-OPN-02',
    heading: 'Core systems',
    text: 'Core systems are used, unless the players leave them out (R-FT-69).',
  },
  {
    id: 'FT-OPN-03',
    heading: 'Time of checks',
    text: 'Threshold checks are made at once for each firing ship and target, or all together at the end of the turn.',
  },
  {
    id: 'FT-OPN-04',
    heading: 'Sixes of point defence',
    text: 'A 6 of point defence is rolled again, unless the players leave it out.',
  },
  {
    id: 'FT-OPN-05',
    heading: 'Semi-piercing damage',
    text: 'Torpedoes and salvoes are semi-piercing; without this setting all their damage goes to the armour first.',
  },
  {
    id: 'FT-OPN-06',
    heading: 'Half thrust',
    text: 'Half the thrust for turning is rounded down, or up by setting.',
  },
  {
    id: 'FT-OPN-07',
    heading: 'Double turns',
    text: 'Orders have one turn, or two by setting.',
  },
  {
    id: 'FT-OPN-08',
    heading: 'Stern arc',
    text: 'Arc A is shut for attacks when thrust was used, or always.',
  },
  {
    id: 'FT-OPN-09',
    heading: 'Front of fighters',
    text: 'Fighters attack in their front of 180 degrees, or all round.',
  },
  {
    id: 'FT-OPN-10',
    heading: 'Ships shoot at fighters',
    text: 'The guns of ships fire at ships only, or at fighters too.',
  },
  {
    id: 'FT-OPN-11',
    heading: 'Scramble',
    text: 'Carriers under attack may launch in haste, by setting.',
  },
  {
    id: 'FT-OPN-12',
    heading: 'Ramming',
    text: 'Ships may ram, by setting.',
  },
  {
    id: 'FT-OPN-13',
    heading: 'Striking colours',
    text: 'Ships may strike, by setting.',
  },
  {
    id: 'FT-OPN-14',
    heading: 'Reactor blast',
    text: 'Exploding cores damage ships around them, by setting.',
  },
  {
    id: 'FT-OPN-15',
    heading: 'Knocked off course',
    text: 'Checks may turn a ship, by setting.',
  },
  {
    id: 'FT-OPN-16',
    heading: 'Fighter morale',
    text: 'Groups with losses may lose heart, by setting.',
  },
  {
    id: 'FT-OPN-17',
    heading: 'Aces',
    text: 'There are aces and poor groups, by setting. When the ships enter, a die for each group makes it one of aces on 6 and a poor one on 1 (R-FT-84).',
  },
  {
    id: 'FT-OPN-18',
    heading: 'FTL entry',
    text: 'Fleets come in at entry points, or by FTL.',
  },
  {
    id: 'FT-OPN-19',
    heading: 'Turn limit',
    text: 'A battle has at most 30 turns; any limit from 1 to 100 may be set (R-FT-70).',
  },
  {
    id: 'FT-OPN-20',
    heading: 'Entry speed',
    text: 'Fleets enter at 30 at most; any limit from 0 to 60 may be set.',
  },
]
