// The figures that follow from a design: reserve and excess thrust, upkeep and endurance of a campaign.
import { DRIVE, EXCESS_FACTOR, FTL } from '../../data/tables.ts'
import type { Design, DesignPart } from './design.ts'
import { crewOf } from './hull.ts'
import { driveMass, ftlMass, groupPoints, massOf, partPrice } from './price.ts'

/** FT-DES-27: mass that may still be fitted. */
export const reserveOf = (design: Design): number => design.mass - massOf(design).total
/** FT-DES-28: the thrust of a ship below its design mass, each time with a drive check; its thrust as bought if it is full. */
export function excessThrust(design: Design): number {
  const actual = massOf(design).total
  return actual < design.mass ? Math.max(design.thrust, Math.floor((driveMass(design) * EXCESS_FACTOR) / actual)) : design.thrust
}

/** The weekly cost of a ship in a campaign, in hundredths of a point. */
export interface Upkeep {
  /** 3 % of the price of the drives. */
  readonly fuel: number
  /** 0.20 for each crew factor (FT-DES-23). */
  readonly crew: number
  /** 3 % of the price of everything that fires, fighters and missiles included. */
  readonly weaponry: number
}
const PERCENT = 3
const CREW_UPKEEP = 20
export const upkeepOf = (design: Design): Upkeep => ({
  fuel: PERCENT * (FTL.points * ftlMass(design) + DRIVE.points * driveMass(design)),
  crew: CREW_UPKEEP * crewOf(design),
  weaponry: PERCENT * design.parts.reduce((sum, part) => sum + weaponryPoints(part), 0),
})
/** The price of what a part fires. A bay fires nothing, its group does. */
function weaponryPoints(part: DesignPart): number {
  if (part.kind === 'bay') return part.group ? groupPoints(part.group) : 0
  return ['fireCon', 'adfc', 'craftBay', 'dropship'].includes(part.kind) ? 0 : partPrice(part).points
}

/** Weeks away from a base, by upkeep in hundredths; a value on a bound has the longer endurance. */
const ENDURANCE = [
  { most: 200, weeks: 6 },
  { most: 500, weeks: 4 },
  { most: 800, weeks: 3 },
  { most: 1200, weeks: 2 },
] as const
export function enduranceOf({ fuel, crew, weaponry }: Upkeep): number {
  const total = fuel + crew + weaponry
  return ENDURANCE.find(({ most }) => total <= most)?.weeks ?? 1
}
