// Chapter 6: auxiliary devices.
import type { ClauseSource } from './clause.ts'

export const auxiliaries: readonly ClauseSource[] = [
  { id: 'ES-AUX-01', heading: 'No facing', text: 'Devices have no facing and work in every direction.' },
  { id: 'ES-AUX-02', heading: 'One of a kind', text: 'A ship has at most one bought device of each kind, but any number of fighter bays.' },
  {
    id: 'ES-AUX-03',
    heading: 'Room for devices',
    text: 'A device takes one weapons space unless its entry says otherwise: engine, gun mount and damage control take none. It goes in an auxiliary block or in any free weapon box of the sheet.',
  },
  {
    id: 'ES-AUX-04',
    heading: 'Devices can be shot away',
    text: 'For critical hits a device counts as a weapon and may be knocked out. Frontal armour, engine, gun mount and damage control are safe.',
  },
  {
    id: 'ES-AUX-ARM-01',
    heading: 'Frontal armour',
    text: '5 points, one space. Every hit on the ship’s front does 1 damage less. The missile’s extra damage counts first, and a shield takes off 1 more.',
  },
  {
    id: 'ES-AUX-ARM-02',
    heading: 'Frontal hits',
    text: 'A hit is frontal if it comes from the row the ship faces, or from an angle ahead that is in neither ventral arc. That is the area between the rows one hex-side left and right of the bow, those rows not included. A shot from the same hex is never frontal (R-ES-18).',
  },
  {
    id: 'ES-AUX-ARM-03',
    heading: 'Armour and criticals',
    text: 'If armour takes away the whole of a hit, alone or together with a shield, the critical of that hit is cancelled too (R-ES-19).',
  },
  { id: 'ES-AUX-ARM-04', heading: 'Armour in collisions', text: 'Armour also takes 1 off collision damage on the front.' },
  { id: 'ES-AUX-ARM-05', heading: 'Armour cannot be lost', text: 'No critical hit can knock out frontal armour.' },
  {
    id: 'ES-AUX-ECM-01',
    heading: 'ECM pod',
    text: '10 points, one space. Every weapon fired at the ship has 1 taken off its die, any number of times. The natural roll does not change: criticals, displacer and burn-out use the number on the die.',
  },
  {
    id: 'ES-AUX-ECM-02',
    heading: 'Limits of ECM',
    text: 'It works against weapons only: not in collisions, not against point defence that shoots at this ship’s missiles, not for fighters. It protects the ship that carries it and nothing else (R-ES-20).',
  },
  {
    id: 'ES-AUX-TGT-01',
    heading: 'Targeting pod',
    text: '10 points, one space. Each weapon the ship uses has 1 added to its die, point defence against missiles and fighters included (R-ES-21).',
  },
  { id: 'ES-AUX-TGT-02', heading: 'Targeting against ECM', text: 'A targeting pod and an ECM pod cancel each other.' },
  {
    id: 'ES-AUX-JMP-01',
    heading: 'Jump engine',
    text: '10 points, one space. Once a turn, in place of its normal move, the ship may leap exactly five hexes straight ahead.',
  },
  {
    id: 'ES-AUX-JMP-02',
    heading: 'The end of a jump',
    text: 'There is no collision in the first four hexes. The fifth must be empty of ships, wrecks and fighters of any side, or the jump may not be made (R-ES-22).',
  },
  {
    id: 'ES-AUX-JMP-03',
    heading: 'A jump is the whole move',
    text: 'It comes first, before any movement, and that turn the ship neither moves, turns nor changes speed. Its speed stays for the next turn; a ship that would have to slow down does so from the next turn on (R-ES-23).',
  },
  {
    id: 'ES-AUX-JMP-04',
    heading: 'Jump and manoeuvring pod',
    text: 'The pod’s one hex-side of turn may be taken just before or just after the leap.',
  },
  { id: 'ES-AUX-JMP-05', heading: 'Never off the map', text: 'A jump may not leave the map.' },
  {
    id: 'ES-AUX-JMP-06',
    heading: 'Who may jump',
    text: 'A ship with a navigation hit may jump, and so may one at speed 0, even if it lost all its speed in battle. A station that has given up all its speed may not (R-ES-24).',
  },
  {
    id: 'ES-AUX-MAN-01',
    heading: 'Manoeuvring pod',
    text: '10 points, one space. One more hex-side of turn each turn, at any speed and at any point of the move, even after the last hex.',
  },
  { id: 'ES-AUX-MAN-02', heading: 'Pod with a navigation hit', text: 'A navigation hit stops all turning except the pod’s one hex-side.' },
  {
    id: 'ES-AUX-MAN-03',
    heading: 'Pod at a standstill',
    text: 'The pod works at speed 0, whether the ship stopped by choice or by damage. A station that gave up all its speed never turns (R-ES-25).',
  },
  {
    id: 'ES-AUX-DSP-01',
    heading: 'Displacer pod',
    text: '10 points, one space. When a weapon has hit the ship, its owner may roll a die before damage: if it shows at least the attacker’s natural roll, the hit becomes a miss.',
  },
  {
    id: 'ES-AUX-DSP-02',
    heading: 'Once a turn',
    text: 'It may be tried once a turn against weapons, whether or not it works. Each torpedo of a bank and each side of a bi-directional missile is an attack of its own; an attack displaced does no critical either (R-ES-26).',
  },
  {
    id: 'ES-AUX-DSP-03',
    heading: 'Displacer in collisions',
    text: 'It may be used to avoid a collision instead, on 4 or more, once in a turn’s movement; then it cannot be used in that turn’s combat. The ship that moves and the ship it strikes may both try, the mover first (R-ES-27).',
  },
  {
    id: 'ES-AUX-PWR-01',
    heading: 'Power-up pod',
    text: '10 points, one space. Once a turn one weapon of the ship has 1 more range or 1 more damage, which is announced with the shot.',
  },
  {
    id: 'ES-AUX-PWR-02',
    heading: 'Power-up past the limit',
    text: 'It may push a weapon past the limit of its mount: axial to 6, ventral to 5, dorsal to 4. Only range and damage as bought count, without the extra of a missile or torpedo (R-ES-28).',
  },
  {
    id: 'ES-AUX-PWR-03',
    heading: 'Burn-out',
    text: 'A weapon pushed past its limit that rolls a natural 1 misses and is gone for good, worth no points to anyone. A missile that is shot down rolls no attack die, so its weapon cannot burn out (R-ES-29).',
  },
  {
    id: 'ES-AUX-PWR-04',
    heading: 'Powered point defence',
    text: 'With range it reaches fighters two hexes away; with damage it is a beam of range 1 and damage 1 against ships, hitting as beams do. It never burns out (R-ES-30).',
  },
  {
    id: 'ES-AUX-PWR-05',
    heading: 'Powered salvoes',
    text: 'A torpedo bank or a bi-directional missile is one weapon: the bonus holds for all its shots of the turn (R-ES-31).',
  },
  {
    id: 'ES-AUX-SHD-01',
    heading: 'Deflector shield',
    text: '20 points, one space. Every weapon’s hit does 1 damage less, from any direction, any number of times a turn. It does nothing in collisions.',
  },
  {
    id: 'ES-AUX-SHD-02',
    heading: 'Shield and criticals',
    text: 'If the shield takes away the whole of a hit, its critical is cancelled too.',
  },
  { id: 'ES-AUX-SHD-03', heading: 'Shield and armour', text: 'They add up: 2 off a frontal hit, and never below 0.' },
  {
    id: 'ES-AUX-SHD-04',
    heading: 'Losing the shield',
    text: 'A critical may knock out the shield itself. It still protects against the hit that does so, but not against later ones (R-ES-32).',
  },
  {
    id: 'ES-AUX-ENG-01',
    heading: 'Engine',
    text: '10 points, no space: 1 more top speed, and never above 4. It cannot be knocked out. Scouts, which are at 4 already, and ships that gave up speed for spaces may not buy one (R-ES-33).',
  },
  {
    id: 'ES-AUX-GUN-01',
    heading: 'Gun mount',
    text: '5 points for each point of size: as many more weapons spaces as the size number, and 1 more damage point. It takes no space and cannot be knocked out, though weapons on it can. Leviathans may not have one.',
  },
  {
    id: 'ES-AUX-BAY-01',
    heading: 'Fighter bay',
    text: '5 points, one space. It has berths for two fighters, which are bought separately. A ship may have any number of bays.',
  },
  {
    id: 'ES-AUX-BAY-02',
    heading: 'Losing a bay',
    text: 'A bay can be knocked out, and the fighters in it are lost with it. Every fighter aboard belongs to one bay; those berthed in another are safe (R-ES-34).',
  },
  {
    id: 'ES-AUX-DC-01',
    heading: 'Damage control',
    text: '10 points a counter, three at most for a player. They belong to the player and not to a ship, work once, are never knocked out and are worth no victory points.',
  },
  {
    id: 'ES-AUX-DC-02',
    heading: 'Use of one counter',
    text: 'One counter repairs 2 damage, or a navigation hit at once, or one point of lost speed. It is used while your own ships move, before or after any of them, not in the middle of a move (R-ES-35).',
  },
  {
    id: 'ES-AUX-DC-03',
    heading: 'Several counters at once',
    text: 'Two counters together on one ship repair 5 damage, three repair 8.',
  },
  {
    id: 'ES-AUX-DC-04',
    heading: 'Limits of damage control',
    text: 'Only battle damage can be repaired, collision damage included. A ship never gets more damage points than it was built with. Speed given up in design, lost weapons and destroyed ships cannot be repaired. Surplus points are wasted (R-ES-36).',
  },
]
