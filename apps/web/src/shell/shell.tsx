// The header of every page (navigation, theme, the player's name) and the frame of simple pages.
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { KeyHelp } from './key-help.tsx'
import { OwnName } from './own-name.tsx'
import { ThemeButton } from './theme-button.tsx'
import { WindowTitle } from './window-title.tsx'
import '../styles/styles.ts'
import './shell.css'

interface TopProps {
  /** Title of the page, in the middle. */
  readonly children?: ReactNode
  /** Buttons at the right, before the theme. */
  readonly tools?: ReactNode
  /** The title of the window, of a page that is not in a `Page`. */
  readonly inWindow?: string
}

// These elements are made once, so that React does not draw them again with each phase of a match.
const NAVIGATION = (
  <>
    <Link to="/" className="wordmark">
      Admiralty
    </Link>
    <nav aria-label="Main">
      <Link to="/" activeOptions={{ exact: true }} activeProps={{ 'aria-current': 'page' }}>
        Games
      </Link>
      <Link to="/learn" activeProps={{ 'aria-current': 'page' }}>
        Learn
      </Link>
      <Link to="/designer" activeProps={{ 'aria-current': 'page' }}>
        Designer
      </Link>
      <Link to="/rules" activeProps={{ 'aria-current': 'page' }}>
        Rules
      </Link>
      <Link to="/fairness" activeProps={{ 'aria-current': 'page' }}>
        Fair dice
      </Link>
    </nav>
  </>
)
const OWN_TOOLS = (
  <>
    <KeyHelp />
    <ThemeButton />
    <OwnName />
  </>
)

export function Top({ children, tools, inWindow }: TopProps) {
  return (
    <header className="top">
      {inWindow !== undefined && <WindowTitle title={inWindow} match={null} />}
      {NAVIGATION}
      <div className="mid">{children}</div>
      <div className="right">
        {tools}
        {OWN_TOOLS}
      </div>
    </header>
  )
}

interface PageProps {
  readonly children: ReactNode
  readonly title: string
  /** Set if the title says by itself in how many games it is the player's turn. */
  readonly counted?: true
}
export function Page({ children, title, counted }: PageProps) {
  const whole = `${title} · Admiralty`
  return (
    <>
      {counted ? <title>{whole}</title> : <WindowTitle title={whole} match={null} />}
      <Top />
      <main className="page">{children}</main>
    </>
  )
}
