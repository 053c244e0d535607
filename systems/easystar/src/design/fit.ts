// Ship designs as text: 'axial beam R3 D2, dorsal pointDefence, ecm, bay (interceptor attackCraft), gunMount, speed -1'.
import { AUXILIARY_KINDS, FIGHTER_KINDS, MOUNTS, WEAPON_KINDS } from '../../data/tables.ts'
import type { HullKind, ShipDesign } from '../state.ts'
import { addDevice, addFighter, addWeapon, bareShip, plainWeapon } from './edit.ts'

const among = <T extends string>(values: readonly T[], text: string | undefined): T | undefined => values.find((value) => value === text)

/** A design without gifts, from a fit in our own data or tests. Throws if the text is wrong. */
export const designOf = (hull: HullKind, fit: string, name = ''): ShipDesign =>
  fit
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .reduce(withPart, { ...bareShip(hull), name })

function withPart(ship: ShipDesign, part: string): ShipDesign {
  const [, speed] = /^speed -([1-4])$/.exec(part) ?? []
  if (speed !== undefined) return { ...ship, speedTraded: Number(speed) }
  const [, where, what, range, damage] = /^(\w+) (\w+)(?: R([1-5]))?(?: D([1-5]))?$/.exec(part) ?? []
  const mount = among(MOUNTS, where)
  const weapon = among(WEAPON_KINDS, what)
  if (!mount || !weapon) return withDevice(ship, part)
  const plain = plainWeapon(weapon, mount)
  return addWeapon(ship, { ...plain, range: Number(range ?? plain.range), damage: Number(damage ?? plain.damage) })
}
function withDevice(ship: ShipDesign, part: string): ShipDesign {
  const [, what, load] = /^(\w+)(?: \(([\w ]*)\))?$/.exec(part) ?? []
  const kind = among(AUXILIARY_KINDS, what)
  if (!kind || (load !== undefined && kind !== 'bay')) throw new Error(`no such part: ${part}`)
  const bay = ship.auxiliaries.filter((device) => device.kind === 'bay').length
  return (load?.split(' ') ?? []).reduce(
    (one, word) => {
      const fighter = among(FIGHTER_KINDS, word)
      if (!fighter) throw new Error(`no such fighter: ${part}`)
      return addFighter(one, { kind: fighter, bay, gift: false })
    },
    addDevice(ship, kind),
  )
}
