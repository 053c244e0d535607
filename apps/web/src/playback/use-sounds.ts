// Plays the sounds of the frames that are shown. Silent unless sound is on.
import { type ActiveMotions, joinGlides } from '@admiralty/board'
import { useEffect, useRef } from 'react'
import type { LoadedGame } from '../api/games.ts'
import type { ObservedMatch } from '../table/observed-match.ts'
import type { Decision } from '../table/use-decision.ts'
import { cuesOf } from './cues.ts'
import { useMotionStretch } from './motion-stretch.ts'
import { play } from './sound.ts'

/** The sounds of the step that is being drawn. */
export function useMotionSounds(moving: ActiveMotions | null): void {
  useEffect(() => {
    if (moving) play(cuesOf(moving.motions, moving.stretch))
  }, [moving])
}

/** So many sounds tell of news that is shown all at once. */
const FEW = 3

/** Where nothing is drawn while it happens, the news is still lastSeq: its last sounds, close together. */
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

/** Two notes when a question comes up. */
export function useQuestionSound({ call, question: asked }: Pick<Decision, 'call' | 'question'>): void {
  const question = asked && call?.id
  const before = useRef(question)
  useEffect(() => {
    if (question !== undefined && question !== before.current) play([{ sound: 'turn', at: 0 }])
    before.current = question
  }, [question])
}
