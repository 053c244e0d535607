import { describe, expect, test } from 'vitest'
import { overlaySentences } from './overlay-sentence.ts'
import { overlayTexts } from './overlay-zones.ts'
import { planeChart, UNIT } from './plane-chart.ts'
import { groupOutline, planeZones, tapeTicks } from './plane-zones.ts'
import type { Overlay, OverlayShape } from './scene.ts'

const BANDS = [
  { radius: 12, label: '2 dice' },
  { radius: 24, label: '1 die' },
]
const wedge = { kind: 'wedge', centre: [0, 0], heading: 3, sixths: 2, bands: BANDS } as const satisfies OverlayShape
const scene = (shape: OverlayShape, legend = 'beam 2') => ({
  chart: planeChart,
  hexes: [],
  overlays: [{ shape, legend, look: 'field', printed: true } satisfies Overlay],
})

describe('fields on the plane', () => {
  test('a wedge with two bands has a sector and a ring sector around its course', () => {
    const [near, far] = planeZones(wedge)
    expect(near?.path).toBe('M144 -249.4A288 288 0 0 1 144 249.4L0 0Z')
    expect(far?.path).toBe('M288 -498.8A576 576 0 0 1 288 498.8L144 249.4A288 288 0 0 0 144 -249.4Z')
    expect([near?.strength, far?.strength]).toEqual([5, 4])
    expect(far?.middle.x).toBeCloseTo(18 * UNIT)
  })
  test('are named for screen readers by band, inside the wedge only', () => {
    const at = (x: number, y: number) => overlayTexts(scene(wedge), [x * 1560, y * 1560])
    expect([at(5, 0), at(20, 5), at(30, 0), at(-5, 0), at(0, 5)]).toEqual([['beam 2: 2 dice'], ['beam 2: 1 die'], [], [], []])
    expect(overlayTexts(scene({ ...wedge, heading: 0 }), [-1560, 3120])).toEqual(['beam 2: 2 dice'])
    expect(overlayTexts(scene({ kind: 'disc', centre: [0, 0], bands: BANDS }), [0, -1560 * 13])).toEqual(['beam 2: 1 die'])
  })
  test('are listed in the text view, with tapes and groups', () => {
    expect(overlaySentences(scene(wedge))).toEqual(['Beam 2: 2 dice within 12 MU and 1 die within 24 MU of (0, 0), 120° around course 3.'])
    expect(overlaySentences(scene({ kind: 'tape', from: [0, 0], to: [1560, 0] }, '1 MU, arc F'))).toEqual([
      '1 MU, arc F: (0, 0) and (1, 0).',
    ])
    expect(
      overlaySentences(
        scene(
          {
            kind: 'group',
            places: [
              [0, 0],
              [0, 1560],
            ],
          },
          'squadron',
        ),
      ),
    ).toEqual(['Squadron: (0, 0) and (0, 1).'])
  })
})

test('a group of one has an outline of twelve corners, and a group of two contains both', () => {
  expect(groupOutline([{ x: 0, y: 0 }]).split('L')).toHaveLength(12)
  expect(
    groupOutline([
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ]),
  ).toContain('134 0')
})
test('a tape has a tick for each movement unit; one without length has none', () => {
  expect(tapeTicks({ x: 0, y: 0 }, { x: 6.5 * UNIT, y: 0 }).split('M')).toHaveLength(7)
  expect(tapeTicks({ x: 3, y: 3 }, { x: 3, y: 3 })).toBe('')
})
