// Calls for the person's account: address, devices, copy of the keys, tokens.
import type {
  AccountDevice,
  AccountToken,
  AddressResponse,
  CurrentUser,
  MailLink,
  NewToken,
  OwnAccount,
  TokenRequest,
} from '@admiralty/protocol'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'

export type { AccountDevice, AccountToken, MailLink, OwnAccount, TokenRequest }

export const accountQuery = queryOptions({ queryKey: ['account'], queryFn: () => call<OwnAccount>('/me/account') })
/** The link in a mail. To read it uses nothing up. */
export const mailLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['mail-link', token],
    queryFn: () => call<MailLink>(`/me/mail/${encodeURIComponent(token)}`),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

export const askForLink = (address: string) => call<AddressResponse>('/me/address', { method: 'PUT', body: { address } })
export const removeAddress = () => call('/me/address', { method: 'DELETE' })
/** Confirms the address and signs this browser in. */
export const redeemMailLink = (token: string) => call<CurrentUser>('/me/mail', { method: 'POST', body: { token } })

export const signOut = (device: string) => call(`/me/devices/${encodeURIComponent(device)}`, { method: 'DELETE' })
export const signOutOthers = () => call('/me/devices', { method: 'DELETE' })

export const keyCopy = () => call<{ copy: string | null }>('/me/keys')
export const keepKeyCopy = (copy: string) => call('/me/keys', { method: 'PUT', body: { copy } })
export const removeKeyCopy = () => call('/me/keys', { method: 'DELETE' })

export const makeToken = (request: TokenRequest) => call<NewToken>('/me/tokens', { method: 'POST', body: request })
export const withdrawToken = (id: string) => call(`/me/tokens/${encodeURIComponent(id)}`, { method: 'DELETE' })

export const deleteAccount = () => call('/me', { method: 'DELETE' })
