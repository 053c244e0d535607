// Synthesizes the sounds. Loaded with the first one.
import type { Cue, Sound } from './cues.ts'
import { playbackSettings } from './playback-settings.ts'

interface Tone {
  readonly kind: 'tone'
  readonly wave: OscillatorType
  /** The frequency in Hz, at the beginning and at the end. */
  readonly from: number
  readonly to: number
  readonly seconds: number
  /** 0 to 1, at full volume. */
  readonly loud: number
  /** Seconds after the sound begins. */
  readonly at?: number
}
interface Noise {
  readonly kind: 'noise'
  /** The filter frequency in Hz, at the beginning and at the end. */
  readonly from: number
  readonly to: number
  readonly seconds: number
  /** 0 to 1, at full volume. */
  readonly loud: number
  /** Seconds after the sound begins. */
  readonly at?: number
}
type SoundPart = Tone | Noise

const PARTS_OF: Readonly<Record<Sound, readonly SoundPart[]>> = {
  beam: [
    { kind: 'tone', wave: 'triangle', from: 1_150, to: 420, seconds: 0.24, loud: 0.14 },
    { kind: 'tone', wave: 'sine', from: 580, to: 210, seconds: 0.28, loud: 0.14 },
  ],
  missile: [{ kind: 'noise', from: 420, to: 1_700, seconds: 0.42, loud: 0.2 }],
  torpedo: [
    { kind: 'noise', from: 160, to: 520, seconds: 0.5, loud: 0.22 },
    { kind: 'tone', wave: 'sine', from: 92, to: 130, seconds: 0.5, loud: 0.14 },
  ],
  burst: [0, 0.055, 0.11, 0.165].map((at) => ({ kind: 'noise', from: 2_400, to: 1_500, seconds: 0.035, loud: 0.13, at })),
  hit: [
    { kind: 'noise', from: 900, to: 160, seconds: 0.2, loud: 0.26 },
    { kind: 'tone', wave: 'sine', from: 130, to: 58, seconds: 0.26, loud: 0.3 },
  ],
  miss: [{ kind: 'noise', from: 1_900, to: 520, seconds: 0.24, loud: 0.07 }],
  damage: [{ kind: 'tone', wave: 'sine', from: 105, to: 52, seconds: 0.3, loud: 0.3 }],
  wreck: [
    { kind: 'noise', from: 620, to: 70, seconds: 1, loud: 0.32 },
    { kind: 'tone', wave: 'sine', from: 84, to: 34, seconds: 0.9, loud: 0.34 },
  ],
  dice: [0, 0.07, 0.12].map((at, index) => ({ kind: 'noise', from: 3_100 - index * 500, to: 2_100, seconds: 0.022, loud: 0.11, at })),
  turn: [
    { kind: 'tone', wave: 'sine', from: 659, to: 659, seconds: 0.4, loud: 0.13 },
    { kind: 'tone', wave: 'sine', from: 988, to: 988, seconds: 0.55, loud: 0.11, at: 0.13 },
  ],
}

interface Mixer {
  readonly context: AudioContext
  readonly hiss: AudioBuffer
}
let mixer: Mixer | undefined
function openMixer(): Mixer {
  if (!mixer) {
    const context = new AudioContext()
    mixer = { context, hiss: hissOf(context) }
  }
  if (mixer.context.state === 'suspended') void mixer.context.resume()
  return mixer
}

/** One second of noise from a simple generator; it decides nothing in a game. */
function hissOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const wave = buffer.getChannelData(0)
  let noise = 1
  for (let index = 0; index < wave.length; index += 1) {
    noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) | 0
    wave[index] = noise / 2 ** 31
  }
  return buffer
}

/** Plays cues now. */
export function synthesize(cues: readonly Cue[]): void {
  const open = openMixer()
  for (const { sound, at } of cues) for (const part of PARTS_OF[sound]) playPart(open, part, open.context.currentTime + at / 1_000)
}

function playPart({ context, hiss }: Mixer, part: SoundPart, begins: number): void {
  const start = begins + (part.at ?? 0)
  const end = start + part.seconds
  const gain = context.createGain()
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, part.loud * playbackSettings().volume), start + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.0001, end)
  gain.connect(context.destination)
  const source = part.kind === 'tone' ? toneOf(context, part, start) : noiseOf({ context, hiss }, part, { start, gain })
  if (part.kind === 'tone') source.connect(gain)
  source.start(start)
  source.stop(end + 0.02)
}

function toneOf(context: AudioContext, { wave, from, to, seconds }: Tone, start: number): AudioScheduledSourceNode {
  const tone = context.createOscillator()
  tone.type = wave
  tone.frequency.setValueAtTime(from, start)
  tone.frequency.exponentialRampToValueAtTime(to, start + seconds)
  return tone
}

function noiseOf(
  { context, hiss }: Mixer,
  { from, to, seconds }: Noise,
  { start, gain }: { readonly start: number; readonly gain: GainNode },
): AudioScheduledSourceNode {
  const source = context.createBufferSource()
  source.buffer = hiss
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.Q.value = 0.9
  filter.frequency.setValueAtTime(from, start)
  filter.frequency.exponentialRampToValueAtTime(to, start + seconds)
  source.connect(filter).connect(gain)
  return source
}
