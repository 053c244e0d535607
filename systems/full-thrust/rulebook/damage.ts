// Damage, core systems and damage control.
import type { ClauseSource } from './clause.ts'

export const damage: readonly ClauseSource[] = [
  {
    id: 'FT-DMG-01',
    heading: 'Boxes',
    text: 'Damage is marked box by box. The last hull box destroys the ship.',
  },
  {
    id: 'FT-DMG-02',
    heading: 'Armour',
    text: 'Ordinary damage goes to the armour first, the rest to the hull.',
  },
  {
    id: 'FT-DMG-03',
    heading: 'Penetrating damage',
    text: 'Damage of dice that were rolled again goes straight to the hull.',
  },
  {
    id: 'FT-DMG-04',
    heading: 'Semi-piercing damage',
    text: 'Of a hit by a torpedo, a salvo missile or a fighter torpedo half goes to the armour, rounded up, as far as it lasts. The rest goes to the hull.',
  },
  {
    id: 'FT-DMG-05',
    heading: 'Threshold checks',
    text: 'When a hull row is finished, every working system is checked. After row 1 it is lost on a 6, after row 2 on 5 or more, after row 3 on 4 or more. Ships with fewer rows use the same numbers in order.',
  },
  {
    id: 'FT-DMG-06',
    heading: 'Several rows at once',
    text: 'If several rows are finished at once, there is one check with the number of the last, and each die has +1 for each further row. At once means the fire of one ship at this target in phase 10, all attacks on the ship in phase 9, and one event elsewhere.',
  },
  {
    id: 'FT-DMG-07',
    heading: 'Order of checks',
    text: 'Systems roll in this order: main drive, FTL, screens, fire controls, ADFCs, weapons in design order with PDS among them, magazines, bays, dropships, holds, bridge, life support, power core. No die is rolled for a system that no face could lose (R-FT-53).',
  },
  {
    id: 'FT-DMG-08',
    heading: 'Worse checks',
    text: 'A part of lesser quality has +1 on its die. A ship short of weapon supply has +1 for every weapon, PDS included, and one out of supply +1 for everything. A natural 1 always holds (R-FT-54). In a battle of a campaign only the owner of a ship knows its marks and sees the dice of its checks; everybody sees what is lost (R-FT-88). Partners do not know each other’s marks (R-FT-89).',
  },
  {
    id: 'FT-DMG-09',
    heading: 'Drives and screens',
    text: 'A lost check is one hit on the main drive. Screen generators are lost one by one.',
  },
  {
    id: 'FT-DMG-10',
    heading: 'What is inside',
    text: 'Holds, troop and passenger boxes, dropships, bays, magazines and racks check like other systems. What is inside is lost with them.',
  },
  {
    id: 'FT-DMG-11',
    heading: 'Lost for good',
    text: 'Systems hit by needles, magazines and racks are lost for the battle. All others can be repaired. Spent racks and packs are not checked.',
  },
  {
    id: 'FT-DMG-12',
    heading: 'No systems',
    text: 'Armour and hull boxes are no systems.',
  },
  {
    id: 'FT-DMG-13',
    heading: 'Hits of other rules',
    text: 'Hits that come from outside the battle are ordinary damage in one event (R-FT-55).',
  },
]

export const core: readonly ClauseSource[] = [
  {
    id: 'FT-COR-01',
    heading: 'Better protected',
    text: 'Core systems are checked with -1. Needle beams cannot aim at them.',
  },
  {
    id: 'FT-COR-02',
    heading: 'Bridge',
    text: 'A ship that loses its bridge rolls a die at once. On 1 to 5 it is out of control for that many turns, this one included; on 6 for the whole battle. It keeps course and velocity, and neither fires nor launches nor defends. Screens and armour work.',
  },
  {
    id: 'FT-COR-03',
    heading: 'Life support',
    text: 'A ship that loses its life support rolls a die at once. It fails at the end of the turn that many turns later; then the crew is out, and the ship drifts.',
  },
  {
    id: 'FT-COR-04',
    heading: 'Power core',
    text: 'A ship that has lost its power core rolls a die at the end of each turn, after damage control. A 5 or 6 destroys it (R-FT-56).',
  },
  {
    id: 'FT-COR-05',
    heading: 'Dump or abandon',
    text: 'Before that die its owner may dump the core: then it does not explode, has no power for anything, and drifts. Or he may abandon ship: it explodes on one less each turn.',
  },
  {
    id: 'FT-COR-06',
    heading: 'Repair',
    text: 'All three can be repaired, but not a bridge that is lost for good or a life support that has failed.',
  },
]

export const damageControl: readonly ClauseSource[] = [
  {
    id: 'FT-DC-01',
    heading: 'Parties',
    text: 'A ship has one damage control party for each crew factor.',
  },
  {
    id: 'FT-DC-02',
    heading: 'Lost parties',
    text: 'A party is lost when the hull box with its star is marked.',
  },
  {
    id: 'FT-DC-03',
    heading: 'Repairs',
    text: 'In phase 11 parties are allotted to lost systems, at most three to one, in secret and at once. Each system rolls a die and is repaired on the number of its parties or less. Nobody repairs a ship that has struck or that its crew has left (R-FT-81).',
  },
  {
    id: 'FT-DC-04',
    heading: 'Beyond repair',
    text: 'Things lost for good, hull, armour and lost fighters cannot be repaired. A repair of the drive mends one hit.',
  },
  {
    id: 'FT-DC-05',
    heading: 'After repair',
    text: 'What is mended works from the next turn, screens and core systems at once. It is marked as repaired in combat (R-FT-57).',
  },
  {
    id: 'FT-DC-06',
    heading: 'Fresh damage',
    text: 'Systems that were lost in this turn may be tried in this turn.',
  },
]
