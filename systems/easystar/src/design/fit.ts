// Ship designs as text: 'axial beam R3 D2, dorsal pointDefence, ecm, bay (interceptor attackCraft), gunMount, speed -1'.
import { AUXILIARY_KINDS, FIGHTER_KINDS, MOUNTS, WEAPON_KINDS, WEAPONS } from '../../data/tables.ts'
import type { FighterKind, HullKind, ShipDesign, WeaponDesign } from '../state.ts'
import { plainWeapon } from './edit.ts'

export type Fit = Pick<ShipDesign, 'weapons' | 'auxiliaries' | 'fighters' | 'speedTraded'>
const BARE: Fit = { weapons: [], auxiliaries: [], fighters: [], speedTraded: 0 }
const among = <T extends string>(values: readonly T[], text: string | undefined): T | undefined => values.find((value) => value === text)

/** Parses a fit, without gifts; undefined if the text is not one. */
export function parseFit(text: string): Fit | undefined {
  let fit: Fit = BARE
  for (const part of text.split(',').map((word) => word.trim())) {
    const next = part === '' ? fit : withPart(fit, part)
    if (!next) return undefined
    fit = next
  }
  return fit
}
function withPart(fit: Fit, part: string): Fit | undefined {
  const speed = /^speed -([1-4])$/.exec(part)
  if (speed) return { ...fit, speedTraded: Number(speed[1]) }
  const weapon = parseWeapon(part)
  if (weapon) return { ...fit, weapons: [...fit.weapons, weapon] }
  return withDevice(fit, part)
}
function parseWeapon(part: string): WeaponDesign | undefined {
  const [, where, what, range, damage] = /^(\w+) (\w+)(?: R([1-5]))?(?: D([1-5]))?$/.exec(part) ?? []
  const mount = among(MOUNTS, where)
  const kind = among(WEAPON_KINDS, what)
  if (!mount || !kind) return undefined
  const plain = plainWeapon(kind, mount)
  return { ...plain, range: Number(range ?? plain.range), damage: Number(damage ?? plain.damage) }
}
function withDevice(fit: Fit, part: string): Fit | undefined {
  const [, what, load] = /^(\w+)(?: \(([\w ]*)\))?$/.exec(part) ?? []
  const kind = among(AUXILIARY_KINDS, what)
  if (!kind || (load !== undefined && kind !== 'bay')) return undefined
  const bay = fit.auxiliaries.filter((device) => device.kind === 'bay').length
  const fighters: FighterKind[] = []
  for (const word of load?.split(' ') ?? []) {
    const fighter = among(FIGHTER_KINDS, word)
    if (!fighter) return undefined
    fighters.push(fighter)
  }
  return {
    ...fit,
    auxiliaries: [...fit.auxiliaries, { kind, gift: false }],
    fighters: [...fit.fighters, ...fighters.map((fighter) => ({ kind: fighter, bay, gift: false }))],
  }
}

/** A design from a fit in our own data or tests. Throws if the text is wrong. */
export function designOf(hull: HullKind, fit: string, name = ''): ShipDesign {
  const parsed = parseFit(fit)
  if (!parsed) throw new Error(`no such fit: ${fit}`)
  return { hull, name, ...parsed }
}

/** The inverse of `parseFit`. Gifts are not marked in the text. */
export function makeFit({ weapons, auxiliaries, fighters, speedTraded }: Fit): string {
  let bays = 0
  const devices = auxiliaries.map(({ kind }) => {
    if (kind !== 'bay') return kind
    const load = fighters.filter(({ bay }) => bay === bays).map((fighter) => fighter.kind)
    bays += 1
    return load.length > 0 ? `bay (${load.join(' ')})` : 'bay'
  })
  return [...weapons.map(makeWeapon), ...devices, ...(speedTraded > 0 ? [`speed -${speedTraded}`] : [])].join(', ')
}
function makeWeapon({ kind, mount, range, damage }: WeaponDesign): string {
  const base = WEAPONS[kind]
  return `${mount} ${kind}${range === base.range ? '' : ` R${range}`}${damage === base.damage ? '' : ` D${damage}`}`
}
