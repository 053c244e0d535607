// Calls for notices by mail: the own choice, and what was sent.
import type { ChosenNotices, OwnNotices, SentNotice, UnsentNotice } from '@admiralty/protocol'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'

export type { ChosenNotices, OwnNotices, SentNotice, UnsentNotice }

export const noticesQuery = queryOptions({ queryKey: ['account', 'notices'], queryFn: () => call<OwnNotices>('/me/notices') })
export const chooseNotices = (choice: ChosenNotices) => call<ChosenNotices>('/me/notices', { method: 'PUT', body: choice })
