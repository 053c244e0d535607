// The top edge of every page: name of the house, the few places to go, theme and one's own name.
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { OwnName } from './own-name.tsx'
import { ThemeButton } from './theme-button.tsx'
import '../styles/styles.ts'
import './shell.css'

interface TopProps {
  /** What this page is about, in the middle. */
  readonly children?: ReactNode
  /** At the right, before the theme. */
  readonly tools?: ReactNode
}

export function Top({ children, tools }: TopProps) {
  return (
    <header className="top">
      <Link to="/" className="wordmark">
        Admiralty
      </Link>
      <nav aria-label="Main">
        <Link to="/" activeOptions={{ exact: true }} activeProps={{ 'aria-current': 'page' }}>
          Shelf
        </Link>
        <Link to="/learn" className="with-room" activeProps={{ 'aria-current': 'page' }}>
          Learn
        </Link>
        <Link to="/designer" activeProps={{ 'aria-current': 'page' }}>
          Shipyard
        </Link>
        <Link to="/rules" activeProps={{ 'aria-current': 'page' }}>
          Rules
        </Link>
        <Link to="/fairness" activeProps={{ 'aria-current': 'page' }}>
          Fair dice
        </Link>
      </nav>
      <div className="mid">{children}</div>
      <div className="right">
        {tools}
        <ThemeButton />
        <OwnName />
      </div>
    </header>
  )
}

export function Page({ children, title }: { readonly children: ReactNode; readonly title: string }) {
  return (
    <>
      <title>{`${title} · Admiralty`}</title>
      <Top />
      <main className="page">{children}</main>
    </>
  )
}
