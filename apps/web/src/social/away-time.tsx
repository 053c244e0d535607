// How long ago, in words that keep up with the clock.
import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** 'Gone for 3 minutes' */
export function awayText(ms: number): string {
  const minutes = Math.max(1, Math.floor(ms / MINUTE))
  if (minutes < 120) return `Gone for ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `Gone for ${hours} hours` : `Gone for ${Math.floor(hours / 24)} days`
}

export function AwayTime({ at }: { readonly at: number }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 2)
    return () => clearInterval(timer)
  }, [])
  return <time dateTime={new Date(at).toISOString()}>{awayText(now - at)}</time>
}
