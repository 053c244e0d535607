// A player's request to a match that is not an order, one at a time. Afterwards the match is loaded again.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isProblem } from '../api/client.ts'
import type { Refused } from './refusal.tsx'

export interface PendingAction<T> {
  readonly busy: boolean
  readonly refused: Refused | null
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
    refused: error && { rule: isProblem(error) ? error.rule : null, reason: error.message },
    run: (input) => mutate(input),
  }
}
