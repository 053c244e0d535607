// The purpose of each unit and module, in one short sentence: notes in lists of choices, and explanations on hover.
import { plural } from '@admiralty/kernel'
import { COVERAGE_REACH, ENGINE_THRUST, KNOCKED_OUT, PRODUCTION, ROWS, SHOTS, STRIKE, type UnitKind } from '../../data/units.ts'

const shots = (faces: readonly number[]): string => plural(faces.length, 'laser shot')
/** 'bus': 'carries weight 6 from place to place' */
export const PURPOSES: Readonly<Record<UnitKind, string>> = {
  station: 'earns, builds and launches; who loses every station loses the match',
  booster: `rocket with thrust ${ROWS.booster.thrust} for one warhead or satellite`,
  core: `keeps the station alive, quota ${PRODUCTION.core}; with ${KNOCKED_OUT} points of damage almost everything stops`,
  engine: `moves the station, thrust ${ENGINE_THRUST}`,
  factory: `builds and repairs more, quota ${PRODUCTION.factory}`,
  pointDefence: `${shots(SHOTS.pointDefence)} a turn at what comes near`,
  refinery: 'turns the gas of scoopships into RU',
  armour: 'takes one whole hit for the station, then is gone',
  collector: 'doubles what the station earns from debris or a moon',
  scoopship: 'dives into the planet for gas, which a refinery turns into RU',
  bus: `carries weight ${ROWS.bus.payload}: warheads to an enemy, a core to a new place`,
  gunship: `${shots(SHOTS.gunship)} a turn, ${ROWS.gunship.hitPoints} hit points, carries weight ${ROWS.gunship.payload}`,
  defSat: `${shots(SHOTS.defSat)} a turn at what comes near`,
  comSat: `keeps boosters under control; helps your fire within ${COVERAGE_REACH.comSat} hexes`,
  ecmSat: `makes enemy fire miss more often within ${plural(COVERAGE_REACH.ecmSat, 'hex', 'hexes')}`,
  basicWarhead: `strikes one enemy in its hex: ${1 + STRIKE.added} to ${6 + STRIKE.added} damage on ${STRIKE.needed} or less`,
  pulseWarhead: 'stops everything in its hex to the end of the next turn, friends too',
}
