// Plays the sounds of frames and questions, if sound is on.
import { type ActiveMotions, joinGlides } from '@admiralty/board'
import type { Call, Question } from '@admiralty/kernel'
import { useEffect, useRef } from 'react'
import type { LoadedGame } from '../api/games.ts'
import { cuesOf } from '../playback/cues.ts'
import { useMotionStretch } from '../playback/motion-stretch.ts'
import { play } from '../playback/sound.ts'
import type { ObservedMatch } from './observed-match.ts'

/** The sounds of the running animation. */
export function useMotionSounds(moving: ActiveMotions | null): void {
  useEffect(() => {
    if (moving) play(cuesOf(moving.motions, moving.stretch))
  }, [moving])
}

/** The most sounds for events that are shown at once. */
const FEW = 3

/** Without animations, new events play their last sounds in quick succession. */
export function useInstantSounds({ ui }: Pick<LoadedGame, 'ui'>, { frames, seq }: ObservedMatch): void {
  const stretch = useMotionStretch()
  const lastSeq = useRef(seq)
  useEffect(() => {
    const fresh = frames.filter((frame) => frame.seq > lastSeq.current)
    lastSeq.current = seq
    if (stretch > 0 || fresh.length === 0) return
    const motions = joinGlides(fresh.flatMap(({ observation, before, after }) => ui.motions(observation, before, after)))
    const sounds = [...new Set(cuesOf(motions, 0).map(({ sound }) => sound))].slice(-FEW)
    play(sounds.map((sound, index) => ({ sound, at: index * 140 })))
  }, [ui, frames, seq, stretch])
}

interface OpenQuestion {
  readonly call: Call | undefined
  readonly question: Question | undefined
}
/** Two notes when a question comes up. */
export function useQuestionSound({ call, question }: OpenQuestion): void {
  const asking = question && call?.id
  const before = useRef(asking)
  useEffect(() => {
    if (asking !== undefined && asking !== before.current) play([{ sound: 'turn', at: 0 }])
    before.current = asking
  }, [asking])
}
