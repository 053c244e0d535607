import { distance, type Hex, hexKey, inCentredWedge, within } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { overlaySentences } from './overlay-sentence.ts'
import { overlayTexts, zonesOf } from './overlay-zones.ts'
import type { OverlayShape } from './scene.ts'

const HEXES = within([0, 0], 5)
const MAP: ReadonlySet<string> = new Set(HEXES.map(hexKey))
const BANDS = [
  { radius: 1, label: '3 dice' },
  { radius: 4, label: '1 die' },
]
const FIELD = { look: 'field', printed: true } as const
const keysOf = (hexes: readonly Hex[]): readonly string[] => hexes.map(hexKey).sort()
/** The labels of the zones that contain each hex of the map. */
const labelsAt = (shape: OverlayShape, hex: Hex): readonly string[] =>
  zonesOf(shape, MAP).flatMap(({ label, hexes }) => (keysOf(hexes).includes(hexKey(hex)) ? [label] : []))

describe('the zones of an overlay', () => {
  test('of a disc are its rings, the strongest in the middle, and end at the edge of the map', () => {
    const centre: Hex = [3, 0]
    const shape: OverlayShape = { kind: 'disc', centre, bands: BANDS }
    for (const hex of HEXES) {
      const far = distance(centre, hex)
      expect(labelsAt(shape, hex)).toEqual(far <= 1 ? ['3 dice'] : far <= 4 ? ['1 die'] : [])
    }
    const zones = zonesOf(shape, MAP)
    expect(zones.map(({ strength }) => strength)).toEqual([5, 4])
    expect(zones.flatMap(({ hexes }) => hexes).every((hex) => MAP.has(hexKey(hex)))).toBe(true)
  })
  test('of a wedge are the same rings inside its edges, without the centre', () => {
    const shape: OverlayShape = { kind: 'wedge', centre: [0, 0], heading: 2, sixths: 1, bands: BANDS }
    for (const hex of HEXES) {
      const inside = inCentredWedge([0, 0], hex, 2, 1) && distance([0, 0], hex) <= 4
      expect(labelsAt(shape, hex).length).toBe(inside ? 1 : 0)
    }
    expect(keysOf(zonesOf(shape, MAP)[0]?.hexes ?? [])).toEqual(['1,-1'])
    expect(labelsAt(shape, [0, 0])).toEqual([])
  })
  test('of a tile are its hexes with their contents, turned', () => {
    const tile = [
      { hex: [0, 0], content: 'rock' },
      { hex: [0, -1], content: 'gas' },
    ] as const
    const shape: OverlayShape = { kind: 'tile', tile, pose: { at: [2, 0], turns: 3, mirrored: false } }
    expect(zonesOf(shape, MAP).map(({ label, hexes }) => [label, hexes])).toEqual([
      ['rock', [[2, 0]]],
      ['gas', [[2, 1]]],
    ])
  })
  test('are empty outside the map', () => {
    expect(zonesOf({ kind: 'region', hexes: [[9, 9]] }, MAP)).toEqual([])
    expect(zonesOf({ kind: 'sides', hex: [9, 9], sides: [0] }, MAP)).toEqual([])
  })
  test('are named at each hex, one text for each overlay', () => {
    const overlays = [
      { ...FIELD, legend: 'port battery', shape: { kind: 'disc', centre: [0, 0], bands: BANDS } },
      { ...FIELD, legend: 'minefield', shape: { kind: 'region', hexes: [[0, 3]] } },
      { ...FIELD, legend: 'hit here', shape: { kind: 'sides', hex: [0, -5], sides: [0, 1] } },
    ] as const
    expect(overlayTexts({ overlays }, [0, 3])).toEqual(['port battery: 1 die', 'minefield'])
    expect(overlayTexts({ overlays }, [0, -5])).toEqual(['hit here'])
    expect(overlayTexts({ overlays }, [5, 0])).toEqual([])
  })
  test('are listed in one sentence, without what is off the map', () => {
    const sentence = (legend: string, shape: OverlayShape) => overlaySentences({ hexes: HEXES, overlays: [{ ...FIELD, legend, shape }] })[0]
    expect(sentence('port battery', { kind: 'disc', centre: [0, 0], bands: BANDS })).toMatch(
      /^Port battery: 3 dice in 7 hexes from \S+ to \S+; 1 die in 54 hexes from \S+ to \S+\.$/,
    )
    expect(
      sentence('harbour', {
        kind: 'region',
        hexes: [
          [0, 0],
          [9, 9],
        ],
      }),
    ).toBe('Harbour: 0101.')
    expect(sentence('hit side', { kind: 'sides', hex: [0, 0], sides: [0, 1] })).toBe('Hit side: 0101, sides top and upper right.')
    expect(sentence('hit side', { kind: 'sides', hex: [0, 0], sides: [4] })).toBe('Hit side: 0101, side lower left.')
    expect(sentence('minefield', { kind: 'region', hexes: [[9, 9]] })).toBeUndefined()
  })
})

describe('links', () => {
  const shape: OverlayShape = {
    kind: 'links',
    pairs: [
      [
        [0, 0],
        [2, 0],
      ],
      [
        [0, 0],
        [0, 2],
      ],
    ],
  }
  const overlays = [{ look: 'field' as const, shape, legend: 'space lanes', printed: false }]
  test('say at each end where they lead, and nothing elsewhere', () => {
    expect(overlayTexts({ overlays }, [0, 0])).toEqual(['space lanes: to 0302 and 0103'])
    expect(overlayTexts({ overlays }, [2, 0])).toEqual(['space lanes: to 0101'])
    expect(overlayTexts({ overlays }, [1, 0])).toEqual([])
  })
  test('are one sentence of the text view', () => {
    expect(overlaySentences({ hexes: HEXES, overlays })).toEqual(['Space lanes: 0101 with 0302 and 0103.'])
  })
})
