// Chapters 7 to 10: fighters, the flagship's advantage, designing ships, the leviathan.
import type { ClauseSource } from './clause.ts'

export const fighters: readonly ClauseSource[] = [
  {
    id: 'ES-FTR-01',
    heading: 'Two kinds of fighter',
    text: '10 points each, 1 damage point, 5 movement points. An interceptor has an axial beam of range 1 and damage 1, for ships and fighters. An attack craft has an axial missile of range 1 and damage 2, for ships only. Neither can be improved.',
  },
  { id: 'ES-FTR-02', heading: 'Aboard at first', text: 'Fighters start the game aboard a ship, two to a bay.' },
  {
    id: 'ES-FTR-03',
    heading: 'Boxes for fighters',
    text: 'Each fighter takes a free box of its carrier’s sheet, but no weapons space. Boxes in use and fighters together may not be more than three for each block (R-ES-37). A leviathan’s fighters need no box.',
  },
  { id: 'ES-FTR-04', heading: 'Fighters aboard', text: 'A fighter that is aboard cannot shoot.' },
  {
    id: 'ES-FTR-05',
    heading: 'Launching',
    text: 'In its owner’s fighter step a fighter may be put into an empty hex next to its carrier, facing as the carrier does, and may then use all its movement. Empty means no ship, wreck or fighter; any number may be launched in a turn. From then on it acts on its own, even if the carrier is lost (R-ES-38).',
  },
  {
    id: 'ES-FTR-06',
    heading: 'Landing',
    text: 'A fighter next to a friendly carrier with a free berth, facing as it does, may land at once. That is a decision, not automatic; an ally’s carrier will do. It ends the fighter’s move, and it may not start again that turn (R-ES-39).',
  },
  {
    id: 'ES-FTR-07',
    heading: 'Lost with the carrier',
    text: 'Fighters aboard a ship that is lost are lost with it. A carrier that leaves the map takes them along, for no points.',
  },
]

export const flagship: readonly ClauseSource[] = [
  {
    id: 'ES-FLG-01',
    heading: 'The flagship',
    text: 'Every player must name one of his ships as flagship when designing. A fighter cannot be one (R-ES-40).',
  },
  {
    id: 'ES-FLG-02',
    heading: 'The advantage',
    text: 'Two dice decide what the flagship gets free. 2: an axial weapon at range 5. 3: a fighter bay with two fighters. 4: a deflector shield. 5: three units of range or damage. 6: a damage-control counter for the flagship only. 7: frontal armour or an engine. 8: a manoeuvring pod, a jump engine or a displacer. 9: an ECM or a targeting pod. 10: a dorsal point defence and a ventral torpedo. 11: a gun mount and two units of range or damage. 12: two more rolls, where a 12 and a repeated result are rolled again (R-ES-97). The result is public. It is rolled once; naming another flagship brings no second roll (R-ES-41).',
  },
  {
    id: 'ES-FLG-03',
    heading: 'A gift is free',
    text: 'The gift costs no points and takes no spaces. The counter of row 6 does not count among the three a player may buy (R-ES-98).',
  },
  {
    id: 'ES-FLG-04',
    heading: 'A gift breaks rules',
    text: 'It may be something that the hull could not have otherwise, for instance a second dorsal weapon on one dorsal position, an engine for a ship that gave up speed (1 more than what is left) or for a scout (without effect), or a second device of a kind. Two of a kind do not add up; each is lost for itself, and the one that is left works on. A starbase takes no engine (R-ES-102).',
  },
  { id: 'ES-FLG-05', heading: 'A gift needs boxes', text: 'The sheet must have free boxes for it.' },
  { id: 'ES-FLG-06', heading: 'Choices', text: 'Where the result leaves a choice, the player chooses.' },
  {
    id: 'ES-FLG-07',
    heading: 'No counter left',
    text: 'If the counters for the gift are used up, the player redesigns another ship to free one, or loses the gift.',
  },
  {
    id: 'ES-FLG-08',
    heading: 'Designing again',
    text: 'After the roll any ship may be redesigned, the flagship’s hull included, but the gift cannot be swapped for something else and stays with the flagship (R-ES-42). Its place on the sheet is secret.',
  },
  {
    id: 'ES-FLG-09',
    heading: 'Range and damage of gifts',
    text: 'A given weapon is as the table says and otherwise unimproved. Units may be bought for it at the usual price and spaces. Given units go on any weapon of the flagship that can be improved, take no space and may pass the limit of the mount, but not 5. A given gun mount works even on a leviathan, for 5 spaces; a given engine never lifts speed above 4 (R-ES-43). Given fighters are worth 10 points each like any other, but the bay is worth none (R-ES-99).',
  },
]

