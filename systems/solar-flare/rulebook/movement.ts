// Engines, thrusters and asteroids.
import type { ClauseSource } from './clause.ts'

export const movement: readonly ClauseSource[] = [
  {
    id: 'SF-MOV-01',
    heading: 'Main engines',
    text: 'One engine charge moves the ship one hex straight ahead. There is no reverse.',
  },
  {
    id: 'SF-MOV-02',
    heading: 'Thrusters',
    text: 'One thruster charge is one manoeuvre point. A manoeuvre point turns the ship by one side, either way.',
  },
  {
    id: 'SF-MOV-03',
    heading: 'Engines can manoeuvre',
    text: 'Three engine charges make one manoeuvre point. They may come from several engines, and as often as the charges last.',
  },
  {
    id: 'SF-MOV-04',
    heading: 'Shifting',
    text: 'Three manoeuvre points shift the ship one hex in any direction without turning it, as often as the charges last. They may come from thrusters and engines together.',
  },
  {
    id: 'SF-MOV-05',
    heading: 'Manoeuvring ahead',
    text: 'Three manoeuvre points may also move the ship one hex ahead, which is the same as shifting ahead.',
  },
  {
    id: 'SF-MOV-06',
    heading: 'Points do not keep',
    text: 'Points are made for one action and used in it.',
  },
  {
    id: 'SF-MOV-07',
    heading: 'Where engines are',
    text: 'The section of an engine or thruster makes no difference to what it does.',
  },
  {
    id: 'SF-MOV-08',
    heading: 'One kind is enough',
    text: 'A ship without engines can turn and shift with thrusters, and one without thrusters with its engines.',
  },
  {
    id: 'SF-MOV-09',
    heading: 'Planets and moons',
    text: 'No ship and no torpedo enters a planet or moon.',
  },
  {
    id: 'SF-MOV-10',
    heading: 'The edge',
    text: 'No ship and no torpedo leaves the board (R-SF-13).',
  },
  {
    id: 'SF-MOV-11',
    heading: 'Sharing a hex',
    text: 'A ship may not enter a hex with a ship. It may enter one with torpedoes, and torpedoes may share any hex with ships and each other; nothing happens until one is set off (R-SF-14).',
  },
  {
    id: 'SF-MOV-12',
    heading: 'Nebulae',
    text: 'Nebulae neither slow nor harm anything that moves.',
  },
]

export const asteroids: readonly ClauseSource[] = [
  {
    id: 'SF-AST-01',
    heading: 'Entering asteroids',
    text: 'Each asteroid hex that a ship enters makes one attack on it, before the next step. Its strength is the sum of the levels of the ship’s main engines that are not lost, whatever their charge (R-SF-15).',
  },
  {
    id: 'SF-AST-02',
    heading: 'Torpedoes',
    text: 'Against a torpedo the strength is 6.',
  },
  {
    id: 'SF-AST-03',
    heading: 'Dodging',
    text: 'Each manoeuvre point that the ship spends takes one die from the attack. Declare it with the step; each hex is paid for alone, and engine charges may be converted.',
  },
  {
    id: 'SF-AST-04',
    heading: 'Torpedoes dodge',
    text: 'Each movement point that a torpedo spends, beyond the one to enter, takes one die. In flight at least one die is left. Out of its tube it may spend all six and meet none.',
  },
  {
    id: 'SF-AST-05',
    heading: 'The side ahead',
    text: 'Asteroids hit the section on the side towards which the ship moves (R-SF-16).',
  },
  {
    id: 'SF-AST-06',
    heading: 'Staying is safe',
    text: 'Staying, turning or leaving costs nothing. A step from one asteroid hex into the next is a new entry.',
  },
]
