// How a person is told besides mail: notifications of browsers, a calendar, and a webhook.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import {
  addPushBrowser,
  chooseWebhook,
  makeCalendar,
  type Outlets,
  outletsQuery,
  type PushBrowser,
  removePushBrowser,
  removeWebhook,
  testWebhook,
  withdrawCalendar,
} from '../api/outlets.ts'
import { CopyLink } from '../parts/copy-link.tsx'
import { dayOf } from './account-action.ts'
import { canNotify, subscribeHere } from './notifications.ts'
import { FailureNote, SureButton } from './sure-button.tsx'
import { WebhookDeliveries } from './webhook-deliveries.tsx'

export function OutletsSections() {
  const { data: outlets, error } = useQuery(outletsQuery)
  if (!outlets) return <FailureNote error={error} />
  return (
    <>
      <PushSection push={outlets.push} />
      <CalendarSection calendar={outlets.calendar} />
      <WebhookSection webhook={outlets.webhook} />
    </>
  )
}

/** An action after which the lists of these sections are read again. */
function useOutletAction<Argument, Result>(act: (argument: Argument) => Promise<Result>) {
  const queries = useQueryClient()
  // A failed test of a webhook is listed too.
  return useMutation({ mutationFn: act, onSettled: () => queries.invalidateQueries({ queryKey: outletsQuery.queryKey }) })
}

function PushSection({ push: { key, browsers } }: { readonly push: Outlets['push'] }) {
  const add = useOutletAction(async () => addPushBrowser(await subscribeHere(key)))
  return (
    <section aria-labelledby="notifications">
      <h2 id="notifications">Notifications</h2>
      <p>A browser can show your notices even when no page of Admiralty is open. The service that brings them cannot read them.</p>
      <ul className="own-list">
        {browsers.map((browser) => (
          <BrowserRow key={browser.id} browser={browser} />
        ))}
      </ul>
      {canNotify() ? (
        <button type="button" className="btn" disabled={add.isPending} onClick={() => add.mutate(undefined)}>
          Show notifications in this browser
        </button>
      ) : (
        <p>This browser cannot show notifications here. It needs a secure connection (https) and support for push messages.</p>
      )}
      {add.isSuccess && <p role="status">This browser shows your notices from now on.</p>}
      <FailureNote error={add.error} />
    </section>
  )
}

function BrowserRow({ browser: { id, device, created } }: { readonly browser: PushBrowser }) {
  const remove = useOutletAction(removePushBrowser)
  return (
    <li>
      <span className="own-row">
        <b>{device || 'Unknown browser'}</b> <span className="dim">since {dayOf(created)}</span>
      </span>
      <button
        type="button"
        className="btn"
        aria-label={`Show no notifications in ${device || 'an unknown browser'}`}
        disabled={remove.isPending}
        onClick={() => remove.mutate(id)}
      >
        Remove
      </button>
      <FailureNote error={remove.error} />
    </li>
  )
}

function CalendarSection({ calendar }: { readonly calendar: Outlets['calendar'] }) {
  const make = useOutletAction(makeCalendar)
  const withdraw = useOutletAction(withdrawCalendar)
  return (
    <section aria-labelledby="calendar">
      <h2 id="calendar">Calendar</h2>
      <p>
        A calendar program can show your deadlines. It reads them at a secret address, which has the game, the question, the deadline and a
        link, and nothing of the position.
      </p>
      {calendar && <p>Your calendar has an address since {dayOf(calendar.created)}.</p>}
      <button type="button" className="btn" disabled={make.isPending} onClick={() => make.mutate(undefined)}>
        {calendar ? 'Replace the address' : 'Make an address'}
      </button>
      {calendar && make.data && (
        <div role="status">
          <CopyLink address={make.data.address} label="Address of your calendar" />
          <p>Copy it now: it is shown only once. Whoever has it reads your deadlines.</p>
        </div>
      )}
      {calendar && (
        <SureButton
          consequence="Calendar programs with the address show your deadlines no more."
          yes="Yes, withdraw it"
          busy={withdraw.isPending}
          onSure={() => withdraw.mutate(undefined)}
        >
          Withdraw the address
        </SureButton>
      )}
      <FailureNote error={make.error ?? withdraw.error} />
    </section>
  )
}

function WebhookSection({ webhook }: { readonly webhook: Outlets['webhook'] }) {
  const [typed, setTyped] = useState('')
  const choose = useOutletAction(chooseWebhook)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    choose.mutate(typed.trim(), { onSuccess: () => setTyped('') })
  }
  return (
    <section aria-labelledby="webhook">
      <h2 id="webhook">Webhook</h2>
      <p>Your notices can be posted to a program of yours. It must have an https address that can be reached from the internet.</p>
      <form onSubmit={submit} className="name-form">
        <label htmlFor="webhook-address">{webhook ? 'Another address' : 'Address'}</label>
        <div className="name-row">
          <input
            id="webhook-address"
            className="in"
            type="url"
            value={typed}
            maxLength={1000}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
          <button type="submit" className="btn" disabled={typed.trim() === '' || choose.isPending}>
            Use this address
          </button>
        </div>
      </form>
      {webhook && choose.data && (
        <div role="status">
          <CopyLink address={choose.data.secret} label="Key of the signatures" />
          <p>Copy it now: it is shown only once. With it your program checks that messages come from this server.</p>
        </div>
      )}
      <FailureNote error={choose.error} />
      {webhook && <OwnWebhook webhook={webhook} />}
    </section>
  )
}

function OwnWebhook({ webhook: { url, ended, deliveries } }: { readonly webhook: NonNullable<Outlets['webhook']> }) {
  const test = useOutletAction(testWebhook)
  const remove = useOutletAction(removeWebhook)
  return (
    <>
      <p className="webhook-address">
        Notices are posted to <b>{url}</b>.
      </p>
      {ended !== null && <p className="bad">Nothing is posted any more: {ended}. Choose an address again to go on.</p>}
      <div className="alts">
        <button type="button" className="btn" disabled={test.isPending} onClick={() => test.mutate(undefined)}>
          Send a test
        </button>
        <SureButton
          consequence="Nothing is posted to your program any more."
          yes="Yes, remove it"
          busy={remove.isPending}
          onSure={() => remove.mutate(undefined)}
        >
          Remove the webhook
        </SureButton>
      </div>
      {test.data && (
        <p role="status">{test.data.why === null ? 'The test was delivered.' : `The test was not delivered: ${test.data.why}.`}</p>
      )}
      <FailureNote error={test.error ?? remove.error} />
      <WebhookDeliveries deliveries={deliveries} />
    </>
  )
}
