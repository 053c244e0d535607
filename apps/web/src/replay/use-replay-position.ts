// Where the replay stands. The address follows once one rests; going to another address goes there.
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { makeReplayPosition, parseReplayPosition, stopAt } from './navigation.ts'
import type { Stop } from './stops.ts'

const REST_MS = 350
const BEGINNING = { seq: 0, step: 0 }

export function useReplayPosition(stops: readonly Stop[]): readonly [at: number, go: (to: number) => void] {
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate()
  const [place, setPlace] = useState(() => parseReplayPosition(hash) ?? BEGINNING)
  const written = useRef(hash)
  useEffect(() => {
    if (hash === written.current) return
    written.current = hash
    setPlace(parseReplayPosition(hash) ?? BEGINNING)
  }, [hash])
  const at = stopAt(stops, place)
  const stop = stops[at]
  const address = stop && (at > 0 || written.current !== '') ? makeReplayPosition(stop) : ''
  useEffect(() => {
    if (address === written.current) return
    const rest = setTimeout(() => {
      written.current = address
      void navigate({ to: '.', search: true, hash: address, replace: true, resetScroll: false, hashScrollIntoView: false })
    }, REST_MS)
    return () => clearTimeout(rest)
  }, [address, navigate])
  const go = useCallback(
    (to: number) => {
      const next = stops[to]
      if (next) setPlace({ seq: next.seq, step: next.step })
    },
    [stops],
  )
  return [at, go]
}
