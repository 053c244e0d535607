// The time since a player left, updated while it is shown.
import { plural } from '@admiralty/kernel'
import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** The time of absence as text: 'Away for 3 minutes'. */
export function awayText(ms: number): string {
  const minutes = Math.max(1, Math.floor(ms / MINUTE))
  if (minutes < 120) return `Away for ${plural(minutes, 'minute')}`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `Away for ${plural(hours, 'hour')}` : `Away for ${plural(Math.floor(hours / 24), 'day')}`
}

export function AwayTime({ since }: { readonly since: number }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 2)
    return () => clearInterval(timer)
  }, [])
  return <time dateTime={new Date(since).toISOString()}>{awayText(now - since)}</time>
}
