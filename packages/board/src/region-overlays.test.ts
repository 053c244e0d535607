import { type Choice, PLAIN_CHOICE } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { overlaySentences } from './overlay-sentence.ts'
import { planeChart } from './plane-chart.ts'
import { regionOverlays, withRegions } from './region-overlays.ts'
import type { Scene } from './scene.ts'

const PLAIN = { ...PLAIN_CHOICE, rule: 'EX-PUT-01' } as const
const FUNCTIONS = { examples: [], nearest: () => null, nameOf: String, placeOf: () => null, withPlace: (at: unknown) => at }
const salvo: Choice = {
  ...PLAIN,
  key: 'salvo',
  label: 'Salvo',
  then: { ...FUNCTIONS, kind: 'region', now: null, region: { kind: 'wedge', centre: [0, 0], course: 12, sixths: 3, radius: 24 } },
}
const group: Choice = {
  ...PLAIN,
  key: 'group',
  label: 'Group 1',
  then: { ...FUNCTIONS, kind: 'region', now: null, region: { kind: 'disc', centre: [1560, 0], radius: 12 } },
}
const pass: Choice = { ...PLAIN, key: 'pass', label: 'Pass', then: { kind: 'order', order: 'pass' } }
const scene: Scene = { chart: planeChart, hexes: [], counters: [], tracks: [], tints: [], hatched: [], marked: [], caption: null }

test('an open region is drawn and listed under the name of its choice', () => {
  expect(overlaySentences(withRegions(scene, regionOverlays([pass, salvo, group])))).toEqual([
    'Salvo: within 24 MU of (0, 0), 180° around course 12.',
    'Group 1: within 12 MU of (1, 0).',
  ])
})
test('a scene without an open region stays the same object, so that it is not drawn again', () => {
  expect(withRegions(scene, regionOverlays([pass]))).toBe(scene)
})
