// Lines of attack, sections, beams and overcharge.
import type { ClauseSource } from './clause.ts'

export const attacks: readonly ClauseSource[] = [
  {
    id: 'SF-LOA-01',
    heading: 'Declare, look, confirm',
    text: 'Choose an attack and see its line, the section it hits and its chances. Nothing is spent until you confirm, and then it stands.',
  },
  {
    id: 'SF-LOA-02',
    heading: 'The line',
    text: 'The line of attack runs from the centre of one hex to the centre of the other. A thing is where its hex is, however it is drawn.',
  },
  {
    id: 'SF-LOA-03',
    heading: 'Hexes on the line',
    text: 'A hex is on the line when the line runs through its inside. A hex touched only at a corner is not.',
  },
  {
    id: 'SF-LOA-04',
    heading: 'Along the side of two hexes',
    text: 'Where the line runs exactly between two hexes, the attacker takes one of the two and ignores the other. The better one is taken for you: one that does not block before one that does, then a clear one before a nebula. Each such pair is judged alone (R-SF-07).',
  },
  {
    id: 'SF-LOA-05',
    heading: 'Planets block beams',
    text: 'A planet or moon on the line stops a beam entirely.',
  },
  {
    id: 'SF-LOA-06',
    heading: 'Ships and torpedoes block beams',
    text: 'A ship or torpedo between the two ends stops a beam entirely, friend or foe, and is not harmed. Others in the first or the last hex do not block.',
  },
  {
    id: 'SF-LOA-07',
    heading: 'Nebulae weaken beams',
    text: 'A beam loses one die for each nebula hex on its line. The hex it comes from and the hex of its target count too (R-SF-08).',
  },
  {
    id: 'SF-LOA-08',
    heading: 'Asteroids do nothing',
    text: 'Asteroids never change a line of attack.',
  },
  {
    id: 'SF-LOA-09',
    heading: 'Lines of a blast',
    text: 'A blast has a line to every hex it reaches. Only planets and moons block it.',
  },
  {
    id: 'SF-LOA-10',
    heading: 'Distance',
    text: 'A beam is as strong at any distance.',
  },
  {
    id: 'SF-LOA-11',
    heading: 'No strength left',
    text: 'An attack with a strength of 0 or less does nothing and rolls no die. Its charges are spent all the same.',
  },
  {
    id: 'SF-HIT-01',
    heading: 'The section that is hit',
    text: 'An attack hits the section behind the side of the hex through which its line comes in. The facing of the ship tells which section that is.',
  },
  {
    id: 'SF-HIT-02',
    heading: 'Through a corner',
    text: 'If the line comes in exactly through a corner, the attacker chooses one of the two sections, never both. Without a choice it is the one with the smaller sum of shield charge and integrity, then the one with the lower number (R-SF-09).',
  },
  {
    id: 'SF-HIT-03',
    heading: 'Torpedoes as targets',
    text: 'A torpedo has no sections.',
  },
  {
    id: 'SF-HIT-04',
    heading: 'From the same hex',
    text: 'If a torpedo explodes in the hex of a ship, it hits the side by which it came in, turned by the ship’s facing now. One fresh from its tube came from the ship that launched it. If the ship moved onto the torpedo, its leading side is hit (R-SF-10).',
  },
]

export const beams: readonly ClauseSource[] = [
  {
    id: 'SF-BEM-01',
    heading: 'The arc',
    text: 'A beam bears on a wedge of 60 degrees, straight out from its section. A target exactly on the edge between two wedges is in both.',
  },
  {
    id: 'SF-BEM-02',
    heading: 'Targets',
    text: 'A beam fires at a ship or a torpedo, never at an empty hex. Friendly ones are legal targets. The firing ship is not, and a torpedo in its own hex is in no arc.',
  },
  {
    id: 'SF-BEM-03',
    heading: 'Once a turn',
    text: 'Each beam fires once a turn and spends as many of its charges as you like, at least 1. Each charge is one die. Two beams are two attacks.',
  },
  {
    id: 'SF-BEM-04',
    heading: 'Beams always hit',
    text: 'No roll is needed to hit, and the beam arrives at once.',
  },
  {
    id: 'SF-OVR-01',
    heading: 'Overcharging',
    text: 'A full beam may be charged beyond its level in the power phase: 1 power for one charge more, 3 for two, 6 for three. No team can carry the 10 for a fourth.',
  },
  {
    id: 'SF-OVR-02',
    heading: 'No half steps',
    text: 'Power that does not reach the next overcharge is lost.',
  },
  {
    id: 'SF-OVR-03',
    heading: 'Fill and overcharge',
    text: 'One transfer may fill a beam and overcharge it. The player must ask for it, since it costs a level; otherwise the rest is lost.',
  },
  {
    id: 'SF-OVR-04',
    heading: 'It does not last',
    text: 'Overcharge that is left when your next weapons phase ends is lost. Firing spends it first.',
  },
  {
    id: 'SF-OVR-05',
    heading: 'The price',
    text: 'Each act of overcharging takes one level from the beam for good, however many charges it added. The level goes when that next weapons phase ends, fired or not; a beam at level 0 is destroyed (R-SF-11).',
  },
]
