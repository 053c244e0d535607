// Chapters 11 to 14: set-up and sequence, ship movement, collisions, fighter movement.
import type { ClauseSource } from './clause.ts'

export const sequence: readonly ClauseSource[] = [
  {
    id: 'ES-SEQ-01',
    heading: 'Deployment',
    text: 'The fleets start at opposite ends of the map, within the first two rows, one ship to a hex, fighters aboard. A third row opens only if a fleet has more ships than two rows have hexes. Every ship faces as its owner likes (R-ES-48).',
  },
  {
    id: 'ES-SEQ-02',
    heading: 'Hidden and simultaneous',
    text: 'All deploy at the same time, unseen, and show their fleets together (R-ES-49).',
  },
  { id: 'ES-SEQ-03', heading: 'Initiative', text: 'Yellow has it on odd turns, Blue on even turns.' },
  {
    id: 'ES-SEQ-04',
    heading: 'Movement',
    text: 'The side with initiative moves all its ships, then the other side all of its own; then the first side moves its fighters, and last the other side.',
  },
  {
    id: 'ES-SEQ-05',
    heading: 'Combat',
    text: 'After all movement the side with initiative fires one weapon, then the other side one, and so on. Firing is optional. Two passes in a row, one from each side, end combat; a side that has passed may fire again if the other side fires in between. As long as combat lasts each side is asked, whether or not it can fire at all (R-ES-50).',
  },
  {
    id: 'ES-SEQ-06',
    heading: 'A weapon knocked out unfired',
    text: 'It must be its side’s next shot and is then removed. Several of them fire in the order in which they were hit. One without a target is discarded and costs no turn to fire. A weapon that has fired is removed at once; a device stops working at once (R-ES-51).',
  },
  {
    id: 'ES-SEQ-07',
    heading: 'The last shot',
    text: 'A ship destroyed in combat may fire one weapon that it has not used, even one already waiting, before it explodes or becomes a wreck. It is its owner’s next shot, to be used or lost; the ship stays in its hex until then, cannot be a target and may use its devices. Collisions give no last shot (R-ES-52).',
  },
  {
    id: 'ES-SEQ-08',
    heading: 'Shots that must come next',
    text: 'Last shots and weapons knocked out wait in one queue for each side, in the order in which they happened (R-ES-53).',
  },
  {
    id: 'ES-SEQ-09',
    heading: 'End of the turn',
    text: 'When both sides have moved and fought, the marks of used weapons are cleared and the next turn begins.',
  },
]

export const movement: readonly ClauseSource[] = [
  {
    id: 'ES-MOV-01',
    heading: 'Speed at the start',
    text: 'Every ship that can move starts the game at speed 1; a station at 0, so all players know it.',
  },
  {
    id: 'ES-MOV-02',
    heading: 'Changing speed',
    text: 'Each turn a ship may go 1 faster, 1 slower or keep its speed, between 0 and its top speed. Top speed is the speed of the design, plus 1 with an engine, less the speed lost in battle. The change is announced before the first hex, on turn 1 too (R-ES-54).',
  },
  { id: 'ES-MOV-03', heading: 'Exactly its speed', text: 'It then moves exactly as many hexes as its speed, unless it jumps.' },
  { id: 'ES-MOV-04', heading: 'One after another', text: 'Ships move in any order, each finishing before the next starts.' },
  {
    id: 'ES-MOV-05',
    heading: 'Forced to slow down',
    text: 'A ship faster than its reduced top speed must slow down by 1 each turn until it is not, and has no other choice of speed meanwhile.',
  },
  {
    id: 'ES-MOV-06',
    heading: 'Leaving the map',
    text: 'A ship that steps off the map is gone for good, with its fighters, at once. It scores no points and no longer counts as a ship of its side (R-ES-55).',
  },
  { id: 'ES-MOV-07', heading: 'No zones of control', text: 'Ships do not stop others from passing by.' },
  { id: 'ES-MOV-08', heading: 'Straight ahead', text: 'A ship moves only into the hex that it faces.' },
  {
    id: 'ES-TRN-01',
    heading: 'How far a ship may turn',
    text: 'In one move it may turn 3 hex-sides at speed 1, 2 at speed 2, 1 at speed 3 or 4, and none at speed 0. This turn’s speed counts; the turns may be made all at once or in parts (R-ES-56). These numbers are missing from the printed rules; an option offers two other tables.',
  },
  {
    id: 'ES-TRN-02',
    heading: 'Turns need movement left',
    text: 'A turn is free, but at least one hex of movement must be left: no turn after the last hex, and none at speed 0 (R-ES-57). A manoeuvring pod may turn the ship even then.',
  },
  { id: 'ES-TRN-03', heading: 'When to turn', text: 'Turns may come at any point before the last hex.' },
  {
    id: 'ES-TRN-04',
    heading: 'Navigation hit',
    text: 'A ship with a navigation hit cannot turn, from the moment it is hit, even in the middle of a move. A manoeuvring pod still turns it one hex-side.',
  },
]

