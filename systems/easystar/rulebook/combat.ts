// Chapters 15 to 17: fire, critical hits, destruction, victory.
import type { ClauseSource } from './clause.ts'

export const fire: readonly ClauseSource[] = [
  {
    id: 'ES-CMB-01',
    heading: 'Once a turn',
    text: 'Each weapon fires once a turn at most, and ammunition never runs out. Only the bi-directional missile fires twice.',
  },
  {
    id: 'ES-CMB-02',
    heading: 'Targets',
    text: 'A weapon fires at an enemy in its range and arc: a ship, or a fighter if the weapon can hit fighters. It never fires at wrecks, friends or allies (R-ES-71).',
  },
  { id: 'ES-CMB-03', heading: 'Nothing blocks fire', text: 'Ships and wrecks in between do not block fire.' },
  { id: 'ES-CMB-04', heading: 'Range', text: 'Range is counted in hexes.' },
  {
    id: 'ES-CMB-05',
    heading: 'In the same hex',
    text: 'Only dorsal weapons and fighters shoot at a target in their own hex, and the range counts as 1. Fighters need no arc there (R-ES-72).',
  },
  { id: 'ES-GEO-01', heading: 'Axial arc', text: 'The target is on the row straight ahead, within range.' },
  {
    id: 'ES-GEO-02',
    heading: 'Ventral arc',
    text: 'The target is between the rows one and two hex-sides to the right of the bow, or one and two to the left of it, those rows included.',
  },
  { id: 'ES-GEO-03', heading: 'Dorsal arc', text: 'Any hex within range, its own included.' },
  {
    id: 'ES-GEO-04',
    heading: 'The front of a ship',
    text: 'A hit comes from the front if it comes from between the rows one hex-side to the left and to the right of the bow, those rows not included.',
  },
  {
    id: 'ES-PDF-01',
    heading: 'Missile announced',
    text: 'A player who fires a missile says so before rolling, and the other side decides about point defence. It is asked at every missile, whether or not it has a turret that bears, so the question reveals nothing (R-ES-73).',
  },
  {
    id: 'ES-PDF-02',
    heading: 'Which turrets',
    text: 'The defender says how many and which unfired point-defence turrets of the target ship take part. They are rolled one by one; turrets that are no longer needed stay unfired (R-ES-74).',
  },
  {
    id: 'ES-PDF-03',
    heading: 'Turrets must bear',
    text: 'The ship that fired must lie in the turret’s arc; how far away it is does not matter. At a missile from the same hex only dorsal turrets bear (R-ES-75).',
  },
  {
    id: 'ES-PDF-04',
    heading: 'Shooting it down',
    text: '5 or more destroys the missile, and there is no attack. A targeting pod adds 1.',
  },
  {
    id: 'ES-PDF-05',
    heading: 'Point defence against fighters',
    text: 'When it is your shot, a turret may fire at an enemy fighter one hex away in its arc; any hit destroys it. With power-up it reaches two hexes.',
  },
  {
    id: 'ES-HIT-01',
    heading: 'Rolling to hit',
    text: 'One die is rolled; it hits if it shows more than the number in the table. The number is 2 for beam and missile against a ship, and 3 for torpedo against a ship. It is 3 for beam and point defence against a fighter, and 4 for point defence against a missile. Only ECM and targeting pods change the die; the kind of hull never does.',
  },
  {
    id: 'ES-HIT-02',
    heading: 'The order of a shot',
    text: 'Weapon, target and power-up are announced; then point defence, the attack die, the displacer, damage, the critical, and destruction.',
  },
  {
    id: 'ES-HIT-03',
    heading: 'Amount of damage',
    text: 'Damage as bought, one more for a missile, one more for power-up; less 1 for a shield and less 1 for frontal armour; never below 0.',
  },
  { id: 'ES-HIT-04', heading: 'Displacer before damage', text: 'The displacer is decided after the hit and before the damage.' },
  {
    id: 'ES-HIT-05',
    heading: 'Fighters hit',
    text: 'Any hit destroys a fighter. No critical is rolled against one (R-ES-76).',
  },
]

