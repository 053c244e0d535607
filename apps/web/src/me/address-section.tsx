// The mail address with which a person signs in on other devices.
import { type FormEvent, useState } from 'react'
import { askForLink, type OwnAccount, removeAddress } from '../api/account.ts'
import { useAccountAction } from './account-action.ts'
import { FailureNote, SureButton } from './sure-button.tsx'

export function AddressSection({ account: { address, sendsMail } }: { readonly account: OwnAccount }) {
  const [typed, setTyped] = useState('')
  const ask = useAccountAction(askForLink)
  const remove = useAccountAction(removeAddress)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() !== '') ask.mutate(typed.trim())
  }
  return (
    <section aria-labelledby="own-address">
      <h2 id="own-address">Mail address</h2>
      <p>
        {address === null
          ? 'You play as a guest. With a mail address you can sign in on any device: you get a link by mail. There is no password, and other players never see the address.'
          : `Your address is ${address}. To sign in on another device, enter it there on this page.`}
      </p>
      {!sendsMail && <p>This server sends no mail. Its operator finds the link in the log of the server and can pass it on to you.</p>}
      <form onSubmit={submit} className="name-form">
        <label htmlFor="address">{address === null ? 'Your mail address' : 'Another mail address'}</label>
        <div className="name-row">
          <input
            id="address"
            className="in"
            type="email"
            value={typed}
            maxLength={254}
            autoComplete="email"
            onChange={(event) => setTyped(event.target.value)}
          />
          <button type="submit" className="btn" disabled={typed.trim() === '' || ask.isPending}>
            Send me a link
          </button>
        </div>
      </form>
      {ask.isSuccess && (
        <p role="status">
          {sendsMail
            ? `A mail to ${ask.variables} is on its way. Open its link within an hour, on this device or another one.`
            : `A link for ${ask.variables} is in the log of the server. It is valid for an hour.`}
        </p>
      )}
      <FailureNote error={ask.error ?? remove.error} />
      {address !== null && (
        <SureButton
          consequence="You can then sign in on another device only with a personal link from this one."
          yes="Yes, remove the address"
          busy={remove.isPending}
          onSure={() => remove.mutate(undefined)}
        >
          Remove the address
        </SureButton>
      )}
    </section>
  )
}
