// Calls for a person's outlets: the calendar, the webhook, and browsers that show notifications.
import type { NewCalendar, NewWebhook, OutletDelivery, Outlets, PushBrowser, PushRequest } from '@admiralty/protocol'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'

export type { OutletDelivery, Outlets, PushBrowser }

export const outletsQuery = queryOptions({ queryKey: ['outlets'], queryFn: () => call<Outlets>('/me/outlets') })

export const makeCalendar = () => call<NewCalendar>('/me/calendar', { method: 'POST', body: {} })
export const withdrawCalendar = () => call('/me/calendar', { method: 'DELETE' })

export const chooseWebhook = (url: string) => call<NewWebhook>('/me/webhook', { method: 'PUT', body: { url } })
export const removeWebhook = () => call('/me/webhook', { method: 'DELETE' })
export const testWebhook = () => call<OutletDelivery>('/me/webhook/test', { method: 'POST', body: {} })

export const addPushBrowser = (subscription: PushRequest) => call<{ id: string }>('/me/push', { method: 'POST', body: subscription })
export const removePushBrowser = (id: string) => call(`/me/push/${encodeURIComponent(id)}`, { method: 'DELETE' })
