// Creates the match of Play now and opens it.
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { randomValue } from '../api/client.ts'
import type { GameDescription } from '../api/types.ts'
import { createMatch } from '../proof/signed-requests.ts'
import { type Against, quickMatch } from './quick-match.ts'

export interface QuickStart {
  readonly game: GameDescription
  readonly against: Against
  /** Default orders prepare the match, so that it opens at turn 1. */
  readonly prepared: boolean
}

export function useQuickMatch() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: ({ game, against }: QuickStart) => createMatch(quickMatch(game, against, randomValue())),
    onSuccess: ({ id }, { prepared }) => navigate({ to: '/table/$id', params: { id }, search: prepared ? { quick: 'yes' } : {} }),
  })
}
