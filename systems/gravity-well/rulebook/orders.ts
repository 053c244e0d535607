// Launches and thrust, the two sealed orders of a turn.
import type { ClauseSource } from './clause.ts'

export const launch: readonly ClauseSource[] = [
  {
    id: 'GW-LCH-01',
    heading: 'Launch',
    text: 'A launched unit begins in the hex of its station, at the velocity of the station. It may thrust in the same turn.',
  },
  {
    id: 'GW-LCH-02',
    heading: 'Vector',
    text: 'Its vector is that of the station or one facing to either side. From a station at velocity 0 it begins at velocity 0, without a vector.',
  },
  {
    id: 'GW-LCH-03',
    heading: 'Against the orbit',
    text: 'Two or three facings are allowed at a surcharge: the price of the craft is paid once more, at once, and not out of production. Without the resources there is no such launch (R-GW-27).',
  },
  {
    id: 'GW-LCH-04',
    heading: 'Boosters',
    text: 'A booster is launched by the same rules. Its price is paid at once, and against the orbit once more; the load costs nothing then (R-GW-28).',
  },
  {
    id: 'GW-LCH-05',
    heading: 'All at once',
    text: 'All players order their launches in secret, as many as they like, and all are shown together before anyone writes thrust. A station whose core does not work launches nothing (R-GW-29).',
  },
  {
    id: 'GW-LCH-06',
    heading: 'Load',
    text: 'A bus or gunship may be launched with a payload within its capacity. A booster is launched with its one item.',
  },
]

export const thrust: readonly ClauseSource[] = [
  {
    id: 'GW-THR-01',
    heading: 'Thrust step',
    text: 'All players write the thrust of their units in secret, launched ones included, and all is shown together. Boosters have three points, craft two, a station two with a working engine; others have none. Points cannot be saved (R-GW-30).',
  },
  {
    id: 'GW-THR-02',
    heading: 'Velocity',
    text: 'A point changes the velocity by one. Velocity never falls below 0 and has no upper limit.',
  },
  {
    id: 'GW-THR-03',
    heading: 'Vector',
    text: 'A facing costs as many points as the velocity at the start of the step, whatever the velocity becomes (R-GW-31).',
  },
  {
    id: 'GW-THR-04',
    heading: 'From rest',
    text: 'A unit at velocity 0 has no vector. When it speeds up it takes any vector for nothing (R-GW-32).',
  },
  {
    id: 'GW-THR-05',
    heading: 'Both',
    text: 'Vector and velocity may change together, each once: the cost is the sum. Nobody stops and starts again in one turn (R-GW-33).',
  },
  {
    id: 'GW-THR-06',
    heading: 'Three facings',
    text: 'A vector turns by three facings at most, which reverses it.',
  },
  {
    id: 'GW-THR-07',
    heading: 'Pulsed',
    text: 'A unit disabled by a pulse has no thrust.',
  },
]
