// The header of a match page. On a phone it has only a back link, the title and a few buttons.
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PlaybackButton, PlaybackKeys } from '../playback/playback-button.tsx'
import { Top } from '../shell/shell.tsx'
import { ThemeButton } from '../shell/theme-button.tsx'
import './match-top.css'

interface MatchTopProps {
  readonly title: string
  /** The current phase. */
  readonly line: string
  /** Shown after the title on a wide screen. */
  readonly wide?: ReactNode
  /** Shown at the right on a phone. */
  readonly narrow: ReactNode
}

// These elements are made once, so that React does not draw them again with each phase.
const PLAYBACK = <PlaybackButton />
const THEME = <ThemeButton />
const BACK = (
  <Link to="/" className="tap iconbtn" aria-label="All games">
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M10 3L5 8l5 5" />
    </svg>
  </Link>
)

export function MatchTop({ title, line, wide, narrow }: MatchTopProps) {
  return (
    <div className="match-top">
      <div className="wide-top">
        <Top tools={PLAYBACK}>
          <b>{title}</b>
          <span>{line}</span>
          {wide}
        </Top>
      </div>
      <header className="narrow-top">
        {BACK}
        <div className="t">
          {title}
          <small>{line}</small>
        </div>
        {PLAYBACK}
        {THEME}
        {narrow}
      </header>
      <PlaybackKeys />
    </div>
  )
}
