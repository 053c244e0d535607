// The cache of server answers, emptied at each hand-over of the screen.
import { QueryClient } from '@tanstack/react-query'
import { isProblem } from './client.ts'

export const cache = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: (failures, error) => failures < 2 && !(isProblem(error) && error.status < 500),
    },
  },
})
