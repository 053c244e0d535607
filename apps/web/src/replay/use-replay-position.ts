// The position of the replay. The address follows after a pause; another address moves the position.
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { makeReplayPosition, parseReplayPosition, stopAt } from './navigation.ts'
import type { Stop } from './stops.ts'

/** The pause before the address follows. */
const REST_MS = 350
const BEGINNING = { seq: 0, step: 0 }

export function useReplayPosition(stops: readonly Stop[]): readonly [at: number, go: (to: number) => void] {
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate()
  const [position, setPosition] = useState(() => parseReplayPosition(hash) ?? BEGINNING)
  const written = useRef(hash)
  useEffect(() => {
    if (hash === written.current) return
    written.current = hash
    setPosition(parseReplayPosition(hash) ?? BEGINNING)
  }, [hash])
  const at = stopAt(stops, position)
  const stop = stops[at]
  const address = stop && (at > 0 || written.current !== '') ? makeReplayPosition(stop) : ''
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
  return [at, go]
}
