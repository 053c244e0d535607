// Error pages: what went wrong, and what the player can do.
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isProblem } from '../api/client.ts'
import { forgetDrafts } from '../parts/kept-draft.ts'
import { Page } from './shell.tsx'

/** Titles by HTTP status; 0 means that no answer came. */
const TITLES: Readonly<Record<number, string>> = {
  0: 'No connection',
  401: 'Not allowed in this browser',
  403: 'Not allowed in this browser',
  404: 'Not found',
  410: 'No longer available',
  429: 'Too many requests',
}

const errorTitle = (error: unknown): string => (isProblem(error) ? (TITLES[error.status] ?? 'Request failed') : 'Something went wrong')

/** An error inside a page. With `retry` it has the button Try again. */
export function ErrorNote({ error, retry }: { readonly error: unknown; readonly retry?: () => void }) {
  const message = error instanceof Error ? error.message : String(error)
  return (
    <section className="trouble" role="alert">
      <h1 className="big">{errorTitle(error)}</h1>
      <p>{isProblem(error) ? message : `Error: ${message}. It is safe to reload: the server keeps every order you have sent.`}</p>
      <div className="alts">
        {retry && (
          <button type="button" className="btn" onClick={retry}>
            Try again
          </button>
        )}
        <button type="button" className="btn" onClick={() => location.reload()}>
          Reload
        </button>
        <Link to="/" className="btn">
          All games
        </Link>
      </div>
    </section>
  )
}

export function ErrorPage({ error, reset }: { readonly error: unknown; readonly reset?: () => void }) {
  useEffect(() => {
    if (!isProblem(error)) forgetDrafts()
  }, [error])
  return (
    <Page title={errorTitle(error)}>
      <ErrorNote error={error} {...(reset ? { retry: reset } : {})} />
    </Page>
  )
}

/** Says what is missing, with a way to the home page. */
export const Missing = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <section className="trouble">
    <h1 className="big">{title}</h1>
    <p>{text}</p>
    <div className="alts">
      <Link to="/" className="btn">
        All games
      </Link>
    </div>
  </section>
)

export const NotFoundPage = () => (
  <Page title="Page not found">
    <Missing title="Page not found" text="Admiralty has no page at this address. The link may be incomplete." />
  </Page>
)

export function LoadingNote({ what }: { readonly what: string }) {
  return (
    <p className="waiting-note dim" role="status">
      {what}
    </p>
  )
}
