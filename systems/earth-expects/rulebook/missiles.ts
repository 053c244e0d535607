// Missiles and railguns.
import type { ClauseSource } from './clause.ts'

export const missile: readonly ClauseSource[] = [
  {
    id: 'EE-MIS-01',
    heading: 'Launcher (M)',
    text: 'A missile launcher has no defence rating, an ordinary firing arc and no need of power. It fires one missile at a time. There are no more launchers than the ship has hull.',
  },
  {
    id: 'EE-MIS-02',
    heading: 'Launch',
    text: 'In the Weapons step, as the action of that weapon, a missile is put into the hex of its ship. The target must be in the launcher’s arc, with a clear line to it (R-EE-70).',
  },
  {
    id: 'EE-MIS-03',
    heading: 'Target and type',
    text: 'A missile’s target is announced at launch; whether it is standard or nuclear is fixed in secret at launch and revealed when it hits (R-EE-71).',
  },
  {
    id: 'EE-MIS-04',
    heading: 'A missile needs a lock-on',
    text: 'In the Sensors step of the turn of its launch a missile is removed if its ship does not obtain a lock-on to the target (R-EE-72).',
  },
  {
    id: 'EE-MIS-05',
    heading: 'A missile needs control',
    text: 'In the Sensors step missiles beyond one for each usable control box of their ship are removed as well. The owner chooses which (R-EE-73).',
  },
  {
    id: 'EE-MIS-06',
    heading: 'Flight of missiles',
    text: 'In the next turn, after all movement, missiles fly to their targets. They may start in any direction, there is no limit to how far they fly, and once under way each may turn once or drift once. If the target is not straight along a row of hexes, there are two directions to enter from, and the owner chooses one for each missile. If missile and target share a hex already, a target that has moved counts as in the hex from which it came. Otherwise the positions of ship and target at the launch hold (R-EE-74).',
  },
  { id: 'EE-MIS-07', heading: 'After its ship is lost', text: 'A missile flies on even if the ship that launched it is gone (R-EE-75).' },
  { id: 'EE-MIS-08', heading: 'Shot down', text: 'One hit by point defence destroys a missile.' },
  {
    id: 'EE-MIS-09',
    heading: 'A missile does not miss',
    text: 'A missile that is not shot down hits. The attacker resolves hits one by one in any order. For several missiles at one ship, the attacker names the next one after the last has hit (R-EE-141).',
  },
  {
    id: 'EE-MIS-10',
    heading: 'Missiles and atmosphere',
    text: 'On entering a hex of atmosphere a missile stops for the turn, undamaged. It may be engaged there, must be guided again in the Sensors step, and flies on in the next turn. A missile without a way to its target is removed (R-EE-76).',
  },
  {
    id: 'EE-MIS-11',
    heading: 'Nuclear, dodged',
    text: 'A nuclear missile does nothing to a ship that gave any power to speed or manoeuvre this turn.',
  },
  {
    id: 'EE-MIS-12',
    heading: 'Nuclear, not dodged',
    text: 'A nuclear missile destroys outright a ship that gave power to neither speed nor manoeuvre. For bases see EE-BAS-05.',
  },
  {
    id: 'EE-MIS-13',
    heading: 'Line of a standard missile',
    text: 'The line of fire of a standard missile runs from the hex from which it came, not from its ship. The attacker names the row and the high side as for other fire.',
  },
  {
    id: 'EE-MIS-14',
    heading: 'Round the edge',
    text: 'If the roll would carry a missile’s row off the ship, the last row that still meets it keeps its point of impact as a pivot: the line swings by sixty degrees about that box, and the remaining rows are counted in the new direction. Empty rows inside the ship do not pivot the line (R-EE-77).',
  },
  { id: 'EE-MIS-15', heading: 'Round the edge only once', text: 'If its line would have to swing a second time, the missile has missed.' },
  {
    id: 'EE-MIS-16',
    heading: 'Damage of a missile',
    text: 'A missile does two dice, all to the point of impact. If that destroys the box, the remaining points go one by one to random boxes adjacent to any box this hit has destroyed. Each box it destroys adds its neighbours to the candidates, armour included. Each candidate counts once; if none is left, the rest is lost (R-EE-78).',
  },
  { id: 'EE-MIS-17', heading: 'A box that holds', text: 'If the point of impact is not destroyed, a missile damages nothing else.' },
  { id: 'EE-MIS-18', heading: 'Missiles and the interface', text: 'Missiles cannot pass hexes of an interface.' },
]

export const railgun: readonly ClauseSource[] = [
  {
    id: 'EE-RAI-01',
    heading: 'Railgun (R)',
    text: 'A railgun’s defence rating is 5. It takes one power a box and has no more boxes than the ship has hull, all in a straight line along the direction of flight.',
  },
  {
    id: 'EE-RAI-02',
    heading: 'Straight ahead',
    text: 'A railgun fires only along the row of hexes straight ahead, or straight astern if it is a rear gun, and only if its primary box has a clear way. In a shared hex the relative position of the target must be on that row.',
  },
  {
    id: 'EE-RAI-03',
    heading: 'Front or rear',
    text: 'A railgun points to the front or to the rear. Where both would be possible the design says which.',
  },
  {
    id: 'EE-RAI-04',
    heading: 'To hit with a railgun',
    text: 'The die must be higher than the manoeuvre points that the target made this turn.',
  },
  {
    id: 'EE-RAI-05',
    heading: 'Railgun and lock-ons',
    text: 'Each lock-on beyond the first adds 1 to the die. Without any, the range is added to the target’s manoeuvre points.',
  },
  { id: 'EE-RAI-06', heading: 'Rear guns', text: 'For a rear gun the firing ship’s own manoeuvre points are added to the target’s.' },
  {
    id: 'EE-RAI-07',
    heading: 'Damage of a railgun',
    text: 'A hit does a die for each operating box, all of it to the point of impact. If that destroys the box, the remaining points go to the next box on the row, and so on, armour included and gaps skipped. Points left at the far side are lost.',
  },
  { id: 'EE-RAI-08', heading: 'Railgun and range', text: 'With a lock-on the range does not matter to a railgun.' },
  {
    id: 'EE-RAI-09',
    heading: 'Railgun, in this order',
    text: 'A railgun first rolls to hit; if it hits, the point of impact is found. A row that misses the ship is a miss.',
  },
  { id: 'EE-RAI-10', heading: 'Railguns of bases', text: 'A base’s railgun is a special case: see EE-BAS-08.' },
]
