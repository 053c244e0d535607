import { makeHexNumber, within } from '@admiralty/space'
import { expect, test } from 'vitest'
import { hexOf, WIDE_MAP } from '../land/geometry.ts'
import { nameOfHex, worldTitle } from './world-names.ts'

test('each of the 441 hexes of map and margin has a name of its own, of four to eight plain letters', () => {
  const names = WIDE_MAP.map(nameOfHex)
  expect([names.length, new Set(names).size]).toEqual([441, 441])
  expect(names.filter((name) => !/^[A-Z][a-z]{3,7}$/.test(name))).toEqual([])
})
test('worlds beside each other have names that begin and end differently', () => {
  const alike = WIDE_MAP.flatMap((at) => {
    const name = nameOfHex(at)
    const near = within(hexOf(at), 1).map(makeHexNumber).map(nameOfHex)
    return near.filter(
      (other) => other !== '' && other !== name && (other.slice(0, 3) === name.slice(0, 3) || other.slice(-3) === name.slice(-3)),
    )
  })
  expect(alike).toEqual([])
})
test('the names stay the same in later versions, because players note them', () => {
  expect(['0101', '0507', '1313'].map(worldTitle)).toEqual(['Malura 0101', 'Tolane 0507', 'Yarida 1313'])
})
