// Options, first part: crews, engines, repairs, sensors, missiles, tailing.
import type { ClauseSource } from './clause.ts'

export const options: readonly ClauseSource[] = [
  {
    id: 'EE-OPT-01',
    heading: 'Off unless chosen',
    text: 'None of the following rules applies unless it is chosen before the battle.',
  },
  {
    id: 'EE-OPT-02',
    heading: 'Other settings',
    text: 'Other settings may need another scale and other terrain. They are not available here (R-EE-118).',
    advice: true,
  },
]

export const crews: readonly ClauseSource[] = [
  {
    id: 'EE-CRQ-01',
    heading: 'Elite and crack',
    text: 'An elite crew doubles the price of its ship and rolls eight-sided dice. A crack crew costs four times as much and rolls ten-sided ones: a destroyer with a crack crew costs 8.',
  },
  {
    id: 'EE-CRQ-02',
    heading: 'Use of crew dice',
    text: 'Elite and crack crews roll their dice for all fire of the ship, its point defence, its sensors and its repairs.',
  },
  {
    id: 'EE-CRQ-03',
    heading: 'Crew dice when hit',
    text: 'The point of impact on a ship is rolled with its own crew’s dice as well: the middle is 9 with an elite and 11 with a crack crew.',
  },
  { id: 'EE-CRQ-04', heading: 'Worse crews', text: 'There are no crews below standard. Make the ship an auxiliary instead.' },
  { id: 'EE-CRQ-05', heading: 'Better ships', text: 'The dice of a better crew may also represent better technology.', advice: true },
  {
    id: 'EE-CRQ-06',
    heading: 'Six-sided for all crews',
    text: 'The drift of lasers, random boxes, engine failure, debris and radiation are rolled with six-sided dice for every crew (R-EE-119).',
  },
]

export const exposed: readonly ClauseSource[] = [
  { id: 'EE-EXP-01', heading: 'Engines apart', text: 'Only armour and boxes of the same engine may be next to an engine box.' },
  {
    id: 'EE-EXP-02',
    heading: 'Engines in the open',
    text: 'At least four sides of each engine box, half engines included, must be open to space or next to the same engine. Both of these options may be chosen together (R-EE-120).',
  },
]

export const reverse: readonly ClauseSource[] = [
  {
    id: 'EE-REV-01',
    heading: 'Flying backwards',
    text: 'Engines whose front end is open to space as well may drive the ship backwards, by all the usual rules.',
  },
  {
    id: 'EE-REV-02',
    heading: 'Changing over',
    text: 'To change direction a ship brakes to 0 speed power, then speeds up in either direction.',
  },
  { id: 'EE-REV-03', heading: 'Announcing reverse', text: 'Forward or reverse is announced before power is allocated.' },
  {
    id: 'EE-REV-04',
    heading: 'Where the rear is',
    text: 'For tailing, sensors and railguns the rear is where the ship is flying from. In the turn of the change both ends are rear, except for movement; a railgun that fires to a rear is a rear gun (R-EE-121).',
  },
]

export const variableRepairs: readonly ClauseSource[] = [
  {
    id: 'EE-VRP-01',
    heading: 'A die for each repair',
    text: 'Repairs are rolled for with the crew’s dice, at most once a turn for each box.',
  },
  {
    id: 'EE-VRP-02',
    heading: 'Light to undamaged, by a die',
    text: 'Light damage clears on 2 or more, in any number of boxes, even while manoeuvring.',
  },
  { id: 'EE-VRP-03', heading: 'Moderate to light, by a die', text: 'Moderate damage becomes light on 3 or more.' },
  {
    id: 'EE-VRP-04',
    heading: 'Moderate to undamaged',
    text: 'Moderate damage clears completely on 8 or more, which needs an elite or crack crew.',
  },
  {
    id: 'EE-VRP-05',
    heading: 'Repair of control',
    text: 'A control box with moderate damage may repair only itself: it becomes light on 6 or more. The ship still may not give power to manoeuvre (R-EE-122).',
  },
  { id: 'EE-VRP-06', heading: 'Critical to heavy, by a die', text: 'Critical damage becomes heavy on 4 or more.' },
  {
    id: 'EE-VRP-07',
    heading: 'Heavy to moderate',
    text: 'An elite or crack crew may try to bring a heavy box to moderate, on 8 or more, from the second turn in a row without manoeuvring; it is one of the repairs of the turn. The box then has two points (R-EE-123).',
  },
]

export const simpleSensors: readonly ClauseSource[] = [
  {
    id: 'EE-SSN-01',
    heading: 'Lock-ons without dice',
    text: 'Lock-ons are determined right after Movement, with attempts as usual, but without dice: each die counts as 3, with an elite crew 4, with a crack crew 5. They serve the weapons of the same turn. In rules about lock-ons, last turn and this turn mean before and since lock-ons were last determined. A missile’s guidance is checked once after its launch, before it hits (R-EE-124).',
  },
  {
    id: 'EE-SSN-02',
    heading: 'No dice with this option',
    text: 'The printed rules advise against rolling for early lock-ons, since the option is meant for large battles. Here the option uses no dice (R-EE-125).',
    advice: true,
  },
]

export const fastMissiles: readonly ClauseSource[] = [
  {
    id: 'EE-FMI-01',
    heading: 'Launch and hit in one step',
    text: 'In one Weapons step missiles are launched and fly, other weapons fire, and missiles hit. None stays on the map.',
  },
  {
    id: 'EE-FMI-02',
    heading: 'What a fast launch needs',
    text: 'To launch a fast missile a ship needs a lock-on to the target and must have spent no manoeuvre points this turn. Points that are made and kept are not spent (R-EE-126).',
  },
  {
    id: 'EE-FMI-03',
    heading: 'No reloading',
    text: 'With fast missiles launchers need no reloading. Control still limits how many fly in a turn.',
  },
]

export const improvedTailing: readonly ClauseSource[] = [
  {
    id: 'EE-ITL-01',
    heading: 'Allocate after announcements',
    text: 'Players to whom an enemy announces power allocate their own power after that.',
  },
  {
    id: 'EE-ITL-02',
    heading: 'Circles of tailing',
    text: 'If ships tail one another in a circle, so that nobody can announce first, the usual rule holds for those in the circle and behind it (R-EE-127).',
  },
]
