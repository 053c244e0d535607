// A player's request to a match that is not an order, one at a time. Afterwards the match is loaded again.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Refused, reasonsOf } from '../api/client.ts'

export interface PendingAction<T> {
  readonly busy: boolean
  readonly refused: readonly Refused[] | null
  run(input: T): void
}

export function useMatchAction<T, R = unknown>(
  match: string,
  request: (input: T) => Promise<R>,
  done?: (result: R) => void,
): PendingAction<T> {
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: request,
    onSuccess: (result) => done?.(result),
    onSettled: () => queries.invalidateQueries({ queryKey: ['match', match] }),
  })
  return {
    busy: isPending,
    refused: error && reasonsOf(error),
    run: (input) => mutate(input),
  }
}
