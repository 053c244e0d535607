// Satellites, boosters and craft.
import type { ClauseSource } from './clause.ts'

export const satellites: readonly ClauseSource[] = [
  {
    id: 'GW-SAT-01',
    heading: 'Satellites',
    text: 'A satellite cannot thrust, weighs 2 and is destroyed by any damage. There are three kinds.',
  },
  {
    id: 'GW-SAT-02',
    heading: 'On their way',
    text: 'A satellite is dropped from a bay, or carried by a booster, a bus or a gunship.',
  },
  {
    id: 'GW-SAT-03',
    heading: 'Undeployed',
    text: 'A satellite does nothing until it is deployed.',
  },
  {
    id: 'GW-SAT-04',
    heading: 'They coast',
    text: 'A satellite that is released keeps the motion of its carrier and obeys all numbers of the map, deployed or not. So do loose warheads and drifting modules (R-GW-15).',
  },
  {
    id: 'GW-SAT-05',
    heading: 'DefSat',
    text: 'A deployed DefSat fires one laser shot a turn. It costs 3.',
  },
  {
    id: 'GW-SAT-06',
    heading: 'ComSat',
    text: 'A deployed ComSat keeps boosters under control and helps the fire of its owner. It costs 2.',
  },
  {
    id: 'GW-SAT-07',
    heading: 'ECMSat',
    text: 'A deployed ECMSat hinders the fire of enemies. It costs 3.',
  },
]

export const boosters: readonly ClauseSource[] = [
  {
    id: 'GW-BST-01',
    heading: 'Boosters',
    text: 'A booster carries exactly one satellite or warhead. Any that lies in a bay can be launched under one; the booster costs 1 when it is launched; an option sets another price (R-GW-16).',
  },
  {
    id: 'GW-BST-02',
    heading: 'Hard to hit',
    text: 'Any damage destroys a booster and its load with it. A laser in another hex cannot hit it (R-GW-17).',
  },
  {
    id: 'GW-BST-03',
    heading: 'Thrust',
    text: 'A booster has three thrust points a turn.',
  },
  {
    id: 'GW-BST-04',
    heading: 'The end of a booster',
    text: 'A booster leaves the game when its load is deployed or used.',
  },
  {
    id: 'GW-BST-05',
    heading: 'The hidden load',
    text: 'Nobody but the owner knows what a booster carries until the load is deployed, used, dropped or destroyed. Then it is shown to all (R-GW-18).',
  },
  {
    id: 'GW-BST-06',
    heading: 'Control',
    text: 'A booster that neither a station nor a ComSat of its owner can see is lost, and its load drifts on.',
  },
]

export const craft: readonly ClauseSource[] = [
  {
    id: 'GW-SCP-01',
    heading: 'Scoopships',
    text: 'A scoopship gathers gas in the atmosphere, and no other unit may enter the planet. It stops in the first planet hex that it enters, by flight or fall, and takes a load at once (R-GW-85). It costs 6, weighs 4 and has 1 hit point.',
  },
  {
    id: 'GW-SCP-02',
    heading: 'Out of reach',
    text: 'A scoopship in the atmosphere cannot be attacked, nor pulsed.',
  },
  {
    id: 'GW-SCP-03',
    heading: 'Back to orbit',
    text: 'In the thrust step of the next turn the scoopship must return. Its owner places it in a hex of ring 1 beside its planet hex, at velocity 6 in a circular orbit of the sense in which it came. If it dived straight in, the owner chooses the sense. It has no other thrust in that turn (R-GW-19).',
  },
  {
    id: 'GW-SCP-04',
    heading: 'Gas only',
    text: 'A scoopship carries one load of gas and nothing else. It brings no second load before it has delivered the first (R-GW-20).',
  },
  {
    id: 'GW-BUS-01',
    heading: 'Buses',
    text: 'A bus carries a payload of 6: warheads, satellites, modules or craft, as their weights allow. It costs 4, weighs 4 and has 1 hit point (R-GW-22).',
  },
  {
    id: 'GW-BUS-02',
    heading: 'Supplies',
    text: 'Resources are never cargo: a player has one pool, whatever the number of stations (R-GW-21).',
    advice: true,
  },
  {
    id: 'GW-GUN-01',
    heading: 'Gunships',
    text: 'A gunship carries as much as a bus and has a laser with two shots a turn. It costs 10 and weighs 4.',
  },
  {
    id: 'GW-GUN-02',
    heading: 'Damage to gunships',
    text: 'A gunship has 4 hit points and works until they are gone. It is repaired only in a bay, as a module is (R-GW-23).',
  },
]
