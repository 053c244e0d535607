// The devices on which the person is signed in, and the link that signs in one more.
import { useMutation } from '@tanstack/react-query'
import { type AccountDevice, type OwnAccount, signOut, signOutOthers } from '../api/account.ts'
import { base } from '../api/base.ts'
import { makeLink, type PersonalLink } from '../api/social.ts'
import { CopyLink } from '../parts/copy-link.tsx'
import { currentSecret } from '../proof/device-secret.ts'
import { dayOf, leaveAccount, useAccountAction } from './account-action.ts'
import { FailureNote, SureButton } from './sure-button.tsx'

export function DevicesSection({ account }: { readonly account: OwnAccount }) {
  const others = useAccountAction(signOutOthers)
  const { devices } = account
  return (
    <section aria-labelledby="devices">
      <h2 id="devices">Devices</h2>
      {devices.length === 0 && <p>You are not signed in yet: this browser gets a place with your first game.</p>}
      <ul className="own-list">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} account={account} />
        ))}
      </ul>
      {devices.length > 1 && (
        <SureButton
          consequence="All other devices then show another guest. Your games stay with you here."
          yes="Yes, sign them out"
          busy={others.isPending}
          onSure={() => others.mutate(undefined)}
        >
          Sign out all other devices
        </SureButton>
      )}
      <FailureNote error={others.error} />
      <h3>Use another device</h3>
      <p>
        A personal link signs in another device without mail, and takes your keys with it: that device has your name, games, seats and
        designs too. Nothing changes on this device.
      </p>
      <OwnLink />
    </section>
  )
}

interface DeviceRowProps {
  readonly device: AccountDevice
  readonly account: OwnAccount
}
function DeviceRow({ device: { id, device, created, seen, current }, account: { address, devices } }: DeviceRowProps) {
  const end = useAccountAction(async (one: string) => {
    await signOut(one)
    if (current) leaveAccount()
  })
  const isLastWay = current && address === null && devices.length === 1
  const consequence = current
    ? `This browser is then another guest.${isLastWay ? ' You have no address and no other device, so nobody can sign in as you again: your games are lost to you.' : ''}`
    : 'That device then shows another guest.'
  return (
    <li>
      <span className="own-row">
        <b>{device || 'Unknown browser'}</b>
        {current && ' (this device)'}
        <span className="dim">
          {' '}
          signed in {dayOf(created)}, last used {dayOf(seen)}
        </span>
      </span>
      <SureButton consequence={consequence} yes="Yes, sign out" busy={end.isPending} onSure={() => end.mutate(id)}>
        Sign out
      </SureButton>
      <FailureNote error={end.error} />
    </li>
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
      <FailureNote error={link.error} />
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
