// Chapters 18 and 19: suggested scenarios, three and four players.
import type { ClauseSource } from './clause.ts'

export const scenarios: readonly ClauseSource[] = [
  {
    id: 'ES-SCN-01',
    heading: 'Quality against quantity',
    text: '500 points each. Yellow buys exactly one ship, the leviathan, and may add fighters and damage control; Blue buys anything but a leviathan (R-ES-86). Otherwise an ordinary battle.',
  },
  {
    id: 'ES-SCN-02',
    heading: 'Starbase defence',
    text: '500 points each. One of Yellow’s ships is a battleship that has given up all its speed for weapons spaces, 23 in all. It is placed in the middle of the map, facing as its owner likes; the other ships start at their end. More stations are allowed; then the first such battleship of the fleet is the base. Blue buys anything but a leviathan. Blue wins if the base is destroyed within ten turns, by any cause; otherwise Yellow wins. No other way of winning counts (R-ES-87).',
  },
  {
    id: 'ES-SCN-03',
    heading: 'Convoy',
    text: '250 points each. Yellow has five free freighters too: scouts without weapons or devices and with top speed 2, beyond the three scout counters (R-ES-88). They hide among Yellow’s scouts, whose names are secret, until they are destroyed, are hit or arrive. A freighter arrives when it is in the last row at Blue’s end or leaves the map across that edge. Yellow wins as soon as two of them have arrived, by the end of turn 16; otherwise Blue wins. A freighter is worth no points (R-ES-89). This aim goes before the last one flying: if Blue has nothing left at the end of an earlier turn, Yellow wins with two freighters arrived or still flying and otherwise loses; if Yellow has nothing left, Blue wins (R-ES-100).',
  },
  {
    id: 'ES-SCN-04',
    heading: 'Carrier strike',
    text: '500 points each, of which each side buys six bays full of fighters: all six interceptors and six attack craft. A line divides the map in half. As long as both sides still have a fighter, aboard or flying, no ship may come within one hex of it. That band is two rows if the map has an even number of rows, three if odd. Fighters may cross. A move into the band is not allowed, a ship with no other course stops in front of it with speed 0, and no jump may cross or end in it. A course off the map does not count as another course, but it is allowed (R-ES-101). When a side has no fighter left the line is gone (R-ES-90).',
  },
  {
    id: 'ES-SCN-05',
    heading: 'Squadrons',
    text: 'Equal points, 500 or more. Each side packs half of its ships into one corner of the map and half into the opposite one; odd fleets differ by one. Packed means within the smallest triangle of hexes in that corner that holds the group (R-ES-91).',
  },
]

export const players: readonly ClauseSource[] = [
  { id: 'ES-MPL-01', heading: 'Three players', text: 'Two play against one.' },
  {
    id: 'ES-MPL-02',
    heading: 'Red’s ally',
    text: 'Red, the third player, joins Yellow or Blue. Those two are never on one side.',
  },
  {
    id: 'ES-MPL-03',
    heading: 'Initiative of teams',
    text: 'The team with Yellow has it on odd turns, the team with Blue on even ones. Within a team Yellow or Blue acts before Red or Green. In combat the players of a team take turns, shot by shot; a player who has nothing to fire is skipped (R-ES-92).',
  },
  {
    id: 'ES-MPL-04',
    heading: 'The lone player’s points',
    text: 'The player without an ally has as many points as the other two together.',
  },
  {
    id: 'ES-MPL-05',
    heading: 'The triangular map',
    text: 'Six tiles for a small battle, ten for a big one, in rows of one, two, three and four. Each player starts in the tile of a corner (R-ES-93).',
  },
  { id: 'ES-MPL-06', heading: 'Four players', text: 'Two play against two: Red with one of Yellow and Blue, Green with the other.' },
  { id: 'ES-MPL-07', heading: 'Map and points for four', text: 'Sixteen tiles, four by four, or more; all have the same points.' },
  {
    id: 'ES-MPL-08',
    heading: 'Tame and wild',
    text: 'Each player starts in the tile of a corner (R-ES-94). Tame: allies have neighbouring corners. Wild: they have opposite ones.',
  },
  {
    id: 'ES-MPL-09',
    heading: 'Points of teams',
    text: 'Victory points and survival are counted for the team (R-ES-95). A player who concedes gives safe default orders while a partner plays on. A side whose players have all conceded has lost (R-ES-103).',
  },
]
