// The sounds of animations and their times. Pure; sound.ts plays them.
import { type Motion, motionDuration } from '@admiralty/board'

const SOUNDS = ['beam', 'missile', 'torpedo', 'burst', 'hit', 'miss', 'damage', 'wreck', 'dice', 'turn'] as const
export type Sound = (typeof SOUNDS)[number]

export interface Cue {
  readonly sound: Sound
  /** ms after the animation begins. */
  readonly at: number
}

/** The share of its duration after which a shot arrives. */
const ARRIVES = { beam: 0.36, missile: 0.7, torpedo: 0.7, burst: 0.4, swarm: 0.7 } as const
const FIRED = { beam: 'beam', missile: 'missile', torpedo: 'torpedo', burst: 'burst', swarm: 'burst' } as const

/** `stretch` is the factor on all durations. */
export function cuesOf(motions: readonly Motion[], stretch: number): readonly Cue[] {
  const found = motions.flatMap((motion) => cuesOfOne(motion, stretch))
  // The same sound twice at the same time would only be louder.
  return found.filter(({ sound, at }, index) => found.findIndex((other) => other.sound === sound && other.at === at) === index)
}

function cuesOfOne(motion: Motion, stretch: number): readonly Cue[] {
  switch (motion.kind) {
    case 'shot': {
      const arrives = Math.round(motionDuration(motion) * stretch * ARRIVES[motion.manner])
      const fired: Cue = { sound: FIRED[motion.manner], at: 0 }
      return motion.manner === 'burst' ? [fired] : [fired, { sound: motion.result === 'miss' ? 'miss' : 'hit', at: arrives }]
    }
    case 'die':
      return [{ sound: 'dice', at: 0 }]
    case 'flash':
      return motion.good ? [] : [{ sound: 'damage', at: 0 }]
    case 'fade':
      return motion.into === 'wreck' ? [{ sound: 'wreck', at: 0 }] : []
    case 'glide':
    case 'appear':
    case 'mark':
      return []
  }
}
