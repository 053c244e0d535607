// Dice from a seed. Separate from the port, so that a check of a journal does not load the generator.
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { type Dice, diceOf } from './dice.ts'

/** Dice for simulations, bots and random tests: the same seed gives the same faces. */
export function seededDice(seed: number): Dice {
  const generator = xoroshiro128plus(seed)
  const addressed = new Map<string, typeof generator>()
  const generatorOf = (address: string): typeof generator => {
    const known = addressed.get(address) ?? xoroshiro128plus(mixed(seed, address))
    addressed.set(address, known)
    return known
  }
  return diceOf((count, sides, _, address) => {
    const from = address === null ? generator : generatorOf(address)
    const faces: number[] = []
    for (let rolled = 0; rolled < count; rolled += 1) faces.push(uniformInt(from, 1, sides))
    return faces
  })
}

/** A seed for an addressed stream: FNV-1a, then the last step of MurmurHash3. Without that, streams of neighbouring addresses begin alike. */
function mixed(seed: number, address: string): number {
  let hash = 0x811c9dc5 ^ seed
  for (let at = 0; at < address.length; at += 1) hash = Math.imul(hash ^ address.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) | 0
}
