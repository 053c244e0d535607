// The position of the replay. The address follows after a pause; another address moves the position. Earlier steps are loaded when the
// position is before the first step that is loaded, or has come to it.
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { makeReplayPosition, PRESENT, parseReplayPosition, stopAt } from './navigation.ts'
import type { Stop } from './stops.ts'
import type { EarlierSteps } from './use-replay-source.ts'

/** The pause before the address follows. */
const REST_MS = 350
const BEGINNING = { seq: 0, step: 0 }

export interface ReplayPositionState {
  /** Index of the current stop. */
  readonly at: number
  go(to: number): void
  /** Goes to the first step of the match, which may not be loaded yet. */
  goToStart(): void
}

export function useReplayPosition(stops: readonly Stop[], { more, load }: EarlierSteps): ReplayPositionState {
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate()
  // A replay that is loaded from its end begins there.
  const [position, setPosition] = useState(() => parseReplayPosition(hash) ?? (more ? parseReplayPosition(PRESENT) : null) ?? BEGINNING)
  const written = useRef(hash)
  useEffect(() => {
    if (hash === written.current) return
    written.current = hash
    setPosition(parseReplayPosition(hash) ?? BEGINNING)
  }, [hash])
  const at = stopAt(stops, position)
  const stop = stops[at]
  const isBefore = more && position.seq < (stops[0]?.seq ?? 0)
  useEffect(() => {
    if (isBefore || (more && at === 0)) load()
  }, [isBefore, more, at, load])
  const address = isBefore ? written.current : stop && (at > 0 || written.current !== '') ? makeReplayPosition(stop) : ''
  useEffect(() => {
    if (address === written.current) return
    const timer = setTimeout(() => {
      written.current = address
      void navigate({ to: '.', search: true, hash: address, replace: true, resetScroll: false, hashScrollIntoView: false })
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [address, navigate])
  const go = useCallback(
    (to: number) => {
      const next = stops[to]
      if (next) setPosition({ seq: next.seq, step: next.step })
    },
    [stops],
  )
  const goToStart = useCallback(() => setPosition(BEGINNING), [])
  return { at, go, goToStart }
}
