// Notifications of this browser: its permission, its service worker, and its subscription at a push service.
import type { PushRequest } from '@admiralty/protocol'
import { base } from '../api/base.ts'

/** Whether this browser can show notifications. It needs a secure connection. */
export const canNotify = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Asks for permission and subscribes this browser with the key of the server. Throws with the reason if that is not possible. */
export async function subscribeHere(key: string): Promise<PushRequest> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Error('This browser does not allow notifications of this page. Allow them in its settings, then try again.')
  await navigator.serviceWorker.register(`${base}/notices-worker.js`)
  const { pushManager } = await navigator.serviceWorker.ready
  // A subscription with the key of a former server cannot be used.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = subscription.toJSON()
  if (endpoint === undefined || keys === undefined) throw new Error('This browser gave no address for notifications.')
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } }
}
