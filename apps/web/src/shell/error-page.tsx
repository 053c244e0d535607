// When something went wrong: what happened, and ways out. Never a blank page.
import { Link } from '@tanstack/react-router'
import { isProblem } from '../api/client.ts'
import { Page } from './shell.tsx'

const TITLES: Readonly<Record<number, string>> = {
  0: 'No connection',
  401: 'Not for this browser',
  403: 'Not for this browser',
  404: 'There is nothing here',
  410: 'No longer there',
  429: 'Too many requests',
}

const errorTitle = (error: unknown): string =>
  isProblem(error) ? (TITLES[error.status] ?? 'That did not work') : 'Something broke on this page'

/** In the middle of a page. */
export function ErrorNote({ error, retry }: { readonly error: unknown; readonly retry?: () => void }) {
  const said = error instanceof Error ? error.message : String(error)
  return (
    <section className="trouble" role="alert">
      <h1 className="big">{errorTitle(error)}</h1>
      <p>{isProblem(error) ? said : `The program says: ${said}. Reloading is safe: everything that was sealed is kept by the server.`}</p>
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
          To the shelf
        </Link>
      </div>
    </section>
  )
}

export function ErrorPage({ error, reset }: { readonly error: unknown; readonly reset?: () => void }) {
  return (
    <Page title={errorTitle(error)}>
      <ErrorNote error={error} {...(reset ? { retry: reset } : {})} />
    </Page>
  )
}

export function NotFoundPage() {
  return (
    <Page title="Nothing here">
      <section className="trouble">
        <h1 className="big">There is nothing here</h1>
        <p>The address leads to no page of Admiralty. It may have been cut short on its way to you.</p>
        <div className="alts">
          <Link to="/" className="btn">
            To the shelf
          </Link>
        </div>
      </section>
    </Page>
  )
}

export function LoadingNote({ what }: { readonly what: string }) {
  return (
    <p className="waiting-note dim" role="status">
      {what}
    </p>
  )
}
