// The last attempts to post to a person's webhook.
import type { OutletDelivery } from '../api/outlets.ts'

const clock = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
const KINDS: Readonly<Record<string, string>> = { test: 'Test', move: 'Your move', reminder: 'Reminder', last: 'You are the last' }

export function WebhookDeliveries({ deliveries }: { readonly deliveries: readonly OutletDelivery[] }) {
  if (deliveries.length === 0) return <p className="dim">Nothing has been posted yet.</p>
  return (
    <>
      <h3>Last deliveries</h3>
      <ul className="own-list">
        {deliveries.map(({ time, kind, status, why }) => (
          <li key={`${time} ${kind}`}>
            <span className="own-row">
              <b>{KINDS[kind] ?? kind}</b> <span className="dim">{clock.format(time)}</span>
            </span>
            <span className={why === null ? '' : 'bad'}>{why === null ? `delivered (${status})` : `failed: ${why}`}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
