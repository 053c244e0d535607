// What the server said lately. Emptied when the screen is handed over.
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
