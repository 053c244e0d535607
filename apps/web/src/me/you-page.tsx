// The player's profile: the name, and a link that signs in another device.
import { useMutation, useQuery } from '@tanstack/react-query'
import { base } from '../api/base.ts'
import { meQuery } from '../api/queries.ts'
import { makeLink, type PersonalLink } from '../api/social.ts'
import { CopyLink } from '../parts/copy-link.tsx'
import { currentSecret } from '../proof/device-secret.ts'
import { ErrorNote, LoadingNote } from '../shell/error-page.tsx'
import { NameForm } from '../shell/own-name.tsx'
import { Page } from '../shell/shell.tsx'
import './profile.css'

export function MePage() {
  const { data: me, error, refetch } = useQuery(meQuery)
  return (
    <Page title="Your profile">
      {error && !me && <ErrorNote error={error} retry={() => void refetch()} />}
      {!me && !error && <LoadingNote what="Loading your profile…" />}
      {me && (
        <div className="me">
          <h1 className="big">{me.name || 'Your profile'}</h1>
          <section aria-label="Name">
            <NameForm key={me.name} name={me.name} done={() => {}} />
          </section>
          <section aria-labelledby="other-device">
            <h2 id="other-device">Use another device</h2>
            <p>
              There is no password. A cookie in this browser identifies you, and a key in this browser signs your orders. A personal link
              signs in another device: open it on your phone or another computer, and that device has your name, games, seats and designs
              too. Nothing changes on this device.
            </p>
            <OwnLink />
          </section>
        </div>
      )}
    </Page>
  )
}

/** The secret is behind `#`, which browsers do not send to the server. */
const personalAddress = (token: string) => `${location.origin}${base}/me/take/${encodeURIComponent(token)}#${currentSecret()}`

function OwnLink() {
  const link = useMutation({ mutationFn: makeLink })
  return (
    <>
      {link.data && <PersonalLinkBox link={link.data} />}
      <button type="button" className="btn" disabled={link.isPending} onClick={() => link.mutate()}>
        {link.data ? 'Make another link' : 'Make a personal link'}
      </button>
      {link.error && (
        <p className="bad" role="alert">
          {link.error.message}
        </p>
      )}
    </>
  )
}

const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' })

function PersonalLinkBox({ link: { token, expires } }: { readonly link: PersonalLink }) {
  return (
    <div role="status">
      <CopyLink address={personalAddress(token)} label="Personal link" />
      <p>
        It works once, until <time dateTime={new Date(expires).toISOString()}>{clock.format(expires)}</time>. It contains your key behind
        the #; browsers do not send that part to the server. Anybody who has the link is signed in as you and can sign your orders, so do
        not share it.
      </p>
    </div>
  )
}
