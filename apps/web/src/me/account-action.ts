// An action on the account, after which its page shows what is there now.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accountQuery } from '../api/account.ts'
import { base } from '../api/base.ts'

export function useAccountAction<Argument, Result>(act: (argument: Argument) => Promise<Result>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: act, onSuccess: () => queries.invalidateQueries({ queryKey: accountQuery.queryKey }) })
}

/** Loads everything anew, because this browser is now another person's. */
export const leaveAccount = (): void => location.assign(`${base}/`)

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })
export const dayOf = (time: number): string => day.format(time)
