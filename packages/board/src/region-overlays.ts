// The regions in which a place can be chosen now, as they are drawn on the map and listed in the text view.
import type { Choice, Region } from '@admiralty/kernel'
import type { Heading } from '@admiralty/space'
import type { Overlay, Scene } from './scene.ts'

function shapeOf(region: Region): Overlay['shape'] {
  const { centre, radius } = region
  const bands = [{ radius, label: '' }]
  if (region.kind === 'disc') return { kind: 'disc', centre, bands }
  return { kind: 'wedge', centre, heading: (region.course % 12) as Heading, sixths: region.sixths, bands } // 12 is 0
}
export const regionOverlays = (choices: readonly Choice[]): readonly Overlay[] =>
  choices.flatMap(({ label, then }) =>
    then.kind === 'region' ? [{ look: 'zone', shape: shapeOf(then.region), legend: label, printed: false }] : [],
  )
/** The scene with the open regions; the same scene without one. */
export const withRegions = (scene: Scene, regions: readonly Overlay[]): Scene =>
  regions.length === 0 ? scene : { ...scene, overlays: [...(scene.overlays ?? []), ...regions] }