export const design: readonly ClauseSource[] = [
  {
    id: 'ES-DES-01',
    heading: 'The budget',
    text: 'Hulls, weapons, units, devices, fighters and damage control together may not cost more than the budget. Unspent points are lost (R-ES-44).',
  },
  {
    id: 'ES-DES-02',
    heading: 'Price of a weapon',
    text: 'Its base price, and 5 points for each added unit of range and of damage.',
  },
  {
    id: 'ES-DES-03',
    heading: 'Counting spaces',
    text: 'One for each weapon and device, one for each added unit of damage, one for each even unit of range, one for a ventral mount. The sum may not exceed the hull’s allowance with gun mount and speed given up.',
  },
  { id: 'ES-DES-04', heading: 'Fighters take no spaces', text: 'Fighters never count against the weapons spaces.' },
  {
    id: 'ES-DES-05',
    heading: 'Design counts what was bought',
    text: 'In the design, a missile’s extra damage and a torpedo’s extra range are left out; they are added in combat. Victory points therefore count only what was paid for.',
  },
  {
    id: 'ES-DES-06',
    heading: 'Blocks and boxes',
    text: 'A sheet has blocks of three boxes. A block holds one improved weapon with its range and damage counters, or up to three plain weapons or devices. A weapon goes in a block of its own location; devices and fighters go in any free box. A scout has two blocks, axial and ventral; a destroyer four, axial, ventral, dorsal, ventral; bigger ships eight, two axial, three ventral, two dorsal and one for devices. The last block of a small ship serves ventral weapons and devices alike (R-ES-45).',
  },
  {
    id: 'ES-DES-07',
    heading: 'How a ship starts',
    text: 'It starts with the damage points of its hull, one more with a gun mount, and at speed 1.',
  },
  { id: 'ES-DES-08', heading: 'No counter for 1', text: 'Range 1 and damage 1 need no counter, so their boxes stay free.' },
  {
    id: 'ES-DES-09',
    heading: 'Speed for weapons',
    text: 'Each point of top speed given up brings as many weapons spaces as the size number. It can never be repaired, and such a ship may not have an engine.',
  },
  {
    id: 'ES-DES-10',
    heading: 'Stations',
    text: 'A ship that gives up all its speed, and is given no engine, is a station: it neither moves nor turns. Top speed never goes below 0.',
  },
  {
    id: 'ES-DES-11',
    heading: 'Secret designs',
    text: 'No player has to show his designs before he fires. Here they are hidden: until deployment nothing is known of the other fleet. Then its hulls are public, and each weapon or device from its first use. With the option of open designs all sheets are public after deployment (R-ES-46).',
  },
  { id: 'ES-DES-12', heading: 'Paying for fighters', text: 'Fighters are bought from the same budget, 10 points each.' },
  { id: 'ES-DES-13', heading: 'Locations are fixed', text: 'The mount of a weapon is fixed in the design.' },
  {
    id: 'ES-DES-14',
    heading: 'Used weapons',
    text: 'A weapon that has fired is marked for the turn; all marks are cleared when combat ends.',
  },
  {
    id: 'ES-DES-15',
    heading: 'What the sheet records',
    text: 'Damage points, lost speed, navigation hits, and what is still aboard: a weapon knocked out comes off with its range and damage counters.',
  },
  {
    id: 'ES-DES-16',
    heading: 'Boxes for engine and gun mount',
    text: 'Each takes one box of the sheet, though no weapons space (R-ES-96).',
  },
]

export const leviathan: readonly ClauseSource[] = [
  { id: 'ES-LEV-01', heading: 'Its fighters', text: 'A leviathan’s fighters need no boxes on the sheet; there are still two to a bay.' },
  {
    id: 'ES-LEV-02',
    heading: 'It repairs itself',
    text: 'At the start of every turn, before anything moves, it gets one damage point back, never more than it was built with. Nothing can knock that out, and it needs no decision (R-ES-47).',
  },
  { id: 'ES-LEV-03', heading: 'Damage control too', text: 'Damage-control counters may be used on it as on any ship.' },
  { id: 'ES-LEV-04', heading: 'No gun mount', text: 'A leviathan may not buy a gun mount.' },
]