export const criticals: readonly ClauseSource[] = [
  {
    id: 'ES-CRT-01',
    heading: 'When a critical happens',
    text: 'On a natural 6 that is a hit after modifiers, if damage was done and the ship still lives (R-ES-77).',
  },
  {
    id: 'ES-CRT-02',
    heading: 'The critical table',
    text: 'One die. 1: navigation hit. 2: the owner chooses a weapon or device to lose. 3: the attacker chooses one. 4: top speed down by 1. 5: top speed down by 2. 6: one more damage, which no shield or armour stops, which may destroy the ship, and which brings no further critical (R-ES-78). Rows 3 to 6 are lost in the printed rules; an option has a milder table.',
  },
  {
    id: 'ES-CRT-03',
    heading: 'Kinds of result',
    text: 'A critical stops turning, takes a weapon or device, lowers the top speed by 1 or 2, or does one more damage.',
  },
  {
    id: 'ES-CRT-04',
    heading: 'What can be lost',
    text: 'Any weapon, fired or not, and any device that is not exempt. In a collision the attacker of a ship is the owner of the other one; in a collision with a wreck it is the opponent (R-ES-79).',
  },
  {
    id: 'ES-CRT-05',
    heading: 'Impossible results',
    text: 'A result that cannot be carried out is ignored and not rolled again.',
  },
  {
    id: 'ES-CRT-06',
    heading: 'Repairing navigation',
    text: 'When all ships of a side have moved, and before the fighters, its owner rolls a die for each of them with a navigation hit, one just suffered included. Less than the size number clears it: a destroyer needs a 1, a cruiser 1 or 2, a battleship 1 to 3, a leviathan 1 to 4. A scout never repairs it (R-ES-80).',
  },
  {
    id: 'ES-CRT-07',
    heading: 'Speed lost',
    text: 'A loss of speed lowers the top speed, never below 0, and not the present speed (R-ES-81).',
  },
]

export const victory: readonly ClauseSource[] = [
  { id: 'ES-DST-01', heading: 'Destroyed', text: 'A ship with less than one damage point left is destroyed.' },
  {
    id: 'ES-DST-02',
    heading: 'Wreck or explosion',
    text: 'If the last hit left it with exactly 0 it is a wreck; below 0 it explodes and is removed.',
  },
  { id: 'ES-DST-03', heading: 'No wrecks of fighters', text: 'A destroyed fighter leaves no wreck.' },
  {
    id: 'ES-DST-04',
    heading: 'Wrecks',
    text: 'A wreck does not move or do anything, but it is in the way. In a collision with it only the other ship is damaged.',
  },
  { id: 'ES-DST-05', heading: 'Fighters aboard', text: 'Fighters aboard a destroyed ship are lost.' },
  {
    id: 'ES-VP-01',
    heading: 'Points for a ship',
    text: 'A ship destroyed in combat is worth what was paid for it: hull, weapons with their units, devices, and the fighters aboard. Items lost before are not counted again. Items that burned out or were lost in a collision are not counted either (R-ES-82).',
  },
  { id: 'ES-VP-02', heading: 'Points for a fighter', text: 'A fighter shot down is worth 10.' },
  {
    id: 'ES-VP-03',
    heading: 'Points for a weapon',
    text: 'A weapon or device knocked out by a critical in combat is worth what was paid for it with its units, at once. Fighters lost in a bay are worth 10 each.',
  },
  { id: 'ES-VP-04', heading: 'None for collisions', text: 'Losses in collisions are worth nothing.' },
  {
    id: 'ES-VP-05',
    heading: 'No self-destruction',
    text: 'Nobody may destroy his own ships on purpose. Flying off the map is allowed (R-ES-83).',
  },
  { id: 'ES-VP-06', heading: 'Gifts are worth nothing', text: 'The flagship’s gifts are worth 0 points.' },
  {
    id: 'ES-WIN-01',
    heading: 'Victory on points',
    text: 'After turn 20 the side with more victory points wins. Equal points are a draw (R-ES-84).',
  },
  {
    id: 'ES-WIN-03',
    heading: 'Celebration',
    text: 'The winner may dance.',
    advice: true,
  },
  {
    id: 'ES-WIN-02',
    heading: 'The last one flying',
    text: 'At the end of a turn, if only one side still has a ship, or a fighter on the map, it wins at once, whatever the points. Ships that left the map do not count. If both sides are gone, points decide (R-ES-85). The starbase and the convoy have aims of their own.',
  },
]
