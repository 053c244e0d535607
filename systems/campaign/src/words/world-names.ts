// A name for each hex of map and margin, of our own words. It follows from the hex alone, so no die and no stored format has it.
import { WIDE_MAP } from '../land/geometry.ts'
import type { HexAddress } from '../shapes.ts'

const STARTS = [
  ...['Bar', 'Cal', 'Dor', 'Em', 'Fer', 'Gal', 'Hal', 'Jor', 'Kel', 'Lan', 'Mal'],
  ...['Nar', 'Pas', 'Ren', 'Sar', 'Tol', 'Ul', 'Ver', 'Wen', 'Yar', 'Zel'],
] as const
const ENDS = [
  ...['ada', 'aki', 'ane', 'ara', 'ash', 'esk', 'eth', 'ia', 'ibar', 'ida', 'imo'],
  ...['ion', 'oa', 'ode', 'ora', 'osk', 'uma', 'une', 'ura', 'ynd', 'eld'],
] as const
/** Hexes in a row of map and margin; as many as starts and as ends. */
const WIDTH = STARTS.length

/** A start and an end for each column and row. No two hexes have both alike, and neighbours have neither. */
const NAMES: ReadonlyMap<HexAddress, string> = new Map(
  WIDE_MAP.map((at, index) => {
    const [column, row] = [index % WIDTH, Math.floor(index / WIDTH)]
    const start = STARTS[(column * 5 + row * 8) % WIDTH] ?? ''
    const end = ENDS[(column * 11 + row * 4) % WIDTH] ?? ''
    return [at, start + end] as const
  }),
)
/** The name of the world in a hex, if it has one: 'Tolane'. */
export const nameOfHex = (at: HexAddress): string => NAMES.get(at) ?? ''
/** The name of the world in a hex with its address: 'Tolane 0507'. */
export const worldTitle = (at: HexAddress): string => `${nameOfHex(at)} ${at}`