export const collisions: readonly ClauseSource[] = [
  {
    id: 'ES-COL-01',
    heading: 'When ships may collide',
    text: 'A ship that enters a hex with another ship of any side, or with a wreck, risks a collision, whether it stops there or passes through.',
  },
  { id: 'ES-COL-02', heading: 'By accident', text: 'An accident happens on a natural 6.' },
  {
    id: 'ES-COL-03',
    heading: 'Ramming',
    text: 'A collision that is intended happens on 5 or 6. The intent is announced with the move, for that target (R-ES-58).',
  },
  {
    id: 'ES-COL-04',
    heading: 'Who may be rammed',
    text: 'A ship may not ram a smaller one, unless that one cannot move (its top speed is 0) or has a navigation hit. A station cannot move, and everybody knows it because it started at speed 0. A ship of equal size may be rammed, and so may any wreck, but never a friend. Where ramming is not allowed the accident is still rolled for (R-ES-59).',
  },
  {
    id: 'ES-COL-05',
    heading: 'The ship that is struck',
    text: 'The ship that is struck has no say, and no device changes the roll but the displacer.',
  },
  {
    id: 'ES-COL-06',
    heading: 'Displacer',
    text: 'After a collision is rolled and before damage, a displacer that rolls 4 or more cancels it.',
  },
  {
    id: 'ES-COL-07',
    heading: 'Damage of a collision',
    text: 'Each ship takes 1 damage on an odd die and 2 on an even one, and one critical. There is a die for each ship, the mover’s first, then a critical for each, the mover’s first. A ship that did not survive, or took no damage, has no critical (R-ES-60).',
  },
  {
    id: 'ES-COL-08',
    heading: 'Frontal armour',
    text: 'It takes off 1 if the contact is on the ship’s front; if no damage is left, the critical is cancelled. For the mover the contact is always on the front. For the other ship it is so when the mover travels exactly against its facing (R-ES-61).',
  },
  { id: 'ES-COL-09', heading: 'No shield', text: 'Deflector shields do nothing in collisions.' },
  {
    id: 'ES-COL-10',
    heading: 'The move goes on',
    text: 'The mover finishes its move at its speed, even if its top speed has been lowered, so ships may end in one hex. A mover that is destroyed stops where it is (R-ES-62).',
  },
  {
    id: 'ES-COL-11',
    heading: 'Several ships in a hex',
    text: 'They are rolled for one after another until a collision happens. There is at most one collision in a hex. Every further hex is a new risk.',
  },
  {
    id: 'ES-COL-12',
    heading: 'In which order',
    text: 'Enemies before friends, bigger before smaller, lower counter numbers first, wrecks last. A collision cancelled by a displacer does not count, so the next ship is rolled for (R-ES-63).',
  },
  {
    id: 'ES-COL-13',
    heading: 'Ships in company',
    text: 'Ships that start in one hex and fly the same course at the same speed roll when the later ones arrive. Each later ship rolls once against the whole group already there. Other ships in the hex are rolled for separately (R-ES-64).',
  },
  {
    id: 'ES-COL-14',
    heading: 'Staying together',
    text: 'Ships that start in one hex and do not move do not collide, and one that moves off rolls nothing for the hex it leaves (R-ES-65).',
  },
  {
    id: 'ES-COL-15',
    heading: 'No points',
    text: 'Losses in or through a collision score nothing, neither ships nor weapons. A weapon lost this way is simply removed.',
  },
  { id: 'ES-COL-16', heading: 'Wrecks', text: 'A wreck is never damaged by a collision; the ship that strikes it is.' },
  {
    id: 'ES-COL-17',
    heading: 'Fighters are no obstacle',
    text: 'Ships neither ram fighters nor collide with them. Only a jump may not end on one.',
  },
  {
    id: 'ES-COL-18',
    heading: 'Destroyed by a collision',
    text: 'With exactly 0 damage points left the ship is a wreck, below that it explodes, as in combat. A new wreck is in the way at once (R-ES-66).',
  },
]

export const fighterMovement: readonly ClauseSource[] = [
  {
    id: 'ES-FMV-01',
    heading: 'Five points',
    text: 'A fighter has five points a turn for hexes and hex-sides of turn, in any mix, none of them compulsory. It may turn at the end of its move and on the spot.',
  },
  { id: 'ES-FMV-02', heading: 'No momentum', text: 'A fighter keeps no speed from turn to turn.' },
  {
    id: 'ES-FMV-03',
    heading: 'No accidents with ships',
    text: 'Fighters never collide with ships by accident, nor with wrecks (R-ES-67).',
  },
  {
    id: 'ES-FMV-04',
    heading: 'Ramming a ship',
    text: 'A fighter may ram a ship of any size: on 5 or 6 it is destroyed and does 1 damage, with a critical only on a 6. It may try once each time it enters the ship’s hex, and after a miss it flies on. A displacer (4 or more) protects, and so does frontal armour if it came through the front; a shield does not (R-ES-68).',
  },
  {
    id: 'ES-FMV-05',
    heading: 'Fighter against fighter',
    text: 'A fighter that enters a hex with other fighters rolls as ships do, enemies first, then by counter number. On a 6, or on 5 or 6 against an enemy it means to ram, both are destroyed. There is no displacer (R-ES-69).',
  },
  { id: 'ES-FMV-06', heading: 'No points for collisions', text: 'Fighters lost by ramming or collision score nothing.' },
  { id: 'ES-FMV-07', heading: 'Off the map', text: 'A fighter that leaves the map is out of the game, for no points (R-ES-70).' },
]
